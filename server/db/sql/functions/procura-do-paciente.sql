-- Only functions that run as the owner call it. One subscriber has a whole /64 of IPv6 (RFC 6177), so that is one
-- address.
CREATE FUNCTION rede_de(endereco text) RETURNS text LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
BEGIN
  RETURN CASE family(endereco::inet) WHEN 6 THEN network(set_masklen(endereco::inet, 64))::text ELSE host(endereco::inet) END;
EXCEPTION WHEN invalid_text_representation THEN
  RETURN left(coalesce(endereco, ''), 100);
END $$;

-- Only functions that run as the owner call it: it takes turns with all others of the same network, and says how many
-- seconds it has to wait: twenty wrong look-ups in fifteen minutes are enough.
CREATE FUNCTION espera_da_rede(rede text) RETURNS integer LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  vigesima timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso rede ' || rede, 0));
  SELECT t.quando INTO vigesima FROM public.tentativas_acesso t
    WHERE t.rede = espera_da_rede.rede AND t.quando > clock_timestamp() - interval '15 minutes'
    ORDER BY t.quando DESC OFFSET 19 LIMIT 1;
  RETURN greatest(0, ceil(extract(epoch FROM vigesima + interval '15 minutes' - clock_timestamp())))::integer;
END $$;

-- Only functions that run as the owner call it: it writes a row for each request, alike for a patient and for nobody.
-- Only what matches a patient counts against her three mails an hour, so that invented birth dates use up none of them;
-- all count for the address.
CREATE FUNCTION cria_codigo(identidade bytea, cpf bytea, token text, codigo_id uuid, codigo_hash bytea)
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  achado record;
  pedidos integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso identidade ' || encode(identidade, 'hex'), 0));
  SELECT p.id, sha256(p.identidade_hash || p.email) AS conferido INTO achado
    FROM public.pacientes p WHERE p.identidade_hash = identidade AND p.email IS NOT NULL;
  SELECT count(*) INTO pedidos FROM public.codigos_acesso c
    WHERE c.paciente_id = achado.id AND c.criado_em > clock_timestamp() - interval '1 hour';
  INSERT INTO public.codigos_acesso (id, token, codigo_hash, cpf_hash, identidade_hash, paciente_id, conferido)
    VALUES (codigo_id, encode(sha256(convert_to(token, 'UTF8')), 'hex'), codigo_hash, cpf, identidade,
      CASE WHEN pedidos < 3 THEN achado.id END, CASE WHEN pedidos < 3 THEN achado.conferido END);
END $$;

-- A stranger at the portal calls it, before anyone is known: all it is told are keyed hashes, and all it says is one
-- word. It locks the report and its patient before it compares.
--   limite  the network has to wait so many seconds
--   aberto  CPF, birth date and protocol belong together: the access behind `token` is open
--   nada    they do not, whichever of them it was
--   codigo  without a protocol: it does not say whether a code was sent
CREATE FUNCTION procura_paciente(identidade bytea, protocolo bytea, cpf bytea, token text,
  codigo_id uuid, codigo_hash bytea, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  endereco text := nullif(current_setting('app.endereco', true), '');
  pedido text := nullif(current_setting('app.pedido', true), '');
  rede text := public.rede_de(coalesce(endereco, ''));
  ultima timestamptz;
  erradas integer;
  fechado boolean;
  achado record;
  acesso uuid;
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'look-ups are the patients''';
  END IF;
  espera := public.espera_da_rede(rede);
  IF espera > 0 THEN
    resultado := 'limite';
    RETURN;
  END IF;
  IF protocolo IS NULL THEN
    INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, cpf_hash)
      VALUES ('pedido de código', rede, endereco, pedido, cpf);
    PERFORM public.cria_codigo(identidade, cpf, token, codigo_id, codigo_hash);
    resultado := 'codigo';
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso protocolo ' || encode(protocolo, 'hex'), 0));
  SELECT max(t.quando) INTO ultima FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = protocolo AND NOT t.fechado AND t.quando > clock_timestamp() - interval '15 minutes';
  SELECT count(*) INTO erradas FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = protocolo AND NOT t.fechado AND t.quando > ultima - interval '15 minutes';
  fechado := erradas >= 5;
  PERFORM 1 FROM public.laudos l WHERE l.protocolo_hash = protocolo FOR KEY SHARE;
  PERFORM 1 FROM public.pacientes p WHERE p.id =
    (SELECT l.paciente_id FROM public.laudos l WHERE l.protocolo_hash = protocolo) FOR SHARE;
  SELECT l.id, l.paciente_id, p.identidade_hash IS DISTINCT FROM identidade AS responsavel INTO achado
    FROM public.laudos l JOIN public.pacientes p ON p.id = l.paciente_id
    WHERE l.protocolo_hash = protocolo AND (p.identidade_hash = identidade OR p.responsavel_hash = identidade);
  IF achado.id IS NULL OR fechado THEN
    INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, protocolo_hash, cpf_hash, fechado)
      VALUES ('protocolo', rede, endereco, pedido, protocolo, cpf, fechado);
    resultado := 'nada';
    RETURN;
  END IF;
  INSERT INTO public.acessos_pacientes (token, paciente_id, documento, via, responsavel)
    VALUES (encode(sha256(convert_to(token, 'UTF8')), 'hex'), achado.paciente_id, 'laudo:' || achado.id, 'protocolo', achado.responsavel)
    RETURNING id INTO acesso;
  PERFORM public.encadeia('protocolo', achado.responsavel, acesso, NULL, NULL, 'entrou', ARRAY[achado.paciente_id], ARRAY['laudo:' || achado.id], '{}');
  resultado := 'aberto';
