-- A trigger of agendamentos calls it to refuse changes of state that `passos_do_agendamento` does not list. The setting
-- 'role' says who acts, because `current_user` is the owner in the functions that patients call.
CREATE FUNCTION guarda_agendamento() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  autor text := CASE current_setting('role') WHEN 'clinica_paciente' THEN 'paciente' WHEN 'clinica_sistema' THEN 'sistema'
    ELSE 'equipe' END;
BEGIN
  IF NEW.id <> OLD.id OR NEW.codigo_hash <> OLD.codigo_hash OR NEW.nascimento_hash <> OLD.nascimento_hash THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'a request keeps its code and birth date';
  END IF;
  IF autor = 'equipe' AND (NEW.estado <> OLD.estado OR OLD.foto_motivo IS NULL AND NEW.foto_motivo IS NOT NULL) THEN
    NEW.respondido_em := coalesce(OLD.respondido_em, now());
  END IF;
  IF NEW.estado <> OLD.estado THEN
    IF NOT EXISTS (SELECT FROM public.passos_do_agendamento() AS p
        WHERE p.quem = autor AND p.de = OLD.estado AND p.para = NEW.estado) THEN
      RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'agendamentos_passo', TABLE = 'agendamentos',
        MESSAGE = 'no such step of a request';
    END IF;
    IF NEW.estado = 'faltou' AND EXISTS (SELECT FROM public.agenda_horarios AS h
        WHERE h.agendamento_id = NEW.id AND h.estado = 'confirmado' AND h.inicio > now()) THEN
      RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'agendamentos_passo', TABLE = 'agendamentos',
        MESSAGE = 'nobody is missed before the hour';
    END IF;
    NEW.espera_desde := now();
    -- Clears the former state's reason, unless staff wrote another one for the new state.
    IF NEW.motivo IS NOT DISTINCT FROM OLD.motivo THEN NEW.motivo := NULL; END IF;
    NEW.encerrado_em := CASE WHEN NEW.estado IN ('chegou', 'faltou', 'cancelado', 'nao_atendemos') THEN now() END;
    IF NEW.encerrado_em IS NOT NULL THEN NEW.foto_motivo := NULL; END IF;
    IF NEW.encerrado_em IS NOT NULL OR NEW.estado = 'confirmado' THEN NEW.lista_espera_em := NULL; END IF;
    IF OLD.estado = 'proposto' AND NEW.estado = 'confirmado' AND NEW.seguranca IN ('decidir', 'impedido') THEN
      RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'agendamentos_seguranca_decidida',
        TABLE = 'agendamentos', MESSAGE = 'staff have to decide about an answer first';
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- `guarda_agendamento` calls it to learn who may change a request from which state to which. A test compares this with
-- domain/agendamentos/estados.ts.
CREATE FUNCTION passos_do_agendamento() RETURNS TABLE (quem text, de text, para text)
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  VALUES
    ('equipe', 'novo', 'aguardando_autorizacao'), ('equipe', 'novo', 'proposto'), ('equipe', 'novo', 'cancelado'),
    ('equipe', 'novo', 'nao_atendemos'),
    ('equipe', 'aguardando_autorizacao', 'novo'), ('equipe', 'aguardando_autorizacao', 'proposto'),
    ('equipe', 'aguardando_autorizacao', 'cancelado'), ('equipe', 'aguardando_autorizacao', 'nao_atendemos'),
    ('equipe', 'proposto', 'novo'), ('equipe', 'proposto', 'confirmado'), ('equipe', 'proposto', 'cancelado'),
    ('equipe', 'proposto', 'nao_atendemos'),
    ('equipe', 'confirmado', 'novo'), ('equipe', 'confirmado', 'proposto'), ('equipe', 'confirmado', 'chegou'),
    ('equipe', 'confirmado', 'faltou'), ('equipe', 'confirmado', 'cancelado'),
    ('equipe', 'chegou', 'confirmado'), ('equipe', 'faltou', 'confirmado'), ('equipe', 'faltou', 'chegou'),
    ('equipe', 'cancelado', 'novo'), ('equipe', 'nao_atendemos', 'novo'),
    ('paciente', 'novo', 'cancelado'), ('paciente', 'aguardando_autorizacao', 'cancelado'),
    ('paciente', 'proposto', 'novo'), ('paciente', 'proposto', 'confirmado'), ('paciente', 'proposto', 'cancelado'),
    ('paciente', 'confirmado', 'novo'), ('paciente', 'confirmado', 'cancelado'),
    ('sistema', 'proposto', 'novo'), ('sistema', 'novo', 'proposto')
