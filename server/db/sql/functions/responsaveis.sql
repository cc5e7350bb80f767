-- A trigger of responsaveis calls it on a change of identifying data, to end the guardian's codes and accesses and the
-- children's shares. It locks the children's rows first, so that a concurrent new share waits and is not missed.
CREATE FUNCTION guarda_responsavel() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM 1 FROM public.pacientes p WHERE p.responsavel_id = NEW.id ORDER BY p.id FOR NO KEY UPDATE;
  UPDATE public.codigos_acesso c SET encerrado_em = clock_timestamp()
    WHERE c.responsavel_id = NEW.id AND c.usado_em IS NULL AND c.encerrado_em IS NULL;
  UPDATE public.acessos_pacientes a SET encerrado_em = clock_timestamp() WHERE a.encerrado_em IS NULL
    AND (a.responsavel_id = NEW.id OR a.responsavel AND a.paciente_id IN
      (SELECT p.id FROM public.pacientes p WHERE p.responsavel_id = NEW.id));
  PERFORM public.encerra_compartilhamentos(p.id) FROM public.pacientes p WHERE p.responsavel_id = NEW.id;
  RETURN NEW;
END $$;

-- A trigger of responsaveis calls it: one line in trilha_pacientes names all of the guardian's children.
CREATE FUNCTION encadeia_responsavel() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  campos text[] := public.campos_mudados(to_jsonb(OLD), to_jsonb(NEW));
BEGIN
  IF cardinality(campos) = 0 THEN RETURN NULL; END IF;
  PERFORM public.encadeia_equipe('alterou_responsavel',
    ARRAY(SELECT p.id FROM public.pacientes p WHERE p.responsavel_id = NEW.id ORDER BY p.id), '{}', campos);
  RETURN NULL;
END $$;

-- Policies and functions ask it whose data an access shows: the patient's or, for a guardian's code, the children's.
CREATE FUNCTION pacientes_do_acesso() RETURNS uuid[] LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  IF atual.id IS NULL THEN RETURN '{}'; END IF;
  IF atual.responsavel_id IS NULL THEN RETURN ARRAY[atual.paciente_id]; END IF;
  RETURN ARRAY(SELECT p.id FROM public.pacientes p
    WHERE p.responsavel_id = atual.responsavel_id AND p.na_familia ORDER BY p.id);
END $$;
GRANT EXECUTE ON FUNCTION pacientes_do_acesso() TO clinica_paciente;

-- Policies, functions and the portal ask it which reports an access opens. An access by `protocolo` opens one report; one
-- by a code, all reports of the patient or of the guardian's children. A guardian's access opens no reserved report.
CREATE FUNCTION laudos_do_acesso() RETURNS TABLE (laudo uuid, paciente uuid)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT l.id, l.paciente_id FROM public.acesso_atual() a
    JOIN public.laudos l ON l.paciente_id = ANY ((SELECT public.pacientes_do_acesso())::uuid[])
  WHERE coalesce(a.documento = 'laudo:' || l.id, true) AND NOT (a.responsavel AND l.reservado IS TRUE)
$$;
GRANT EXECUTE ON FUNCTION laudos_do_acesso() TO clinica_paciente;

-- The portal and a job call it with patients who turned 16, because PostgreSQL cannot decrypt birth dates. A call can
-- only hide reports from guardians, and none that staff have shown to them.
CREATE FUNCTION reserva_laudos(jovens uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  deles uuid[] := CASE current_setting('role') WHEN 'clinica_sistema' THEN jovens ELSE public.pacientes_do_acesso() END;
BEGIN
  PERFORM 1 FROM public.laudos l WHERE l.paciente_id = ANY (jovens) AND l.paciente_id = ANY (deles) AND l.reservado IS NULL
    ORDER BY l.id FOR UPDATE;
  UPDATE public.laudos l SET reservado = true
    WHERE l.paciente_id = ANY (jovens) AND l.paciente_id = ANY (deles) AND l.reservado IS NULL;
END $$;
GRANT EXECUTE ON FUNCTION reserva_laudos(uuid[]) TO clinica_paciente, clinica_sistema;

-- The portal calls it with the children who have come of age, because PostgreSQL cannot decrypt birth dates. A call can
-- only remove children from the guardian's access.
CREATE FUNCTION sai_da_familia(grandes uuid[]) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF (public.acesso_atual()).responsavel_id IS NULL THEN RETURN; END IF;
  PERFORM 1 FROM public.pacientes p WHERE p.id = ANY (grandes) AND p.id = ANY (public.pacientes_do_acesso())
    ORDER BY p.id FOR UPDATE;
  UPDATE public.pacientes p SET na_familia = false
    WHERE p.id = ANY (grandes) AND p.na_familia AND p.id = ANY (public.pacientes_do_acesso());
END $$;
GRANT EXECUTE ON FUNCTION sai_da_familia(uuid[]) TO clinica_paciente;
