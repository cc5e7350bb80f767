-- Only functions that run as the owner write this table; the jobs delete expired rows.
GRANT SELECT, DELETE ON codigos_acesso TO clinica_sistema;
CREATE POLICY codigos_acesso_sistema ON codigos_acesso TO clinica_sistema USING (true);
CREATE POLICY codigos_acesso_dono ON codigos_acesso TO CURRENT_USER USING (true);
