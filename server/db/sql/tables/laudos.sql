-- Nobody deletes a report (Lei 13.787/2018).
GRANT SELECT, INSERT, UPDATE ON laudos TO clinica_pode_pacientes;
GRANT SELECT (id, protocolo, protocolo_hash, exame, data_exame, previsto_para, medico_responsavel, crm, status,
  versao_atual, movido_para, liberado_em, retificado_em) ON laudos TO clinica_paciente;
GRANT SELECT ON laudos TO clinica_sistema;
CREATE POLICY laudos_equipe ON laudos TO clinica_pode_pacientes USING ((select pode('pacientes')));
CREATE POLICY laudos_proprios ON laudos FOR SELECT TO clinica_paciente
  USING (id = ANY ((select array_agg(laudo) from laudos_do_acesso() where current_user = current_setting('role'))::uuid[]));
CREATE POLICY laudos_sistema_le ON laudos FOR SELECT TO clinica_sistema USING (true);
CREATE POLICY laudos_dono ON laudos TO CURRENT_USER USING (true);

CREATE TRIGGER guarda_laudo BEFORE INSERT OR UPDATE ON laudos FOR EACH ROW EXECUTE FUNCTION guarda_laudo();
CREATE TRIGGER encerra_entradas BEFORE UPDATE ON laudos FOR EACH ROW
  WHEN (OLD.paciente_id IS DISTINCT FROM NEW.paciente_id OR OLD.movido_para IS DISTINCT FROM NEW.movido_para
    OR OLD.protocolo_hash <> NEW.protocolo_hash OR OLD.status <> 'anulado' AND NEW.status = 'anulado'
    OR OLD.reservado IS NOT TRUE AND NEW.reservado)
  EXECUTE FUNCTION encerra_entradas_do_laudo();
CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON laudos FOR EACH ROW EXECUTE FUNCTION conta_versao('aberto_em');
CREATE TRIGGER registra_campos AFTER INSERT OR UPDATE ON laudos FOR EACH ROW
  EXECUTE FUNCTION registra_mudanca('sem valores', 'protocolo_hash', 'exame_hash', 'aberto_em');
CREATE TRIGGER encadeia_laudo AFTER INSERT OR UPDATE ON laudos FOR EACH ROW EXECUTE FUNCTION encadeia_laudo();
CREATE TRIGGER emite_versao AFTER UPDATE ON laudos FOR EACH ROW
  WHEN (NEW.status IN ('liberado', 'retificado') AND (OLD.status = 'em_analise' OR OLD.versao_atual IS DISTINCT FROM NEW.versao_atual))
  EXECUTE FUNCTION emite_versao();
