SELECT protege_dados_pessoais('agendamentos', 'pacientes');
SELECT protege_dados_pessoais('agendamento_anexos', 'pacientes');
-- Staff may change these columns. The trigger guarda_agendamento refuses forbidden changes of state.
GRANT UPDATE (estado, pedido, busca, guia, autorizacao_pedida_em, autorizacao_prazo, alta_complexidade, foto_motivo, motivo,
    laudo_id, respostas, seguranca)
  ON agendamentos TO clinica_pode_pacientes;
GRANT SELECT (id, versao, lista_espera_em, respostas, seguranca, codigo, estado, pedido, autorizacao_prazo, foto_motivo, motivo, recebido_em, espera_desde, encerrado_em)
  ON agendamentos TO clinica_paciente;
GRANT SELECT (id, tipo, recebido_em) ON agendamento_anexos TO clinica_paciente;
GRANT INSERT ON agendamentos, agendamento_anexos TO clinica_operador;
CREATE POLICY agendamentos_do_link ON agendamentos FOR SELECT TO clinica_paciente
  USING (id = (select agendamento_do_acesso() where current_user = current_setting('role')));
CREATE POLICY agendamento_anexos_do_link ON agendamento_anexos FOR SELECT TO clinica_paciente
  USING (agendamento_id = (select agendamento_do_acesso() where current_user = current_setting('role')));
CREATE TRIGGER guarda_agendamento BEFORE UPDATE ON agendamentos FOR EACH ROW EXECUTE FUNCTION guarda_agendamento();

-- Only functions that run as the owner write acessos_agendamentos; the jobs delete expired rows.
GRANT SELECT, DELETE ON acessos_agendamentos TO clinica_sistema;
CREATE POLICY acessos_agendamentos_sistema ON acessos_agendamentos TO clinica_sistema USING (true);
CREATE POLICY acessos_agendamentos_dono ON acessos_agendamentos TO CURRENT_USER USING (true);