$$;
GRANT EXECUTE ON FUNCTION passos_do_agendamento() TO clinica_pode_pacientes, clinica_paciente, clinica_sistema;

-- Only functions that run as the owner call it, for files that the server has already encrypted and stored.
CREATE FUNCTION junta_anexos(agendamento uuid, anexos jsonb) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO public.agendamento_anexos (id, agendamento_id, arquivo, versao_chave, tipo, bytes, nome)
    SELECT (um ->> 'id')::uuid, agendamento, (um ->> 'arquivo')::uuid, (um ->> 'versao_chave')::integer, um ->> 'tipo',
      (um ->> 'bytes')::integer, decode(um ->> 'nome', 'hex')
    FROM jsonb_array_elements(anexos) AS um;
  IF (SELECT count(*) FROM public.agendamento_anexos AS a WHERE a.agendamento_id = agendamento) > 12 THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'agendamento_anexos_quantos',
      TABLE = 'agendamento_anexos', MESSAGE = 'too many files';
  END IF;
END $$;

-- A visitor's form calls it. The server computes the code from the form and the visitor's network, so that a form sent
-- twice has the same code. 'repetido': an open request of the last ten minutes has this code; 'encerrado': an older or
-- ended request has it, and the server tries another code. No mail is queued if `origem`, the site's URL, is null.
CREATE FUNCTION recebe_agendamento(id uuid, codigo bytea, codigo_hash bytea, nascimento_hash bytea, pedido bytea,
  busca bytea[], tem_email boolean, anexos jsonb, origem text) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  agora boolean;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('agendamento ' || encode(codigo_hash, 'hex'), 0));
  SELECT a.encerrado_em IS NULL AND a.recebido_em > now() - interval '10 minutes' INTO agora FROM public.agendamentos AS a WHERE a.codigo_hash = recebe_agendamento.codigo_hash;
  IF FOUND THEN RETURN CASE WHEN agora THEN 'repetido' ELSE 'encerrado' END; END IF;
  INSERT INTO public.agendamentos (id, codigo, codigo_hash, nascimento_hash, pedido, busca, tem_email)
    VALUES (id, codigo, codigo_hash, nascimento_hash, pedido, busca, tem_email);
  PERFORM public.junta_anexos(id, anexos);
  IF tem_email AND origem IS NOT NULL THEN PERFORM public.poe_email('agendamento-recebido', id, origem); END IF;
  RETURN 'recebido';
END $$;
GRANT EXECUTE ON FUNCTION recebe_agendamento(uuid, bytea, bytea, bytea, bytea, bytea[], boolean, jsonb, text) TO clinica_anonimo;

