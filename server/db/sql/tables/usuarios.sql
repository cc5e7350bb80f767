-- Nobody may change a row's e-mail or account. The account (auth_users) is deleted after the row.
GRANT SELECT ON usuarios TO clinica_pode_painel;
GRANT SELECT, INSERT, DELETE, UPDATE (nome, tipo_usuario) ON usuarios TO clinica_pode_administracao;
GRANT SELECT (id, nome, email, tipo_usuario, auth_user_id) ON usuarios TO clinica_entrada;
CREATE POLICY usuarios_admin ON usuarios TO clinica_pode_administracao USING ((select pode('administracao')));
-- An administrator can be deleted only after a demotion, and nobody can delete their own row.
CREATE POLICY usuarios_admin_exclui ON usuarios AS RESTRICTIVE FOR DELETE TO clinica_pode_administracao
  USING (not administra(tipo_usuario) and id is distinct from (select id from quem_pede() where current_user = current_setting('role')));
CREATE POLICY usuarios_equipe_le_a_propria ON usuarios FOR SELECT TO clinica_pode_painel
  USING (id = (select id from quem_pede() where current_user = current_setting('role')));
CREATE POLICY usuarios_auth_le ON usuarios FOR SELECT TO clinica_entrada USING (true);
CREATE POLICY usuarios_dono_le ON usuarios FOR SELECT TO CURRENT_USER USING (true);

CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON usuarios FOR EACH ROW EXECUTE FUNCTION conta_versao();
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON usuarios FOR EACH ROW
  EXECUTE FUNCTION registra_mudanca('auth_user_id');
CREATE TRIGGER libera_mensagens AFTER UPDATE OF tipo_usuario ON usuarios FOR EACH ROW
  WHEN (OLD.tipo_usuario <> NEW.tipo_usuario) EXECUTE FUNCTION libera_mensagens();
CREATE TRIGGER mantem_admin AFTER UPDATE OR DELETE ON usuarios FOR EACH ROW EXECUTE FUNCTION mantem_admin();
