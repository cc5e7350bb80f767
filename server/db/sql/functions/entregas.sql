-- Only functions that run as the owner call it when a patient reads a report. It skips a report whose row is locked.
CREATE FUNCTION marca_aberto(laudo uuid) RETURNS void LANGUAGE sql SET search_path = pg_catalog AS $$
  UPDATE public.laudos SET aberto_em = clock_timestamp() WHERE id = (
    SELECT l.id FROM public.laudos l WHERE l.id = laudo AND l.aberto_em IS NULL AND l.status IN ('liberado', 'retificado')
    FOR UPDATE SKIP LOCKED)
$$;

-- The portal calls it to record a patient's act, except delivered files (`registra_entrega`). False: the access has
-- ended, or does not open this report.
CREATE FUNCTION registra_acesso(acao text, laudo uuid, dados text[]) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
  deles uuid[] := public.pacientes_do_acesso();
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  IF atual.id IS NULL OR public.quem_escreve('pacientes', acao) IS DISTINCT FROM 'paciente'
    OR dados IS NULL OR NOT dados <@ '{lista,laudo,paginas}'
    OR laudo IS NOT NULL AND NOT EXISTS (SELECT FROM public.laudos_do_acesso() d WHERE d.laudo = registra_acesso.laudo) THEN
    RETURN false;
  END IF;
  IF acao = 'encerrou_acesso' THEN
    UPDATE public.acessos_pacientes SET encerrado_em = clock_timestamp() WHERE id = atual.id;
  ELSE
    PERFORM public.marca_aberto(laudo);
  END IF;
  PERFORM public.encadeia(atual.via, atual.responsavel, atual.id, NULL, NULL, acao,
    CASE WHEN laudo IS NULL THEN deles ELSE ARRAY(SELECT l.paciente_id FROM public.laudos l WHERE l.id = laudo) END,
    array_remove(ARRAY[coalesce('laudo:' || laudo, atual.documento)], NULL), dados);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_acesso(text, uuid, text[]) TO clinica_paciente;

-- Only functions that run as the owner call it. A whole file is always recorded. A part of a file, or an image of a
-- page, is recorded only if the trail has no line of the same delivery to the same access or member of staff since
-- `desde`. The search for such a line runs twice: without the trail's lock, and then with it, to see concurrent calls.
CREATE FUNCTION encadeia_entrega(inteiro boolean, desde timestamptz, quem text, responsavel boolean, acesso uuid, usuario uuid,
  nome text, acao text, pacientes uuid[], documentos text[], dados text[]) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
#variable_conflict use_variable
BEGIN
  FOR vez IN 1..2 LOOP
    IF NOT inteiro AND EXISTS (SELECT FROM public.trilha_pacientes t
      WHERE t.quando > desde AND t.documentos = documentos AND (t.acesso_id = acesso OR t.usuario_id = usuario)
        AND (t.acao = acao AND t.dados @> dados OR acao = 'viu_paginas' AND t.acao IN ('abriu_laudo', 'abriu_compartilhado') AND t.dados @> '{paginas}')) THEN
      RETURN;
    END IF;
    EXIT WHEN vez = 2;
    PERFORM pg_advisory_xact_lock(hashtextextended('public.trilha_pacientes', 0));
  END LOOP;
  PERFORM public.encadeia(quem, responsavel, acesso, usuario, nome, acao, pacientes, documentos, dados);
END $$;

-- The portal calls it when bytes of a report are about to be sent to the patient. False if nothing may be sent.
CREATE FUNCTION registra_entrega(acao text, laudo uuid, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
  desde timestamptz;
  dele uuid;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  -- A part or page that is sent again within 15 minutes is recorded again only if the report was corrected in between.
  SELECT greatest(clock_timestamp() - interval '15 minutes', l.retificado_em), l.paciente_id INTO desde, dele
    FROM public.laudos l JOIN public.laudos_do_acesso() d ON d.laudo = l.id
    WHERE l.id = registra_entrega.laudo AND l.status IN ('liberado', 'retificado') AND l.versao_atual IS NOT NULL;
  IF desde IS NULL OR inteiro IS NULL OR (acao IN ('baixou_pdf', 'imprimiu_pdf', 'viu_paginas')) IS NOT TRUE THEN
    RETURN false;
  END IF;
  PERFORM public.marca_aberto(laudo);
  PERFORM public.encadeia_entrega(inteiro, desde, atual.via, atual.responsavel, atual.id, NULL, NULL, acao,
    ARRAY[dele], ARRAY['laudo:' || laudo], ARRAY[CASE acao WHEN 'viu_paginas' THEN 'paginas' ELSE 'pdf' END]);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_entrega(text, uuid, boolean) TO clinica_paciente;

-- Staff for reports call it before bytes of any version, or of a PDF without a report, are sent to them.
CREATE FUNCTION registra_entrega_equipe(acao text, versao uuid, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  pessoa record;
  arquivo record;
BEGIN
  PERFORM public.exige('pacientes');
  SELECT * INTO pessoa FROM public.quem_pede();
  IF inteiro IS NULL OR (acao IN ('baixou_pdf', 'viu_paginas')) IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'not a delivery';
  END IF;
  SELECT v.laudo_id, v.numero, l.paciente_id INTO arquivo
    FROM public.laudo_versoes v LEFT JOIN public.laudos l ON l.id = v.laudo_id WHERE v.id = registra_entrega_equipe.versao;
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM public.encadeia_entrega(inteiro, clock_timestamp() - interval '15 minutes', 'equipe', false, NULL, pessoa.id, pessoa.nome, acao,
    array_remove(ARRAY[arquivo.paciente_id], NULL), array_remove(ARRAY['laudo:' || arquivo.laudo_id], NULL),
    ARRAY[CASE acao WHEN 'viu_paginas' THEN 'paginas' ELSE 'pdf' END, coalesce('versao:' || arquivo.numero, 'arquivo:' || left(versao::text, 8))]);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_entrega_equipe(text, uuid, boolean) TO clinica_pode_pacientes;
