-- Only clinica_entrada, and backups, may read password hashes, session tokens and second factors' secrets.
GRANT SELECT, UPDATE ON auth_users, auth_accounts TO clinica_entrada;
GRANT SELECT, INSERT, UPDATE, DELETE ON auth_sessions, auth_verifications, auth_two_factors, auth_recoveries, auth_limits
  TO clinica_entrada;
CREATE POLICY auth_users_auth ON auth_users TO clinica_entrada USING (true);
CREATE POLICY auth_accounts_auth ON auth_accounts TO clinica_entrada USING (true);
CREATE POLICY auth_sessions_auth ON auth_sessions TO clinica_entrada USING (true);
CREATE POLICY auth_two_factors_auth ON auth_two_factors TO clinica_entrada USING (true);
CREATE POLICY auth_verifications_auth ON auth_verifications TO clinica_entrada USING (true);
CREATE POLICY auth_recoveries_auth ON auth_recoveries TO clinica_entrada USING (true);
CREATE POLICY auth_limits_auth ON auth_limits TO clinica_entrada USING (true);

-- Administrators may remove a second factor, never add one. They may delete an account only after its row in usuarios.
GRANT SELECT, INSERT, DELETE, UPDATE (two_factor_enabled, updated_at) ON auth_users TO clinica_pode_administracao;
GRANT SELECT (id, user_id, verified), DELETE ON auth_two_factors TO clinica_pode_administracao;
CREATE POLICY auth_users_admin ON auth_users TO clinica_pode_administracao
  USING ((select pode('administracao'))) WITH CHECK ((select pode('administracao')) and not two_factor_enabled);
CREATE POLICY auth_users_admin_exclui ON auth_users AS RESTRICTIVE FOR DELETE TO clinica_pode_administracao
  USING (not exists (select from usuarios where auth_user_id = auth_users.id));
CREATE POLICY auth_two_factors_admin ON auth_two_factors TO clinica_pode_administracao
  USING ((select pode('administracao')));

-- Administrators write invitations, never recovery links. No grant lets them read a link's hash.
GRANT SELECT (user_id, purpose, created_at, expires_at, used_at), INSERT, DELETE, UPDATE (expires_at) ON auth_recoveries
  TO clinica_pode_administracao;
CREATE POLICY auth_recoveries_convites ON auth_recoveries TO clinica_pode_administracao
  USING ((select pode('administracao')) and purpose = 'convite');

-- Staff replace their own password without reading its hash. `updated_at` shows whether the password changed meanwhile.
GRANT INSERT ON auth_accounts TO clinica_pode_administracao;
GRANT SELECT (id, user_id, provider_id, updated_at), UPDATE (password, updated_at) ON auth_accounts
  TO clinica_pode_painel;
CREATE POLICY auth_accounts_admin ON auth_accounts TO clinica_pode_administracao
  USING ((select pode('administracao')));
CREATE POLICY auth_accounts_propria ON auth_accounts TO clinica_pode_painel
  USING (user_id = (select conta from quem_pede() where current_user = current_setting('role')));

GRANT SELECT (id, user_id, created_at, used_at, expires_at, ip_address, user_agent), DELETE ON auth_sessions
  TO clinica_pode_painel;
CREATE POLICY auth_sessions_admin ON auth_sessions TO clinica_pode_administracao
  USING ((select pode('administracao')));
CREATE POLICY auth_sessions_proprias ON auth_sessions TO clinica_pode_painel
  USING (user_id = (select conta from quem_pede() where current_user = current_setting('role')));
-- `quem_pede` runs as the owner and reads all sessions.
CREATE POLICY auth_sessions_dono_le ON auth_sessions FOR SELECT TO CURRENT_USER USING (true);
