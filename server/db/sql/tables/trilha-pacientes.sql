-- Only functions that run as the owner add a line, and nobody may change or delete one.
GRANT SELECT ON trilha_pacientes TO clinica_pode_pacientes;
GRANT SELECT (numero, quando, quem, responsavel, usuario_nome, acao, documentos, de_onde) ON trilha_pacientes TO clinica_paciente;
CREATE POLICY trilha_pacientes_escreve ON trilha_pacientes FOR INSERT TO CURRENT_USER WITH CHECK (true);
CREATE POLICY trilha_pacientes_dono_le ON trilha_pacientes FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY trilha_pacientes_equipe_le ON trilha_pacientes FOR SELECT TO clinica_pode_pacientes
  USING ((select pode('pacientes')));
-- The patient reads all lines about herself; a guardian, only those about reports that the access opens.
CREATE POLICY trilha_pacientes_propria ON trilha_pacientes FOR SELECT TO clinica_paciente
  USING (pacientes && (select pacientes_do_acesso() where current_user = current_setting('role'))::uuid[] and (documentos && (select array_agg('laudo:' || laudo) from laudos_do_acesso() where current_user = current_setting('role'))::text[]
    or not (select responsavel from acesso_atual() where current_user = current_setting('role'))
      and ((select documento from acesso_atual() where current_user = current_setting('role')) is null or documentos @> array[(select documento from acesso_atual() where current_user = current_setting('role'))])));
