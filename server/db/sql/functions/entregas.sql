-- A patient's access calls it to write into the chain what it does; files have registra_entrega. It returns false if
-- the access does not open that report.
CREATE FUNCTION registra_acesso(acao text, laudo uuid, dados text[]) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  IF atual.id IS NULL OR public.quem_escreve('pacientes', acao) IS DISTINCT FROM 'paciente'
    OR dados IS NULL OR NOT dados <@ '{lista,laudo,páginas}'
    OR laudo IS NOT NULL AND NOT EXISTS (SELECT FROM public.laudos l
      WHERE l.id = laudo AND l.paciente_id = atual.paciente_id AND 'laudo:' || l.id = coalesce(atual.documento, 'laudo:' || l.id)) THEN
    RETURN false;
  END IF;
  IF acao = 'encerrou_acesso' THEN
    UPDATE public.acessos_pacientes SET encerrado_em = clock_timestamp() WHERE id = atual.id;
  ELSIF laudo IS NOT NULL THEN
    -- Staff who write the report at this moment are not waited for: the next opening sets it.
    UPDATE public.laudos SET aberto_em = clock_timestamp() WHERE id = (
      SELECT l.id FROM public.laudos l WHERE l.id = laudo AND l.aberto_em IS NULL AND l.status IN ('liberado', 'retificado')
      FOR UPDATE SKIP LOCKED);
  END IF;
  PERFORM public.encadeia(atual.via, atual.responsavel, atual.id, NULL, NULL, acao, ARRAY[atual.paciente_id],
    array_remove(ARRAY[coalesce('laudo:' || laudo, atual.documento)], NULL), dados);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_acesso(text, uuid, text[]) TO clinica_paciente;

-- A patient's access calls it when bytes of a report are about to leave. A whole file is a line each time; of parts and
-- of page images the first in a quarter of an hour is, unless the access opened their page within it. It returns false
-- if the access does not open that report or it is not out: then nothing may leave.
CREATE FUNCTION registra_entrega(acao text, laudo uuid, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  atual record;
  desde timestamptz;
  tem boolean;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  -- What was read of a version that was corrected since is no reading of the new one.
  SELECT greatest(clock_timestamp() - interval '15 minutes', l.retificado_em) INTO desde FROM public.laudos l
    WHERE l.id = laudo AND l.paciente_id = atual.paciente_id AND 'laudo:' || l.id = coalesce(atual.documento, 'laudo:' || l.id)
      AND l.status IN ('liberado', 'retificado') AND l.versao_atual IS NOT NULL;
  IF desde IS NULL OR inteiro IS NULL OR acao IS NULL OR acao NOT IN ('baixou_pdf', 'imprimiu_pdf', 'viu_paginas') THEN
    RETURN false;
  END IF;
  -- Once without the trail's lock, which most parts and images need not take, and once with it.
  FOR vez IN 1..2 LOOP
    IF NOT inteiro THEN
      SELECT EXISTS (SELECT FROM public.trilha_pacientes t
        WHERE t.documentos @> ARRAY['laudo:' || laudo] AND t.acesso_id = atual.id AND t.quando > desde
          AND (t.acao = acao OR acao = 'viu_paginas' AND t.acao = 'abriu_laudo' AND t.dados @> '{páginas}')) INTO tem;
      IF tem THEN RETURN true; END IF;
    END IF;
    EXIT WHEN vez = 2;
    UPDATE public.laudos SET aberto_em = clock_timestamp() WHERE id = (
      SELECT l.id FROM public.laudos l WHERE l.id = laudo AND l.aberto_em IS NULL FOR UPDATE SKIP LOCKED);
    PERFORM pg_advisory_xact_lock(hashtextextended('public.trilha_pacientes', 0));
  END LOOP;
  PERFORM public.encadeia(atual.via, atual.responsavel, atual.id, NULL, NULL, acao, ARRAY[atual.paciente_id], ARRAY['laudo:' || laudo],
    CASE acao WHEN 'viu_paginas' THEN '{páginas}'::text[] ELSE '{pdf}' END);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_entrega(text, uuid, boolean) TO clinica_paciente;

-- Staff for reports call it likewise, for any version, also one that waits for its report: the line says which.
CREATE FUNCTION registra_entrega_equipe(acao text, versao uuid, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  pessoa record;
  arquivo record;
  documentos text[];
  qual text;
  tem boolean;
BEGIN
  PERFORM public.exige('pacientes');
  SELECT * INTO pessoa FROM public.quem_pede();
  IF inteiro IS NULL OR acao IS NULL OR acao NOT IN ('baixou_pdf', 'viu_paginas') THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'not a delivery';
  END IF;
  SELECT v.laudo_id, v.numero, l.paciente_id INTO arquivo
    FROM public.laudo_versoes v LEFT JOIN public.laudos l ON l.id = v.laudo_id WHERE v.id = versao;
  IF NOT FOUND THEN RETURN false; END IF;
  documentos := array_remove(ARRAY['laudo:' || arquivo.laudo_id], NULL);
  qual := coalesce('versão ' || arquivo.numero, 'arquivo ' || left(versao::text, 8));
  FOR vez IN 1..2 LOOP
    IF NOT inteiro THEN
      SELECT EXISTS (SELECT FROM public.trilha_pacientes t
        WHERE t.quando > clock_timestamp() - interval '15 minutes' AND t.usuario_id = pessoa.id
          AND t.acao = acao AND t.documentos = documentos AND t.dados @> ARRAY[qual]) INTO tem;
      IF tem THEN RETURN true; END IF;
    END IF;
    EXIT WHEN vez = 2;
    PERFORM pg_advisory_xact_lock(hashtextextended('public.trilha_pacientes', 0));
  END LOOP;
  PERFORM public.encadeia_equipe(acao, array_remove(ARRAY[arquivo.paciente_id], NULL), documentos,
    ARRAY[CASE acao WHEN 'viu_paginas' THEN 'páginas' ELSE 'pdf' END, qual]);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_entrega_equipe(text, uuid, boolean) TO clinica_pode_pacientes;