-- A visitor calls it with the code of a request's link and a birth date, as keyed hashes. 'aberto': `token` now opens
-- the request; 'nada': no match, or five wrong birth dates in 15 minutes; 'limite': wait for `espera` seconds. A
-- request opens at most ten times in 15 minutes, because each time adds a line to trilha_pacientes.
CREATE FUNCTION procura_agendamento(codigo bytea, nascimento bytea, token text, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  ultima timestamptz;
  erradas integer;
  achado uuid;
  acesso uuid;
BEGIN
  resultado := 'limite';
  espera := greatest(public.espera_da_rede('{agendamento}'), public.espera_do_segredo());
  IF espera > 0 THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso protocolo ' || encode(codigo, 'hex'), 0));
  SELECT max(t.quando) INTO ultima FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = codigo AND NOT t.fechado AND t.quando > clock_timestamp() - interval '15 minutes';
  SELECT count(*) INTO erradas FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = codigo AND NOT t.fechado AND t.quando > ultima - interval '15 minutes';
  SELECT a.id INTO achado FROM public.agendamentos a WHERE a.codigo_hash = codigo AND a.nascimento_hash = nascimento;
  IF achado IS NULL OR erradas >= 5 THEN
    PERFORM public.anota_tentativa(CASE WHEN EXISTS (SELECT FROM public.agendamentos a WHERE a.codigo_hash = codigo)
      THEN 'agendamento' ELSE 'segredo' END, NULL, codigo, erradas >= 5);
    resultado := 'nada';
    RETURN;
  END IF;
  SELECT ceil(extract(epoch FROM a.criado_em + interval '15 minutes' - clock_timestamp())) INTO espera
    FROM public.acessos_agendamentos a
    WHERE a.agendamento_id = achado AND a.criado_em > clock_timestamp() - interval '15 minutes'
    ORDER BY a.criado_em DESC OFFSET 9 LIMIT 1;
  IF espera > 0 THEN RETURN; END IF;
  INSERT INTO public.acessos_agendamentos (token, agendamento_id) VALUES (public.hash_do_token(token), achado)
    RETURNING id INTO acesso;
  PERFORM public.encadeia('codigo', false, acesso, NULL, NULL, 'entrou', '{}', ARRAY['agendamento:' || achado], '{}');
  resultado := 'aberto';
END $$;
GRANT EXECUTE ON FUNCTION procura_agendamento(bytea, bytea, text) TO clinica_paciente;

-- Policies and functions ask it which request the link's visitor has opened. It trusts only the token in 'app.acesso'.
CREATE FUNCTION agendamento_do_acesso() RETURNS uuid LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN RETURN NULL; END IF;
  RETURN (SELECT a.agendamento_id FROM public.acessos_agendamentos a
    WHERE a.token = public.hash_do_token(current_setting('app.acesso', true))
      AND a.usado_em > now() - interval '15 minutes' AND a.criado_em > now() - interval '12 hours');
END $$;
GRANT EXECUTE ON FUNCTION agendamento_do_acesso() TO clinica_paciente;

-- The page of a request's link calls it at each HTTP request to prolong the access. It returns the request's id.
CREATE FUNCTION usa_acesso_agendamento() RETURNS uuid LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  UPDATE public.acessos_agendamentos SET usado_em = clock_timestamp()
    WHERE este IS NOT NULL AND token = public.hash_do_token(current_setting('app.acesso', true))
      AND usado_em < clock_timestamp() - interval '5 seconds';
  RETURN este;
END $$;
GRANT EXECUTE ON FUNCTION usa_acesso_agendamento() TO clinica_paciente;

-- Only functions that run as the owner call it, to record in trilha_pacientes an act on a request's page.
CREATE FUNCTION encadeia_do_link(acao text, agendamento uuid, dados text[]) RETURNS void
  LANGUAGE sql SET search_path = pg_catalog AS $$
  SELECT public.encadeia('codigo', false, (SELECT a.id FROM public.acessos_agendamentos a
    WHERE a.token = public.hash_do_token(current_setting('app.acesso', true))), NULL, NULL, acao, '{}',
    ARRAY['agendamento:' || agendamento], dados)
$$;

-- The request's page calls it when the patient cancels the request. False if the request or her access had ended.
CREATE FUNCTION desiste_agendamento() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  UPDATE public.agendamentos AS a SET estado = 'cancelado' WHERE a.id = este AND a.encerrado_em IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.encadeia_do_link('desistiu_agendamento', este, '{}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION desiste_agendamento() TO clinica_paciente;

-- The request's page calls it when the patient sends another photograph. False if staff asked for none.
CREATE FUNCTION envia_outra_foto(anexos jsonb) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  UPDATE public.agendamentos AS a SET foto_motivo = NULL, espera_desde = now()
    WHERE a.id = este AND a.foto_motivo IS NOT NULL AND a.encerrado_em IS NULL;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.junta_anexos(este, anexos);
  PERFORM public.encadeia_do_link('enviou_foto_agendamento', este, '{}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION envia_outra_foto(jsonb) TO clinica_paciente;

-- The request's page calls it when the patient answers the safety questions. False if the request ended or changed,
-- or if the answers would undo a decision of staff.
CREATE FUNCTION responde_perguntas(versao integer, respostas bytea, seguranca text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  este uuid := public.agendamento_do_acesso();
BEGIN
  IF seguranca NOT IN ('respondidas', 'decidir') AND NOT EXISTS (SELECT FROM public.agendamentos AS a
      WHERE a.id = este AND a.seguranca = responde_perguntas.seguranca) THEN
    RETURN false;
  END IF;
  UPDATE public.agendamentos AS a SET respostas = responde_perguntas.respostas, seguranca = responde_perguntas.seguranca
    WHERE a.id = este AND a.encerrado_em IS NULL AND a.versao = responde_perguntas.versao
      AND (responde_perguntas.seguranca <> 'respondidas' OR a.seguranca IN ('sem', 'respondidas'));
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.encadeia_do_link('respondeu_perguntas', este, '{}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION responde_perguntas(integer, bytea, text) TO clinica_paciente;
