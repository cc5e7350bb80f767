GRANT SELECT, INSERT ON avisos_laudos TO clinica_laudos, clinica_admin;
GRANT SELECT, UPDATE (enviado_em, falha) ON avisos_laudos TO clinica_sistema;
CREATE POLICY avisos_laudos_equipe ON avisos_laudos TO clinica_admin, clinica_laudos
  USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'))
  WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));
CREATE POLICY avisos_laudos_dono_le ON avisos_laudos FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY avisos_laudos_dono_exclui ON avisos_laudos FOR DELETE TO CURRENT_USER USING (true);
CREATE POLICY avisos_laudos_sistema ON avisos_laudos TO clinica_sistema USING (true) WITH CHECK (true);
