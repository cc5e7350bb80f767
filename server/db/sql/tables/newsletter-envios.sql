GRANT SELECT, INSERT, UPDATE ON newsletter_envios TO clinica_editor, clinica_admin;
GRANT SELECT, UPDATE ON newsletter_envios TO clinica_sistema;
CREATE POLICY newsletter_envios_editores ON newsletter_envios TO clinica_admin, clinica_editor
  USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'))
  WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));
CREATE POLICY newsletter_envios_jobs ON newsletter_envios TO clinica_sistema USING (true) WITH CHECK (true);
CREATE POLICY newsletter_envios_dono_le ON newsletter_envios FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY newsletter_envios_dono_exclui ON newsletter_envios FOR DELETE TO CURRENT_USER USING (true);
CREATE POLICY newsletter_envios_operador ON newsletter_envios TO clinica_operador USING (true) WITH CHECK (true);
