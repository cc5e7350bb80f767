-- Only the functions below call it. It locks the report's patient: a concurrent change that ends shares has to wait.
CREATE FUNCTION pode_compartilhar(laudo uuid) RETURNS boolean LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM 1 FROM public.laudos l WHERE l.id = laudo FOR KEY SHARE;
  PERFORM 1 FROM public.pacientes p WHERE p.id = (SELECT l.paciente_id FROM public.laudos l WHERE l.id = laudo) FOR SHARE;
  IF current_setting('role') <> 'clinica_paciente' THEN
    PERFORM public.exige('pacientes');
    RETURN EXISTS (SELECT FROM public.laudos l WHERE l.id = laudo);
  END IF;
  RETURN EXISTS (SELECT FROM public.laudos_do_acesso() d WHERE d.laudo = pode_compartilhar.laudo);
END $$;

-- Only the functions below call it. It adds a line to trilha_pacientes in the name of the patient or the staff member.
CREATE FUNCTION encadeia_compartilhamento(acao text, laudo uuid, compartilhamento uuid) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  atual record;
  deles uuid[] := ARRAY(SELECT l.paciente_id FROM public.laudos l WHERE l.id = laudo);
  documentos text[] := ARRAY['laudo:' || laudo, 'compartilhamento:' || compartilhamento];
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN
    PERFORM public.encadeia_equipe(acao, deles, documentos, '{compartilhamento}');
    RETURN;
  END IF;
  SELECT * INTO atual FROM public.acesso_atual();
  PERFORM public.encadeia(atual.via, atual.responsavel, atual.id, NULL, NULL, acao, deles, documentos, '{compartilhamento}');
END $$;

-- The patient and staff for reports call it. 'repetido': this form has already created its share; 'cheio': the report
-- has ten open shares; 'nada': the caller may not share the report, it is not released, or images are missing.
CREATE FUNCTION cria_compartilhamento(id uuid, laudo uuid, oque text, codigo bytea, codigo_hash bytea, segredo_hash bytea,
  chave bytea, prova bytea, senha_hash bytea, dias integer, OUT resultado text, OUT expira timestamptz)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
BEGIN
  resultado := 'nada';
  IF (dias BETWEEN 1 AND 30) IS NOT TRUE OR NOT public.pode_compartilhar(laudo)
    OR NOT EXISTS (SELECT FROM public.laudos l WHERE l.id = laudo AND l.status IN ('liberado', 'retificado'))
    OR oque <> 'laudo' AND NOT EXISTS (SELECT FROM public.estudos e WHERE e.laudo_id = laudo) THEN
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('compartilhamentos ' || laudo, 0));
  IF EXISTS (SELECT FROM public.compartilhamentos c WHERE c.id = id) THEN
    resultado := 'repetido';
  ELSIF (SELECT count(*) FROM public.compartilhamentos c
      WHERE c.laudo_id = laudo AND c.encerrado_em IS NULL AND c.expira_em > clock_timestamp()) >= 10 THEN
    resultado := 'cheio';
  ELSE
    expira := clock_timestamp() + make_interval(days => dias);
    INSERT INTO public.compartilhamentos (id, laudo_id, oque, codigo, codigo_hash, segredo_hash, chave, prova, senha_hash,
        criado_por, expira_em)
      VALUES (id, laudo, oque, codigo, codigo_hash, segredo_hash, chave, prova, senha_hash,
        CASE current_setting('role') WHEN 'clinica_paciente' THEN 'paciente' ELSE 'equipe' END, expira);
    PERFORM public.encadeia_compartilhamento('compartilhou_laudo', laudo, id);
    resultado := 'criado';
  END IF;
END $$;
GRANT EXECUTE ON FUNCTION cria_compartilhamento(uuid, uuid, text, bytea, bytea, bytea, bytea, bytea, bytea, integer)
  TO clinica_paciente, clinica_pode_pacientes;

