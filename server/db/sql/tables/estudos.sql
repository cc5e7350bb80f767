GRANT SELECT, INSERT, UPDATE, DELETE ON estudos, series, imagens TO clinica_sistema;
GRANT SELECT, UPDATE (laudo_id, divergencias), DELETE ON estudos TO clinica_pode_pacientes;
GRANT SELECT ON series, imagens TO clinica_pode_pacientes;
GRANT SELECT (id, laudo_id, recebido_em) ON estudos TO clinica_paciente;
GRANT SELECT (id, estudo_id, numero, rotulo, modalidade, situacao, renderizacao, versao_chave, indice) ON series TO clinica_paciente;
GRANT SELECT (id, serie_id, arquivo, versao_chave, bytes, numero, problema) ON imagens TO clinica_paciente;
-- The tests of permissions insert rows as the operator.
GRANT INSERT ON estudos, series, imagens TO clinica_operador;
CREATE POLICY estudos_equipe ON estudos TO clinica_pode_pacientes USING ((select pode('pacientes')));
CREATE POLICY series_equipe ON series FOR SELECT TO clinica_pode_pacientes USING ((select pode('pacientes')));
CREATE POLICY imagens_equipe ON imagens FOR SELECT TO clinica_pode_pacientes USING ((select pode('pacientes')));
-- A patient reads images only while their report is released: not before, and not after it was annulled.
CREATE POLICY estudos_proprios ON estudos FOR SELECT TO clinica_paciente
  USING (laudo_id in (select id from laudos where status in ('liberado', 'retificado')));
CREATE POLICY series_proprias ON series FOR SELECT TO clinica_paciente USING (estudo_id in (select id from estudos));
CREATE POLICY imagens_proprias ON imagens FOR SELECT TO clinica_paciente USING (serie_id in (select id from series));
CREATE POLICY series_operador ON series FOR INSERT TO clinica_operador WITH CHECK (true);
CREATE POLICY imagens_operador ON imagens FOR INSERT TO clinica_operador WITH CHECK (true);
CREATE POLICY estudos_sistema ON estudos TO clinica_sistema USING (true) WITH CHECK (true);
CREATE POLICY series_sistema ON series TO clinica_sistema USING (true) WITH CHECK (true);
CREATE POLICY imagens_sistema ON imagens TO clinica_sistema USING (true) WITH CHECK (true);
CREATE POLICY estudos_dono ON estudos TO CURRENT_USER USING (true);
CREATE POLICY series_dono ON series TO CURRENT_USER USING (true);
CREATE POLICY imagens_dono ON imagens TO CURRENT_USER USING (true);

CREATE TRIGGER guarda_estudo BEFORE INSERT OR UPDATE ON estudos FOR EACH ROW EXECUTE FUNCTION guarda_estudo();
CREATE TRIGGER encadeia_estudo AFTER INSERT OR DELETE ON estudos FOR EACH ROW EXECUTE FUNCTION encadeia_estudo();
CREATE TRIGGER encadeia_estudo_ligado AFTER UPDATE ON estudos FOR EACH ROW
  WHEN (OLD.laudo_id IS DISTINCT FROM NEW.laudo_id) EXECUTE FUNCTION encadeia_estudo();
