-- Of a person only name and role change; e-mail and account stay with the row. An account goes after its person, with
-- all that hangs on it.
GRANT SELECT ON usuarios TO clinica_pode_painel;
GRANT SELECT, INSERT, DELETE, UPDATE (nome, tipo_usuario) ON usuarios TO clinica_pode_administracao;
GRANT SELECT (id, nome, email, tipo_usuario, auth_user_id) ON usuarios TO clinica_entrada;
CREATE POLICY usuarios_admin_le ON usuarios FOR SELECT TO clinica_pode_administracao
  USING ((select pode('administracao')));
CREATE POLICY usuarios_admin_cria ON usuarios FOR INSERT TO clinica_pode_administracao
  WITH CHECK ((select pode('administracao')));
CREATE POLICY usuarios_admin_altera ON usuarios FOR UPDATE TO clinica_pode_administracao
  USING ((select pode('administracao')));
-- An administrator is demoted first, so that nobody loses the last one by a click; and nobody
-- deletes the account they are signed in with.
CREATE POLICY usuarios_admin_exclui ON usuarios FOR DELETE TO clinica_pode_administracao
  USING ((select pode('administracao')) and not administra(tipo_usuario) and id is distinct from (select id from quem_pede() where current_user = current_setting('role')));
-- For functions that run as the owner.
CREATE POLICY usuarios_dono_conta ON usuarios FOR SELECT TO CURRENT_USER USING (true);
-- To find the person behind a session.
CREATE POLICY usuarios_auth_le ON usuarios FOR SELECT TO clinica_entrada USING (true);
CREATE POLICY usuarios_equipe_le_a_propria ON usuarios FOR SELECT TO clinica_pode_painel
  USING (id = (select id from quem_pede() where current_user = current_setting('role')));

CREATE TRIGGER conta_versao BEFORE UPDATE ON usuarios FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*)
  EXECUTE FUNCTION conta_versao();
CREATE TRIGGER conta_versao_criacao BEFORE INSERT ON usuarios FOR EACH ROW EXECUTE FUNCTION conta_versao();
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON usuarios FOR EACH ROW
  EXECUTE FUNCTION registra_mudanca('auth_user_id');
CREATE TRIGGER mantem_admin AFTER UPDATE ON usuarios FOR EACH ROW
  WHEN (OLD.tipo_usuario <> NEW.tipo_usuario) EXECUTE FUNCTION mantem_admin();
CREATE TRIGGER mantem_admin_exclusao AFTER DELETE ON usuarios FOR EACH ROW EXECUTE FUNCTION mantem_admin();
