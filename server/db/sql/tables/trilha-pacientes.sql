-- The chain. Only functions that run as the owner add a line, and nobody may change or delete one.
GRANT SELECT ON trilha_pacientes TO clinica_laudos, clinica_admin;
GRANT SELECT (numero, quando, quem, responsavel, usuario_nome, acao, laudos, de_onde) ON trilha_pacientes TO clinica_paciente;
CREATE POLICY trilha_pacientes_escreve ON trilha_pacientes FOR INSERT TO CURRENT_USER WITH CHECK (true);
CREATE POLICY trilha_pacientes_dono_le ON trilha_pacientes FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY trilha_pacientes_equipe_le ON trilha_pacientes FOR SELECT TO clinica_admin, clinica_laudos
  USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));
CREATE POLICY trilha_pacientes_propria ON trilha_pacientes FOR SELECT TO clinica_paciente
  USING (pacientes @> array[(select paciente_id from acesso_atual() where current_user = current_setting('role'))] and ((select laudo_id from acesso_atual() where current_user = current_setting('role')) is null or laudos @> array[(select laudo_id from acesso_atual() where current_user = current_setting('role'))]));
