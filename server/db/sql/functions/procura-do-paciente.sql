-- Only functions that run as the owner call it. It returns the visitor's IPv4 address or IPv6 /64 network (RFC 6177).
CREATE FUNCTION rede_do_pedido() RETURNS text LANGUAGE plpgsql STABLE SET search_path = pg_catalog AS $$
DECLARE
  endereco text := coalesce(current_setting('app.endereco', true), '');
BEGIN
  RETURN CASE family(endereco::inet) WHEN 6 THEN network(set_masklen(endereco::inet, 64))::text ELSE host(endereco::inet) END;
EXCEPTION WHEN invalid_text_representation THEN
  RETURN left(endereco, 100);
END $$;

-- Only functions that run as the owner call it, before anything else. Look-ups of one kind from one network run one after
-- the other. It returns the seconds that the network has to wait after `quantas` attempts of these kinds in 15 minutes.
-- Each way in has kinds of its own, so that mistakes or attacks at one close no other to people of the same network.
CREATE FUNCTION espera_da_rede(tipos text[], quantas integer DEFAULT 20) RETURNS integer LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  esta text := public.rede_do_pedido();
  ultima timestamptz;
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'look-ups are the patients''';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended(tipos[1] || ' rede ' || esta, 0));
  SELECT t.quando INTO ultima FROM public.tentativas_acesso t
    WHERE t.rede = esta AND t.tipo = ANY (tipos) AND t.quando > clock_timestamp() - interval '15 minutes'
    ORDER BY t.quando DESC OFFSET quantas - 1 LIMIT 1;
  RETURN greatest(0, ceil(extract(epoch FROM ultima + interval '15 minutes' - clock_timestamp())))::integer;
END $$;

-- Only functions that run as the owner call it, for the look-ups of reports.
CREATE FUNCTION espera_da_procura() RETURNS integer LANGUAGE sql SET search_path = pg_catalog AS $$
  SELECT public.espera_da_rede('{protocolo,pedido_de_codigo,codigo}')
$$;

-- Only functions that run as the owner call it. Nobody can guess an address with 128 bits or more, so unknown ones are rated
-- by a higher limit than wrong tries.
CREATE FUNCTION espera_do_segredo() RETURNS integer LANGUAGE sql SET search_path = pg_catalog AS $$
  SELECT public.espera_da_rede('{segredo}', 120)
$$;

-- Only functions that run as the owner call it. It counts a look-up towards the limit of the visitor's network.
CREATE FUNCTION anota_tentativa(tipo text, cpf bytea, protocolo bytea DEFAULT NULL, fechado boolean DEFAULT false) RETURNS void
  LANGUAGE sql SET search_path = pg_catalog AS $$
  INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, protocolo_hash, cpf_hash, fechado)
  VALUES (tipo, public.rede_do_pedido(), nullif(left(current_setting('app.endereco', true), 100), ''),
    nullif(left(current_setting('app.pedido', true), 100), ''), protocolo, cpf, fechado)
$$;

