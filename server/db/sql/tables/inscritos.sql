GRANT SELECT, DELETE ON inscritos TO clinica_pode_conteudo;
GRANT SELECT, UPDATE, DELETE ON inscritos TO clinica_sistema;
GRANT INSERT ON inscritos TO clinica_operador;
CREATE POLICY inscritos_editores ON inscritos TO clinica_pode_conteudo USING ((select pode('conteudo')));
CREATE POLICY inscritos_sistema ON inscritos TO clinica_sistema USING (true);
CREATE POLICY inscritos_operador_cria ON inscritos FOR INSERT TO clinica_operador WITH CHECK (true);
CREATE POLICY inscritos_dono ON inscritos TO CURRENT_USER USING (true);

CREATE TRIGGER conta_versao BEFORE UPDATE ON inscritos FOR EACH ROW EXECUTE FUNCTION conta_versao();
-- Subscribers are not staff, so the trail records who removed the row, never the e-mail address.
CREATE TRIGGER registra_mudanca_pessoal AFTER DELETE ON inscritos FOR EACH ROW
  WHEN (current_setting('role') <> 'clinica_sistema') EXECUTE FUNCTION registra_mudanca('sem valores');
