-- A trigger of agenda_horarios calls it when a confirmed slot is given up, to store it for the waiting list.
CREATE FUNCTION guarda_vaga() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.inicio > now() + interval '2 hours' THEN
    INSERT INTO public.agenda_vagas (sala_id, inicio, fim) VALUES (OLD.sala_id, OLD.inicio, OLD.fim)
      ON CONFLICT DO NOTHING;
  END IF;
  RETURN NULL;
END $$;

-- The request's page calls it when the patient joins the waiting list. The slots proposed to her become free.
CREATE FUNCTION entra_na_espera() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  UPDATE public.agendamentos AS a SET estado = 'novo', lista_espera_em = coalesce(a.lista_espera_em, now())
    WHERE a.id = este AND a.estado IN ('novo', 'proposto');
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.encadeia_do_link('entrou_na_espera', este, '{}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION entra_na_espera() TO clinica_paciente;

-- The request's page calls it when the patient leaves the waiting list. False if she is not on the list.
CREATE FUNCTION sai_da_espera() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  UPDATE public.agendamentos AS a SET lista_espera_em = NULL WHERE a.id = este AND a.lista_espera_em IS NOT NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.encadeia_do_link('saiu_da_espera', este, '{}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION sai_da_espera() TO clinica_paciente;

-- A job calls it. It deletes given-up slots that are taken or begin within two hours, and returns up to 100 free ones.
CREATE FUNCTION vagas_a_oferecer() RETURNS TABLE (id uuid, sala_id uuid, inicio timestamptz, fim timestamptz)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_column
BEGIN
  DELETE FROM public.agenda_vagas AS v WHERE v.inicio <= now() + interval '2 hours'
    OR EXISTS (SELECT FROM public.agenda_horarios AS h WHERE h.sala_id = v.sala_id AND h.estado = 'confirmado'
      AND h.inicio < v.fim AND v.inicio < h.fim);
  RETURN QUERY SELECT v.id, v.sala_id, v.inicio, v.fim FROM public.agenda_vagas AS v
    WHERE NOT EXISTS (SELECT FROM public.agenda_horarios AS h WHERE h.sala_id = v.sala_id
      AND h.inicio < v.fim AND v.inicio < h.fim)
    ORDER BY v.inicio LIMIT 100;
END $$;
GRANT EXECUTE ON FUNCTION vagas_a_oferecer() TO clinica_sistema;

-- A job calls it to offer a slot to a waiting request: it reserves the slot for two hours and queues a mail. `ate` is
-- when the appointment would end. False: the slot is gone or too short, or the request may not get it now. A taken slot
-- raises an exclusion violation.
CREATE FUNCTION oferece_vaga(vaga uuid, agendamento uuid, ate timestamptz, origem text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  esta public.agenda_vagas;
  avisa boolean;
  lida integer;
BEGIN
  SELECT v.* INTO esta FROM public.agenda_vagas AS v WHERE v.id = vaga AND ate <= v.fim FOR UPDATE;
  IF NOT FOUND THEN RETURN false; END IF;
  UPDATE public.agendamentos AS a SET estado = 'proposto'
    WHERE a.id = agendamento AND a.estado = 'novo' AND a.lista_espera_em IS NOT NULL AND a.foto_motivo IS NULL
      AND a.seguranca NOT IN ('decidir', 'impedido')
      AND NOT EXISTS (SELECT FROM public.agenda_ofertas AS o WHERE o.vaga_id = vaga AND o.agendamento_id = a.id
        AND o.ofertada)
    RETURNING a.tem_email, a.versao INTO avisa, lida;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO public.agenda_ofertas (vaga_id, agendamento_id, ofertada, versao) VALUES (vaga, agendamento, true, lida)
    ON CONFLICT (vaga_id, agendamento_id) DO UPDATE SET ofertada = true;
  INSERT INTO public.agenda_horarios (agendamento_id, sala_id, inicio, fim, expira_em)
    VALUES (agendamento, esta.sala_id, esta.inicio, ate, now() + interval '2 hours');
  IF avisa THEN PERFORM public.poe_email('agendamento-vaga', agendamento, origem); END IF;
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION oferece_vaga(uuid, uuid, timestamptz, text) TO clinica_sistema;

-- A job calls it to note the requests that the slot does not suit. The job skips a request until that request changes.
CREATE FUNCTION nao_serve_vaga(vaga uuid, agendamentos uuid[]) RETURNS void
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  INSERT INTO public.agenda_ofertas AS o (vaga_id, agendamento_id, ofertada, versao)
    SELECT vaga, a.id, false, a.versao FROM public.agendamentos AS a WHERE a.id = ANY (agendamentos)
    ON CONFLICT (vaga_id, agendamento_id) DO UPDATE SET versao = excluded.versao WHERE NOT o.ofertada
$$;
GRANT EXECUTE ON FUNCTION nao_serve_vaga(uuid, uuid[]) TO clinica_sistema;
