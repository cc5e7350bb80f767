-- Policies and functions ask it for the patient's access, a session of the portal. It trusts only the token in the
-- setting 'app.acesso' (server/portal/access-token.ts). An access ends after 15 minutes without use or after 12 hours.
CREATE FUNCTION acesso_atual(OUT id uuid, OUT paciente_id uuid, OUT responsavel_id uuid, OUT documento text, OUT via text,
  OUT responsavel boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN RETURN; END IF;
  SELECT a.id, a.paciente_id, a.responsavel_id, a.documento, a.via, a.responsavel
    INTO id, paciente_id, responsavel_id, documento, via, responsavel
    FROM public.acessos_pacientes a
    WHERE a.token = public.hash_do_token(current_setting('app.acesso', true))
      AND a.encerrado_em IS NULL AND a.usado_em > now() - interval '15 minutes'
      AND a.criado_em > now() - interval '12 hours';
END $$;
GRANT EXECUTE ON FUNCTION acesso_atual() TO clinica_paciente;

-- The portal calls it at each request to prolong the access. `responsavel`: the access is a guardian's; `familia`: it
-- covers all the guardian's children under age. Both are null if the access has ended.
CREATE FUNCTION usa_acesso(OUT responsavel boolean, OUT familia boolean)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  UPDATE public.acessos_pacientes SET usado_em = clock_timestamp()
    WHERE id = atual.id AND usado_em < clock_timestamp() - interval '5 seconds';
  responsavel := atual.responsavel;
  familia := CASE WHEN atual.id IS NOT NULL THEN atual.responsavel_id IS NOT NULL END;
END $$;
GRANT EXECUTE ON FUNCTION usa_acesso() TO clinica_paciente;

-- Only functions that run as the owner call it. `familia` is the guardian, if the access covers all the guardian's
-- children under age; otherwise null.
CREATE FUNCTION abre_acesso(token text, paciente uuid, documento text, via text, responsavel boolean, familia uuid DEFAULT NULL)
  RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  acesso uuid;
BEGIN
  INSERT INTO public.acessos_pacientes (token, paciente_id, responsavel_id, documento, via, responsavel)
    VALUES (public.hash_do_token(token), paciente, familia, documento, via, responsavel) RETURNING id INTO acesso;
  PERFORM public.encadeia(via, responsavel, acesso, NULL, NULL, 'entrou',
    CASE WHEN familia IS NULL THEN ARRAY[paciente] ELSE ARRAY(SELECT p.id FROM public.pacientes p
      WHERE p.responsavel_id = familia AND p.na_familia ORDER BY p.id) END,
    array_remove(ARRAY[documento], NULL), '{}');
END $$;

-- Only functions that run as the owner call it, to end the patient's codes, accesses and shares. To avoid deadlocks,
-- all functions lock in this order: the report, the patient, codes, accesses, the trail.
CREATE FUNCTION encerra_entradas(paciente uuid) RETURNS void LANGUAGE sql SET search_path = pg_catalog AS $$
  UPDATE public.codigos_acesso c SET encerrado_em = clock_timestamp()
    WHERE c.paciente_id = paciente AND c.usado_em IS NULL AND c.encerrado_em IS NULL;
  UPDATE public.acessos_pacientes a SET encerrado_em = clock_timestamp() WHERE a.encerrado_em IS NULL
    AND (a.paciente_id = paciente OR a.responsavel_id = (SELECT p.responsavel_id FROM public.pacientes p WHERE p.id = paciente));
  SELECT public.encerra_compartilhamentos(paciente)
$$;

-- A trigger of laudos calls it. A change of the report's patient, or a move, ends all accesses of the former patient. A
-- new `protocolo` ends the accesses that open only this report. An annulment ends every access that shows the report. A
-- reservation ends the report's shares, because a guardian may have created them; `laudos_do_acesso` hides the report.
-- It locks codes and accesses before the trail, in the order that the comment on `encerra_entradas` states.
CREATE FUNCTION encerra_entradas_do_laudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM 1 FROM public.pacientes p WHERE p.id = OLD.paciente_id FOR NO KEY UPDATE;
  IF NEW.paciente_id <> OLD.paciente_id OR NEW.movido_para IS DISTINCT FROM OLD.movido_para THEN
    PERFORM public.encerra_entradas(OLD.paciente_id);
    RETURN NEW;
  END IF;
  IF NEW.protocolo_hash = OLD.protocolo_hash AND NEW.status = OLD.status THEN
    PERFORM public.encerra_compartilhamentos(OLD.paciente_id, OLD.id);
    RETURN NEW;
  END IF;
  PERFORM 1 FROM public.codigos_acesso c WHERE c.paciente_id = OLD.paciente_id AND c.encerrado_em IS NULL FOR UPDATE;
  PERFORM 1 FROM public.acessos_pacientes a WHERE a.paciente_id = OLD.paciente_id AND a.encerrado_em IS NULL FOR UPDATE;
  UPDATE public.acessos_pacientes a SET encerrado_em = clock_timestamp() WHERE a.encerrado_em IS NULL
      AND (a.paciente_id = OLD.paciente_id
        OR a.responsavel_id = (SELECT p.responsavel_id FROM public.pacientes p WHERE p.id = OLD.paciente_id))
      AND (a.documento = 'laudo:' || NEW.id OR a.documento IS NULL AND NEW.status = 'anulado');
  IF NEW.status <> 'anulado' THEN PERFORM public.encerra_compartilhamentos(OLD.paciente_id, OLD.id); END IF;
  RETURN NEW;
END $$;
