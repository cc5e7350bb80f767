-- A trigger of agendamentos calls it to free the slots of a request whose new state has none, such as 'cancelado'.
CREATE FUNCTION solta_horarios() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  DELETE FROM public.agenda_horarios AS h WHERE h.agendamento_id = NEW.id;
  RETURN NULL;
END $$;

-- Staff call it in the transaction that sets the request to 'proposto'. The slots stay reserved for 24 hours, but not
-- beyond `responder_ate`, when the exam's preparation has to begin. A taken slot raises an exclusion violation.
CREATE FUNCTION propoe_horarios(agendamento uuid, horarios jsonb) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('pacientes');
  PERFORM FROM public.agendamentos AS a WHERE a.id = agendamento AND a.estado = 'proposto' FOR UPDATE;
  IF NOT FOUND OR jsonb_array_length(horarios) NOT BETWEEN 1 AND 3 THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'agenda_horarios_proposta', TABLE = 'agenda_horarios',
      MESSAGE = 'no proposal is possible now';
  END IF;
  DELETE FROM public.agenda_horarios AS h WHERE h.agendamento_id = agendamento;
  INSERT INTO public.agenda_horarios (agendamento_id, sala_id, inicio, fim, expira_em)
    SELECT agendamento, (um ->> 'sala')::uuid, (um ->> 'inicio')::timestamptz, (um ->> 'fim')::timestamptz,
      least(now() + interval '24 hours', (um ->> 'inicio')::timestamptz, (um ->> 'responder_ate')::timestamptz)
    FROM jsonb_array_elements(horarios) AS um;
END $$;
GRANT EXECUTE ON FUNCTION propoe_horarios(uuid, jsonb) TO clinica_pode_pacientes;