-- The patient and staff for reports call it. After the commit the share delivers no file. It returns false if the
-- caller may not share this report, and true also for a share that had already ended.
CREATE FUNCTION encerra_compartilhamento(compartilhamento uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  laudo uuid := (SELECT c.laudo_id FROM public.compartilhamentos c WHERE c.id = compartilhamento);
BEGIN
  IF NOT public.pode_compartilhar(laudo) THEN RETURN false; END IF;
  UPDATE public.compartilhamentos c SET encerrado_em = clock_timestamp(), fim = 'pedido'
    WHERE c.id = compartilhamento AND c.encerrado_em IS NULL AND c.expira_em > clock_timestamp();
  IF FOUND THEN PERFORM public.encadeia_compartilhamento('encerrou_compartilhamento', laudo, compartilhamento); END IF;
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION encerra_compartilhamento(uuid) TO clinica_paciente, clinica_pode_pacientes;

-- Only functions that run as the owner call it when they end accesses, because a person with an access may have shared
-- the report. Shares of an annulled report stay open, because they show that it was annulled.
CREATE FUNCTION encerra_compartilhamentos(paciente uuid, laudo uuid DEFAULT NULL) RETURNS void
  LANGUAGE sql SET search_path = pg_catalog AS $$
  UPDATE public.compartilhamentos c SET encerrado_em = clock_timestamp(), fim = 'cadastro'
    FROM public.laudos l WHERE l.id = c.laudo_id AND l.paciente_id = encerra_compartilhamentos.paciente
      AND (laudo IS NULL OR l.id = laudo) AND l.status <> 'anulado'
      AND c.encerrado_em IS NULL AND c.expira_em > clock_timestamp()
$$;

-- The doctor's page and the manifest of a SMART Health Link call it for an unidentified reader, with keyed hashes of
-- the code, of the link's secret (null if the code was typed) and of the PIN. One UPDATE counts a wrong PIN and ends
-- the share at the fifth, so concurrent requests get no sixth try. A wrong PIN counts towards no network's limit, because
-- a hospital's doctors share one. 'nada': no such open share; 'senha': wrong PIN; 'falta': no PIN; 'chave': the link's key was altered; 'limite': wait for `espera` seconds.
CREATE FUNCTION abre_compartilhamento(codigo bytea, segredo bytea, prova bytea, senha bytea, tem_senha boolean,
  abertura uuid, token text, nome bytea, via text, OUT resultado text, OUT espera integer, OUT restam integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  achado record;
BEGIN
  resultado := 'limite';
  espera := CASE WHEN segredo IS NULL THEN public.espera_da_rede('{compartilhamento}') ELSE public.espera_do_segredo() END;
  IF espera > 0 THEN RETURN; END IF;
  UPDATE public.compartilhamentos c SET erros = c.erros + 1,
      encerrado_em = CASE WHEN c.erros + 1 >= 5 THEN clock_timestamp() END,
      fim = CASE WHEN c.erros + 1 >= 5 THEN 'senhas' END
    WHERE c.codigo_hash = codigo AND (segredo IS NULL OR c.segredo_hash = segredo) AND (prova IS NULL OR c.prova = prova)
      AND c.encerrado_em IS NULL AND c.expira_em > clock_timestamp()
      AND tem_senha AND c.senha_hash IS DISTINCT FROM senha
    RETURNING 5 - c.erros INTO restam;
  SELECT c.id, c.laudo_id, c.oque, l.paciente_id, c.prova, 5 - c.erros AS restam INTO achado
    FROM public.compartilhamentos c JOIN public.laudos l ON l.id = c.laudo_id
    WHERE c.codigo_hash = codigo AND (segredo IS NULL OR c.segredo_hash = segredo)
      AND c.encerrado_em IS NULL AND c.expira_em > clock_timestamp() FOR UPDATE OF c;
  resultado := 'senha';
  IF restam IS NOT NULL THEN RETURN; END IF;
  IF achado.id IS NULL THEN
    PERFORM public.anota_tentativa(CASE WHEN segredo IS NULL THEN 'compartilhamento' ELSE 'segredo' END, NULL, codigo);
    resultado := 'nada';
    RETURN;
  END IF;
  resultado := 'chave';
  IF achado.prova IS DISTINCT FROM coalesce(prova, achado.prova) THEN RETURN; END IF;
  resultado := 'falta';
  restam := achado.restam;
  IF NOT tem_senha THEN RETURN; END IF;
  resultado := 'limite';
  SELECT ceil(extract(epoch FROM a.aberto_em + interval '1 hour' - clock_timestamp())) INTO espera
    FROM public.compartilhamento_aberturas a
    WHERE a.compartilhamento_id = achado.id AND a.aberto_em > clock_timestamp() - interval '1 hour'
    ORDER BY a.aberto_em DESC OFFSET 29 LIMIT 1;
  IF espera > 0 THEN RETURN; END IF;
  INSERT INTO public.compartilhamento_aberturas (id, compartilhamento_id, token, nome, via)
    VALUES (abertura, achado.id, public.hash_do_token(token), nome, via);
  PERFORM public.encadeia('compartilhamento', false, abertura, NULL, NULL, 'abriu_compartilhado', ARRAY[achado.paciente_id],
    ARRAY['laudo:' || achado.laudo_id, 'compartilhamento:' || achado.id], array_remove(ARRAY['laudo', CASE WHEN achado.oque <> 'imagens' THEN CASE via WHEN 'pagina' THEN 'paginas' ELSE 'pdf' END END,
      CASE WHEN achado.oque <> 'laudo' THEN 'imagens' END], NULL));
  resultado := 'aberto';
END $$;
GRANT EXECUTE ON FUNCTION abre_compartilhamento(bytea, bytea, bytea, bytea, boolean, uuid, text, bytea, text) TO clinica_paciente;

-- Only functions that run as the owner ask it which share the token in 'app.acesso' opens. A token of the doctor's page
-- ends after 15 minutes without use or after 12 hours; an application's token ends after an hour.
CREATE FUNCTION abertura_atual(OUT id uuid, OUT compartilhamento_id uuid, OUT laudo_id uuid, OUT oque text)
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog AS $$
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN RETURN; END IF;
  SELECT a.id, c.id, c.laudo_id, c.oque INTO id, compartilhamento_id, laudo_id, oque
    FROM public.compartilhamento_aberturas a JOIN public.compartilhamentos c ON c.id = a.compartilhamento_id
    WHERE a.token = public.hash_do_token(current_setting('app.acesso', true))
      AND c.encerrado_em IS NULL AND c.expira_em > clock_timestamp()
      AND CASE a.via WHEN 'pagina'
        THEN a.usado_em > clock_timestamp() - interval '15 minutes' AND a.aberto_em > clock_timestamp() - interval '12 hours'
        ELSE a.aberto_em > clock_timestamp() - interval '1 hour' END;
END $$;

-- The doctor's page and applications call it to read a share; an annulled report shows only that it was annulled. It
-- runs as the owner, so that the policies for patients do not have to allow shares.
CREATE FUNCTION le_compartilhado() RETURNS TABLE (abertura uuid, id uuid, chave bytea, expira_em timestamptz, laudo uuid,
  status text, anulado_em timestamptz, protocolo bytea, exame bytea, data_exame date, medico_responsavel text, crm text,
  liberado_em timestamptz, retificado_em timestamptz, paciente uuid, nome bytea, data_nascimento bytea, versao uuid,
  arquivo uuid, versao_chave integer, bytes integer, integridade text, assinaturas bytea, paginas jsonb, texto bytea, oque text)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_column
DECLARE
  atual record;
BEGIN
  SELECT * INTO atual FROM public.abertura_atual();
  UPDATE public.compartilhamento_aberturas a SET usado_em = clock_timestamp()
    WHERE a.id = atual.id AND a.usado_em < clock_timestamp() - interval '5 seconds';
  RETURN QUERY SELECT atual.id, c.id, c.chave, c.expira_em, l.id, l.status, l.anulado_em, v.protocolo, v.exame, v.data_exame,
      v.medico_responsavel, v.crm, v.liberado_em, v.retificado_em, p.id, p.nome, p.data_nascimento, f.id, f.arquivo,
      f.versao_chave, f.bytes, f.integridade, f.assinaturas, f.paginas, f.texto, c.oque
    FROM public.compartilhamentos c JOIN public.laudos l ON l.id = c.laudo_id
      LEFT JOIN public.laudos v ON v.id = l.id AND v.status IN ('liberado', 'retificado')
      LEFT JOIN public.pacientes p ON p.id = v.paciente_id
      LEFT JOIN public.laudo_versoes f ON f.id = v.versao_atual AND c.oque <> 'imagens'
    WHERE c.id = atual.compartilhamento_id;
END $$;
GRANT EXECUTE ON FUNCTION le_compartilhado() TO clinica_paciente;

-- The doctor's page and applications call it before they send bytes of a report. False if nothing may be sent.
CREATE FUNCTION registra_entrega_compartilhada(acao text, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
  desde timestamptz;
  dele uuid;
BEGIN
  SELECT * INTO atual FROM public.abertura_atual();
  -- A part or page that is sent again within 15 minutes is recorded again only if the report was corrected in between.
  SELECT greatest(clock_timestamp() - interval '15 minutes', l.retificado_em), l.paciente_id INTO desde, dele
    FROM public.laudos l
    WHERE l.id = atual.laudo_id AND l.status IN ('liberado', 'retificado') AND l.versao_atual IS NOT NULL;
  IF desde IS NULL OR inteiro IS NULL OR atual.oque = 'imagens'
    OR (acao IN ('baixou_pdf', 'imprimiu_pdf', 'viu_paginas')) IS NOT TRUE THEN
    RETURN false;
  END IF;
  PERFORM public.encadeia_entrega(inteiro, desde, 'compartilhamento', false, atual.id, NULL, NULL, acao, ARRAY[dele],
    ARRAY['laudo:' || atual.laudo_id, 'compartilhamento:' || atual.compartilhamento_id],
    ARRAY[CASE acao WHEN 'viu_paginas' THEN 'paginas' ELSE 'pdf' END]);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_entrega_compartilhada(text, boolean) TO clinica_paciente;
