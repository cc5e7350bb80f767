-- Functions that run as the owner write these tables; the demonstration inserts into agenda_horarios as the operator.
GRANT SELECT ON agenda_horarios TO clinica_pode_pacientes, clinica_sistema, clinica_paciente;
CREATE POLICY agenda_horarios_equipe ON agenda_horarios FOR SELECT TO clinica_pode_pacientes USING ((select pode('pacientes')));
CREATE POLICY agenda_horarios_sistema ON agenda_horarios FOR SELECT TO clinica_sistema USING (true);
CREATE POLICY agenda_horarios_do_link ON agenda_horarios FOR SELECT TO clinica_paciente
  USING (agendamento_id = (select agendamento_do_acesso() where current_user = current_setting('role')));
GRANT INSERT ON agenda_horarios TO clinica_operador;
CREATE POLICY agenda_horarios_operador ON agenda_horarios FOR INSERT TO clinica_operador WITH CHECK (true);
CREATE POLICY agenda_horarios_dono ON agenda_horarios TO CURRENT_USER USING (true);

GRANT SELECT ON agenda_lembretes TO clinica_pode_pacientes, clinica_sistema;
CREATE POLICY agenda_lembretes_equipe ON agenda_lembretes FOR SELECT TO clinica_pode_pacientes USING ((select pode('pacientes')));
CREATE POLICY agenda_lembretes_sistema ON agenda_lembretes FOR SELECT TO clinica_sistema USING (true);
CREATE POLICY agenda_lembretes_dono ON agenda_lembretes TO CURRENT_USER USING (true);

CREATE TRIGGER solta_horarios AFTER UPDATE OF estado ON agendamentos FOR EACH ROW
  WHEN (NEW.estado NOT IN ('proposto', 'confirmado', 'chegou', 'faltou')) EXECUTE FUNCTION solta_horarios();
