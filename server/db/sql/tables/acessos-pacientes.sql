-- Only functions that run as the owner write this table; the jobs delete expired rows.
GRANT SELECT, DELETE ON acessos_pacientes TO clinica_sistema;
CREATE POLICY acessos_pacientes_sistema ON acessos_pacientes TO clinica_sistema USING (true);
CREATE POLICY acessos_pacientes_dono ON acessos_pacientes TO CURRENT_USER USING (true);