-- Only the functions below call it. Every request gets a row, even if it matches no patient. Only matching requests
-- count towards the patient's limit of three mails an hour, so that invented birth dates cannot reach it. A guardian's
-- CPF with a child's birth date counts towards the guardian's limit, and the guardian gets the mail.
CREATE FUNCTION cria_codigo(identidade bytea, cpf bytea, token text, codigo_id uuid, codigo_hash bytea)
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  achado record;
  filho record;
  pedidos integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso identidade ' || encode(identidade, 'hex'), 0));
  SELECT p.id, sha256(p.identidade_hash || p.email) AS conferido INTO achado
    FROM public.pacientes p WHERE p.identidade_hash = identidade AND p.email IS NOT NULL;
  SELECT p.id, r.id AS responsavel, sha256(r.cpf_hash || r.email) AS conferido INTO filho
    FROM public.pacientes p JOIN public.responsaveis r ON r.id = p.responsavel_id
    WHERE p.responsavel_hash = identidade AND p.na_familia AND r.email IS NOT NULL AND achado.id IS NULL ORDER BY p.id LIMIT 1;
  -- Requests with the birth dates of several children wait for each other, because they share the guardian's limit.
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso responsavel ' || filho.responsavel, 0));
  SELECT count(*) INTO pedidos FROM public.codigos_acesso c WHERE c.criado_em > clock_timestamp() - interval '1 hour'
    AND CASE WHEN filho.responsavel IS NULL THEN c.paciente_id = achado.id AND c.responsavel_id IS NULL
      ELSE c.responsavel_id = filho.responsavel END;
  INSERT INTO public.codigos_acesso (id, token, codigo_hash, cpf_hash, identidade_hash, paciente_id, responsavel_id, conferido)
    SELECT codigo_id, public.hash_do_token(token), codigo_hash, cpf, identidade,
      CASE WHEN pedidos < 3 THEN coalesce(achado.id, filho.id) END, CASE WHEN pedidos < 3 THEN filho.responsavel END,
      CASE WHEN pedidos < 3 THEN coalesce(achado.conferido, filho.conferido) END;
END $$;

