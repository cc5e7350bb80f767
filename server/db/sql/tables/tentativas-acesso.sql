-- Only functions that run as the owner write this table; the jobs delete expired rows.
GRANT SELECT, DELETE ON tentativas_acesso TO clinica_sistema;
CREATE POLICY tentativas_acesso_sistema ON tentativas_acesso TO clinica_sistema USING (true);
CREATE POLICY tentativas_acesso_dono ON tentativas_acesso TO CURRENT_USER USING (true);
