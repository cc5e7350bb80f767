-- Only functions that run as the owner add or change rows, and only they read keys and hashes (`le_compartilhado`).
GRANT SELECT (id, laudo_id, oque, codigo, erros, criado_por, criado_em, expira_em, encerrado_em, fim)
  ON compartilhamentos TO clinica_paciente, clinica_pode_pacientes;
GRANT SELECT (id, compartilhamento_id, nome, via, aberto_em)
  ON compartilhamento_aberturas TO clinica_paciente, clinica_pode_pacientes;
GRANT SELECT (id, encerrado_em, expira_em), DELETE ON compartilhamentos TO clinica_sistema;
CREATE POLICY compartilhamentos_equipe ON compartilhamentos FOR SELECT TO clinica_pode_pacientes
  USING ((select pode('pacientes')));
CREATE POLICY compartilhamento_aberturas_equipe ON compartilhamento_aberturas FOR SELECT TO clinica_pode_pacientes
  USING ((select pode('pacientes')));
-- The policies of laudos decide which reports the patient's access opens.
CREATE POLICY compartilhamentos_proprios ON compartilhamentos FOR SELECT TO clinica_paciente
  USING (laudo_id in (select id from laudos));
CREATE POLICY compartilhamento_aberturas_proprias ON compartilhamento_aberturas FOR SELECT TO clinica_paciente
  USING (compartilhamento_id in (select id from compartilhamentos));
CREATE POLICY compartilhamentos_sistema ON compartilhamentos TO clinica_sistema USING (true);
CREATE POLICY compartilhamentos_dono ON compartilhamentos TO CURRENT_USER USING (true);
CREATE POLICY compartilhamento_aberturas_dono ON compartilhamento_aberturas TO CURRENT_USER USING (true);