-- A visitor who is not identified calls it, with keyed hashes. 'limite': wait for `espera` seconds; 'codigo':
-- `protocolo` is null, so a code was requested; 'aberto': `token` now opens the report; 'nada': no match, or five wrong
-- tries with this `protocolo` in 15 minutes. It never reveals which value is wrong, or whether a code is sent.
CREATE FUNCTION procura_paciente(identidade bytea, protocolo bytea, cpf bytea, token text,
  codigo_id uuid, codigo_hash bytea, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  ultima timestamptz;
  erradas integer;
  achado record;
BEGIN
  resultado := 'limite';
  espera := public.espera_da_procura();
  IF espera > 0 THEN RETURN; END IF;
  IF protocolo IS NULL THEN
    PERFORM public.anota_tentativa('pedido_de_codigo', cpf);
    PERFORM public.cria_codigo(identidade, cpf, token, codigo_id, codigo_hash);
    resultado := 'codigo';
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso protocolo ' || encode(protocolo, 'hex'), 0));
  SELECT max(t.quando) INTO ultima FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = protocolo AND NOT t.fechado AND t.quando > clock_timestamp() - interval '15 minutes';
  SELECT count(*) INTO erradas FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = protocolo AND NOT t.fechado AND t.quando > ultima - interval '15 minutes';
  PERFORM 1 FROM public.laudos l WHERE l.protocolo_hash = protocolo FOR KEY SHARE;
  PERFORM 1 FROM public.pacientes p WHERE p.id =
    (SELECT l.paciente_id FROM public.laudos l WHERE l.protocolo_hash = protocolo) FOR SHARE;
  SELECT l.id, l.paciente_id, p.identidade_hash IS DISTINCT FROM identidade AS responsavel INTO achado
    FROM public.laudos l JOIN public.pacientes p ON p.id = l.paciente_id
    WHERE l.protocolo_hash = protocolo AND (p.identidade_hash = identidade OR p.responsavel_hash = identidade AND l.reservado IS NOT TRUE);
  IF achado.id IS NULL OR erradas >= 5 THEN
    PERFORM public.anota_tentativa('protocolo', cpf, protocolo, erradas >= 5);
    resultado := 'nada';
    RETURN;
  END IF;
  PERFORM public.abre_acesso(token, achado.paciente_id, 'laudo:' || achado.id, 'protocolo', achado.responsavel);
  resultado := 'aberto';
END $$;
GRANT EXECUTE ON FUNCTION procura_paciente(bytea, bytea, bytea, text, uuid, bytea) TO clinica_paciente;

-- A visitor calls it in the browser that requested the code. Only the last mailed code is valid, once, for ten minutes
-- and five tries. A request beyond the limit of mails leaves this code valid. A request with another CPF or birth date
-- makes it invalid, even if these match nobody; otherwise the working code would reveal that they match nobody.
CREATE FUNCTION confirma_codigo(pedido_token text, codigo bytea, token text, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  pedido uuid;
  achado public.codigos_acesso;
BEGIN
  resultado := 'limite';
  espera := public.espera_da_procura();
  IF espera > 0 THEN RETURN; END IF;
  SELECT c.id INTO pedido FROM public.codigos_acesso c
    WHERE c.token = public.hash_do_token(pedido_token) AND c.identidade_hash = (SELECT u.identidade_hash
      FROM public.codigos_acesso u WHERE u.token = c.token ORDER BY u.criado_em DESC LIMIT 1)
    ORDER BY c.paciente_id IS NULL, c.criado_em DESC LIMIT 1;
  PERFORM 1 FROM public.responsaveis r WHERE r.id =
    (SELECT c.responsavel_id FROM public.codigos_acesso c WHERE c.id = pedido) FOR SHARE;
  PERFORM 1 FROM public.pacientes p WHERE p.id =
    (SELECT c.paciente_id FROM public.codigos_acesso c WHERE c.id = pedido) FOR SHARE;
  UPDATE public.codigos_acesso c SET tentativas = c.tentativas + 1 WHERE c.id = pedido RETURNING c.* INTO achado;
  IF achado.usado_em IS NOT NULL OR achado.encerrado_em IS NOT NULL OR achado.tentativas > 5
    OR achado.criado_em < clock_timestamp() - interval '10 minutes' OR achado.codigo_hash IS DISTINCT FROM codigo
    OR NOT EXISTS (SELECT FROM public.pacientes p LEFT JOIN public.responsaveis r ON r.id = p.responsavel_id
      WHERE p.id = achado.paciente_id AND CASE WHEN achado.responsavel_id IS NULL
        THEN sha256(p.identidade_hash || p.email) = achado.conferido
        ELSE r.id = achado.responsavel_id AND p.na_familia AND p.responsavel_hash = achado.identidade_hash
          AND sha256(r.cpf_hash || r.email) = achado.conferido END) THEN
    PERFORM public.anota_tentativa('codigo', achado.cpf_hash);
    resultado := 'nada';
    RETURN;
  END IF;
  UPDATE public.codigos_acesso c SET usado_em = clock_timestamp() WHERE c.id = achado.id;
  PERFORM public.abre_acesso(token, CASE WHEN achado.responsavel_id IS NULL THEN achado.paciente_id END, NULL, 'codigo',
    achado.responsavel_id IS NOT NULL, achado.responsavel_id);
  resultado := 'aberto';
END $$;
GRANT EXECUTE ON FUNCTION confirma_codigo(text, bytea, text) TO clinica_paciente;

-- A visitor calls it in the browser that requested a code, to get another. The limits count this request too.
CREATE FUNCTION repete_codigo(token text, codigo_id uuid, codigo_hash bytea, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  antes record;
BEGIN
  resultado := 'limite';
  espera := public.espera_da_procura();
  IF espera > 0 THEN RETURN; END IF;
  SELECT c.identidade_hash, c.cpf_hash INTO antes FROM public.codigos_acesso c
    WHERE c.token = public.hash_do_token(token) AND c.criado_em > clock_timestamp() - interval '15 minutes'
    ORDER BY c.criado_em DESC LIMIT 1;
  PERFORM public.anota_tentativa('pedido_de_codigo', antes.cpf_hash);
  resultado := 'nada';
  IF antes.identidade_hash IS NULL THEN RETURN; END IF;
  PERFORM public.cria_codigo(antes.identidade_hash, antes.cpf_hash, token, codigo_id, codigo_hash);
  resultado := 'codigo';
END $$;
GRANT EXECUTE ON FUNCTION repete_codigo(text, uuid, bytea) TO clinica_paciente;
