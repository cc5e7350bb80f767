-- Only the functions below call it. After a move two reports have the same file; it prefers the valid report.
CREATE FUNCTION documento_emitido(codigo bytea, arquivo_sha256 text, OUT versao uuid, OUT laudo uuid, OUT situacao text, OUT desde timestamptz)
  LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT v.id, l.id,
    CASE WHEN l.status = 'anulado' THEN 'anulada' WHEN v.substituida_em IS NOT NULL THEN 'substituida' ELSE 'atual' END,
    CASE WHEN l.status = 'anulado' THEN l.anulado_em ELSE v.substituida_em END
  FROM public.laudo_versoes v JOIN public.laudos l ON l.id = v.laudo_id
  WHERE v.emitida_em IS NOT NULL AND (v.codigo_hash = codigo OR v.sha256 = arquivo_sha256)
  ORDER BY l.status = 'anulado', v.substituida_em IS NOT NULL, v.emitida_em DESC LIMIT 1
$$;

-- Any visitor of /verificar calls it. It returns nothing about the patient. Only unknown documents count as attempts.
CREATE FUNCTION verifica_documento(codigo bytea, arquivo_sha256 text, OUT resultado text, OUT espera integer, OUT versao uuid,
  OUT situacao text, OUT desde timestamptz, OUT emitida_em timestamptz, OUT medico text, OUT crm text, OUT integridade text, OUT assinaturas bytea)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  achado record;
BEGIN
  resultado := 'limite';
  espera := public.espera_do_segredo();
  IF espera > 0 THEN RETURN; END IF;
  SELECT * INTO achado FROM public.documento_emitido(codigo, arquivo_sha256);
  IF achado.versao IS NULL THEN
    PERFORM public.anota_tentativa('segredo', NULL);
    resultado := 'nada';
    RETURN;
  END IF;
  SELECT v.id, v.emitida_em, v.integridade, v.assinaturas, l.medico_responsavel, l.crm
    INTO versao, emitida_em, integridade, assinaturas, medico, crm
    FROM public.laudo_versoes v JOIN public.laudos l ON l.id = v.laudo_id WHERE v.id = achado.versao;
  situacao := achado.situacao;
  desde := achado.desde;
  resultado := 'achado';
END $$;
GRANT EXECUTE ON FUNCTION verifica_documento(bytea, text) TO clinica_paciente;

-- The government's validator calls it. `certo`: the secret code that it sent is this document's; `entrega`: the file is
-- about to be sent. Five wrong codes in a day lock the document. No limit of a network does, because the validator sends
-- everybody's codes from its own network.
CREATE FUNCTION abre_ao_validador(codigo bytea, certo boolean, entrega boolean, OUT resultado text, OUT versao uuid, OUT arquivo uuid,
  OUT versao_chave integer, OUT bytes integer, OUT espera integer) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  achado record;
  erradas integer;
BEGIN
  resultado := 'limite';
  espera := public.espera_do_segredo();
  IF espera > 0 THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso protocolo ' || encode(codigo, 'hex'), 0));
  SELECT * INTO achado FROM public.documento_emitido(codigo, NULL);
  IF achado.situacao IS DISTINCT FROM 'atual' THEN
    PERFORM public.anota_tentativa('segredo', NULL);
    resultado := 'nada';
    RETURN;
  END IF;
  SELECT count(*) INTO erradas FROM public.tentativas_acesso t
    WHERE t.tipo = 'validador' AND t.protocolo_hash = codigo AND t.quando > clock_timestamp() - interval '1 day';
  IF erradas >= 5 AND NOT entrega THEN
    espera := 86400;
    RETURN;
  END IF;
  IF certo IS NOT TRUE THEN
    PERFORM public.anota_tentativa('validador', NULL, codigo);
    resultado := 'errado';
    RETURN;
  END IF;
  SELECT v.id, v.arquivo, v.versao_chave, v.bytes INTO versao, arquivo, versao_chave, bytes
    FROM public.laudo_versoes v WHERE v.id = achado.versao;
  resultado := 'aberto';
  IF entrega THEN
    PERFORM public.encadeia('validador', false, NULL, NULL, NULL, 'baixou_pdf',
      ARRAY(SELECT l.paciente_id FROM public.laudos l WHERE l.id = achado.laudo), ARRAY['laudo:' || achado.laudo], '{pdf}');
  END IF;
END $$;
GRANT EXECUTE ON FUNCTION abre_ao_validador(bytea, boolean, boolean) TO clinica_paciente;
