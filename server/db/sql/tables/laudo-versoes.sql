-- Only a PDF that is not matched to a report can be deleted (guarda_versao).
GRANT SELECT, INSERT, DELETE, UPDATE (laudo_id, numero, motivo, desenho, alteracao_lida) ON laudo_versoes TO clinica_pode_pacientes;
GRANT SELECT (id, laudo_id, numero, arquivo, versao_chave, bytes, sha256, assinado, assinado_por, integridade, assinaturas, desenho, paginas, texto,
  criado_em) ON laudo_versoes TO clinica_paciente;
-- The jobs add PDFs that the clinic's equipment sends.
GRANT SELECT, INSERT, UPDATE (desenho, paginas, texto, integridade, assinaturas, regra_assinatura, assinatura_mudou_em)
  ON laudo_versoes TO clinica_sistema;
CREATE POLICY laudo_versoes_equipe ON laudo_versoes TO clinica_pode_pacientes USING ((select pode('pacientes')));
-- A patient reads only the current version of a released report, so an annulled report (anulado) shows no file.
CREATE POLICY laudo_versoes_proprias ON laudo_versoes FOR SELECT TO clinica_paciente
  USING (id in (select versao_atual from laudos where status in ('liberado', 'retificado')));
CREATE POLICY laudo_versoes_sistema ON laudo_versoes TO clinica_sistema USING (true) WITH CHECK (true);
CREATE POLICY laudo_versoes_dono ON laudo_versoes TO CURRENT_USER USING (true);

CREATE TRIGGER guarda_versao BEFORE UPDATE OR DELETE ON laudo_versoes FOR EACH ROW EXECUTE FUNCTION guarda_versao();
CREATE TRIGGER encadeia_versao AFTER INSERT OR DELETE ON laudo_versoes FOR EACH ROW EXECUTE FUNCTION encadeia_versao();
CREATE TRIGGER encadeia_versao_juntada AFTER UPDATE ON laudo_versoes FOR EACH ROW
  WHEN (OLD.laudo_id IS DISTINCT FROM NEW.laudo_id OR OLD.integridade <> NEW.integridade) EXECUTE FUNCTION encadeia_versao();
