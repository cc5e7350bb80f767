-- Triggers and functions write as the owner, who has no policy for deleting; no other role writes.
GRANT SELECT ON trilha TO clinica_pode_painel;
CREATE POLICY trilha_escreve ON trilha FOR INSERT TO CURRENT_USER WITH CHECK (true);
CREATE POLICY trilha_admin_le ON trilha FOR SELECT TO clinica_pode_administracao
  USING ((select pode('administracao')));
CREATE POLICY trilha_propria ON trilha FOR SELECT TO clinica_pode_painel
  USING (usuario_id = (select id from quem_pede() where current_user = current_setting('role')));
-- Who may change a thing may read its history.
CREATE POLICY trilha_editores_leem ON trilha FOR SELECT TO clinica_pode_conteudo, clinica_pode_pacientes
  USING ((select pode('painel')) and has_table_privilege(to_regclass('public.' || quote_ident(coisa)), 'UPDATE'));
-- Readers with `consulta` see no lines about posts that they may not read, and none with an unpublished version.
CREATE POLICY trilha_consulta_le ON trilha FOR SELECT TO clinica_pode_consulta
  USING ((select pode('consulta')) AND (coisa IN ('profissionais', 'convenios', 'exames')
    OR coisa = 'blog_posts' AND EXISTS (SELECT FROM blog_posts WHERE id::text = registro)
      AND NOT jsonb_path_exists(jsonb_build_array(antes, depois, conteudo), '$[*].pendente ? (@.type() == "object")')));
-- Functions that run as the owner read a record's last version here, and empty the trash.
CREATE POLICY trilha_dono_le ON trilha FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY trilha_dono_esvazia ON trilha FOR UPDATE TO CURRENT_USER USING (true);

CREATE TRIGGER so_esvazia BEFORE UPDATE ON trilha FOR EACH ROW EXECUTE FUNCTION so_esvazia();
