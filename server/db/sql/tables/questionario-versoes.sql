-- Only the trigger of questionarios writes, as the owner. Answers refer to versions, so no role may change them.
GRANT SELECT ON questionario_versoes TO clinica_pode_conteudo, clinica_pode_pacientes;
CREATE POLICY questionario_versoes_equipe_le ON questionario_versoes FOR SELECT
  TO clinica_pode_conteudo, clinica_pode_pacientes USING ((select pode('painel')));
CREATE POLICY questionario_versoes_dono_le ON questionario_versoes FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY questionario_versoes_dono_escreve ON questionario_versoes FOR INSERT TO CURRENT_USER WITH CHECK (true);
