GRANT SELECT, INSERT ON avisos_laudos TO clinica_pode_pacientes;
GRANT SELECT, UPDATE (enviado_em, falha) ON avisos_laudos TO clinica_sistema;
CREATE POLICY avisos_laudos_equipe ON avisos_laudos TO clinica_pode_pacientes USING ((select pode('pacientes')));
CREATE POLICY avisos_laudos_sistema ON avisos_laudos TO clinica_sistema USING (true);
CREATE POLICY avisos_laudos_dono ON avisos_laudos TO CURRENT_USER USING (true);