-- The request's page calls it when the patient chooses a proposed slot. False if the slot is no longer proposed, or
-- if `seguranca` says that staff must still decide or that the exam is not possible. A mail tells of the confirmation.
CREATE FUNCTION confirma_horario(horario uuid, origem text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  PERFORM FROM public.agendamentos AS a WHERE a.id = este AND a.estado = 'proposto'
    AND a.seguranca NOT IN ('decidir', 'impedido') FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE public.agenda_horarios AS h SET estado = 'confirmado', expira_em = NULL, confirmado_em = now()
    WHERE h.id = horario AND h.agendamento_id = este AND h.estado = 'proposto' AND h.expira_em > now();
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.agenda_horarios AS h WHERE h.agendamento_id = este AND h.id <> horario;
  UPDATE public.agendamentos AS a SET estado = 'confirmado' WHERE a.id = este;
  IF (SELECT a.tem_email FROM public.agendamentos AS a WHERE a.id = este) THEN
    PERFORM public.poe_email('agendamento-confirmado', este, origem);
  END IF;
  PERFORM public.encadeia_do_link('confirmou_horario', este, '{}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION confirma_horario(uuid, text) TO clinica_paciente;

-- The request's page calls it when the patient asks for other slots. False if she has no proposed or confirmed slot.
CREATE FUNCTION remarca_horario() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  UPDATE public.agendamentos AS a SET estado = 'novo' WHERE a.id = este AND a.estado IN ('proposto', 'confirmado');
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.encadeia_do_link('pediu_outro_horario', este, '{}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION remarca_horario() TO clinica_paciente;

-- A job calls it to free proposed slots that were not confirmed in time. It returns how many requests are 'novo' again.
CREATE FUNCTION encerra_propostas() RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  quantas integer;
BEGIN
  DELETE FROM public.agenda_horarios AS h WHERE h.estado = 'proposto' AND h.expira_em <= now();
  UPDATE public.agendamentos AS a SET estado = 'novo' WHERE a.estado = 'proposto'
    AND NOT EXISTS (SELECT FROM public.agenda_horarios AS h WHERE h.agendamento_id = a.id);
  GET DIAGNOSTICS quantas = ROW_COUNT;
  RETURN quantas;
END $$;
GRANT EXECUTE ON FUNCTION encerra_propostas() TO clinica_sistema;

-- The request's page calls it when the patient says that she will come. False if she has no confirmed future slot.
CREATE FUNCTION confirma_presenca() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  UPDATE public.agenda_horarios AS h SET presenca_em = coalesce(h.presenca_em, now())
    WHERE h.agendamento_id = este AND h.estado = 'confirmado' AND h.inicio > now()
      AND EXISTS (SELECT FROM public.agendamentos AS a WHERE a.id = este AND a.estado = 'confirmado');
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.encadeia_do_link('confirmou_presenca', este, '{}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION confirma_presenca() TO clinica_paciente;

-- A job calls it to queue the reminders three days and one day before a confirmed slot, each once. It leaves out a
-- reminder that was due before the slot was confirmed.
CREATE FUNCTION poe_lembretes(origem text) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  um record;
  quantos integer := 0;
BEGIN
  FOR um IN
    INSERT INTO public.agenda_lembretes (horario_id, dias, canal)
      SELECT h.id, d.dias, 'email' FROM public.agenda_horarios AS h
      JOIN public.agendamentos AS a ON a.id = h.agendamento_id
      CROSS JOIN (VALUES (3, 1), (1, 0)) AS d (dias, ate)
      WHERE h.estado = 'confirmado' AND a.estado = 'confirmado' AND a.tem_email
        AND h.inicio > now() AND h.inicio <= now() + interval '72 hours'
        AND now() >= h.inicio - make_interval(hours => 24 * d.dias)
        AND now() < h.inicio - make_interval(hours => 24 * d.ate)
        AND h.confirmado_em <= h.inicio - make_interval(hours => 24 * d.dias)
      ON CONFLICT DO NOTHING RETURNING id
  LOOP
    PERFORM public.poe_email('agendamento-lembrete', um.id, origem);
    quantos := quantos + 1;
  END LOOP;
  RETURN quantos;
END $$;
GRANT EXECUTE ON FUNCTION poe_lembretes(text) TO clinica_sistema;

-- Staff call it when they open WhatsApp with a reminder. False if the request has no confirmed slot in the future.
CREATE FUNCTION anota_lembrete(agendamento uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  horario public.agenda_horarios;
BEGIN
  PERFORM public.exige('pacientes');
  SELECT h.* INTO horario FROM public.agenda_horarios AS h JOIN public.agendamentos AS a ON a.id = h.agendamento_id
    WHERE h.agendamento_id = agendamento AND h.estado = 'confirmado' AND a.estado = 'confirmado' AND h.inicio > now();
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.agenda_lembretes (horario_id, dias, canal)
    VALUES (horario.id, CASE WHEN horario.inicio > now() + interval '24 hours' THEN 3 ELSE 1 END, 'whatsapp')
    ON CONFLICT (horario_id, dias, canal) DO UPDATE SET criado_em = now();
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION anota_lembrete(uuid) TO clinica_pode_pacientes;

-- Staff call it for a patient on the telephone, then set 'confirmado'. False in the same cases as `confirma_horario`.
CREATE FUNCTION confirma_pelo_telefone(agendamento uuid, horario uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('pacientes');
  PERFORM FROM public.agendamentos AS a WHERE a.id = agendamento AND a.estado = 'proposto'
    AND a.seguranca NOT IN ('decidir', 'impedido') FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE public.agenda_horarios AS h SET estado = 'confirmado', expira_em = NULL, confirmado_em = now()
    WHERE h.id = horario AND h.agendamento_id = agendamento AND h.estado = 'proposto' AND h.expira_em > now();
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.agenda_horarios AS h WHERE h.agendamento_id = agendamento AND h.id <> horario;
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION confirma_pelo_telefone(uuid, uuid) TO clinica_pode_pacientes;
