-- The job that offers given-up slots reads both tables; only functions that run as the owner write them.
GRANT SELECT ON agenda_vagas, agenda_ofertas TO clinica_sistema;
CREATE POLICY agenda_vagas_sistema ON agenda_vagas FOR SELECT TO clinica_sistema USING (true);
CREATE POLICY agenda_vagas_dono ON agenda_vagas TO CURRENT_USER USING (true);
CREATE POLICY agenda_ofertas_sistema ON agenda_ofertas FOR SELECT TO clinica_sistema USING (true);
CREATE POLICY agenda_ofertas_dono ON agenda_ofertas TO CURRENT_USER USING (true);

CREATE TRIGGER guarda_vaga AFTER DELETE ON agenda_horarios FOR EACH ROW WHEN (OLD.estado = 'confirmado')
  EXECUTE FUNCTION guarda_vaga();