END $$;
GRANT EXECUTE ON FUNCTION procura_paciente(bytea, bytea, bytea, text, uuid, bytea) TO clinica_paciente;

-- A stranger at the portal calls it with the code, in the browser that requested it: ten minutes, five tries, once. What
-- matched when the code was requested must match still.
CREATE FUNCTION confirma_codigo(pedido_token text, codigo bytea, token text, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  endereco text := nullif(current_setting('app.endereco', true), '');
  rede text := public.rede_de(coalesce(endereco, ''));
  pedido text := encode(sha256(convert_to(pedido_token, 'UTF8')), 'hex');
  achado public.codigos_acesso;
  confere boolean;
  acesso uuid;
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'codes are the patients''';
  END IF;
  espera := public.espera_da_rede(rede);
  IF espera > 0 THEN
    resultado := 'limite';
    RETURN;
  END IF;
  PERFORM 1 FROM public.pacientes p WHERE p.id =
    (SELECT c.paciente_id FROM public.codigos_acesso c WHERE c.token = pedido) FOR SHARE;
  UPDATE public.codigos_acesso c SET tentativas = c.tentativas + 1 WHERE c.token = pedido RETURNING c.* INTO achado;
  confere := EXISTS (SELECT FROM public.pacientes p
    WHERE p.id = achado.paciente_id AND sha256(p.identidade_hash || p.email) = achado.conferido);
  IF achado.id IS NULL OR achado.paciente_id IS NULL OR achado.usado_em IS NOT NULL OR achado.encerrado_em IS NOT NULL
    OR achado.tentativas > 5 OR achado.criado_em < clock_timestamp() - interval '10 minutes'
    OR achado.codigo_hash <> codigo OR NOT confere THEN
    INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, cpf_hash)
      VALUES ('código', rede, endereco, nullif(current_setting('app.pedido', true), ''), achado.cpf_hash);
    resultado := 'nada';
    RETURN;
  END IF;
  UPDATE public.codigos_acesso c SET usado_em = clock_timestamp() WHERE c.id = achado.id;
  INSERT INTO public.acessos_pacientes (token, paciente_id, via)
    VALUES (encode(sha256(convert_to(token, 'UTF8')), 'hex'), achado.paciente_id, 'codigo') RETURNING id INTO acesso;
  PERFORM public.encadeia('codigo', false, acesso, NULL, NULL, 'entrou', ARRAY[achado.paciente_id], '{}', '{}');
  resultado := 'aberto';
END $$;
GRANT EXECUTE ON FUNCTION confirma_codigo(text, bytea, text) TO clinica_paciente;

-- A stranger at the portal calls it for `Enviar outro código`, in the browser that requested one: it is counted as the
-- first request was.
CREATE FUNCTION repete_codigo(pedido_token text, token text, codigo_id uuid, codigo_hash bytea, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  endereco text := nullif(current_setting('app.endereco', true), '');
  rede text := public.rede_de(coalesce(endereco, ''));
  antes record;
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'codes are the patients''';
  END IF;
  espera := public.espera_da_rede(rede);
  IF espera > 0 THEN
    resultado := 'limite';
    RETURN;
  END IF;
  SELECT c.identidade_hash, c.cpf_hash INTO antes FROM public.codigos_acesso c
    WHERE c.token = encode(sha256(convert_to(pedido_token, 'UTF8')), 'hex')
      AND c.criado_em > clock_timestamp() - interval '15 minutes';
  INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, cpf_hash)
    VALUES ('pedido de código', rede, endereco, nullif(current_setting('app.pedido', true), ''), antes.cpf_hash);
  IF antes.identidade_hash IS NULL THEN
    resultado := 'nada';
    RETURN;
  END IF;
  PERFORM public.cria_codigo(antes.identidade_hash, antes.cpf_hash, token, codigo_id, codigo_hash);
  resultado := 'codigo';
END $$;
GRANT EXECUTE ON FUNCTION repete_codigo(text, text, uuid, bytea) TO clinica_paciente;
