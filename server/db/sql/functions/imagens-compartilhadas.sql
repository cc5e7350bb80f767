-- Only the functions below call it: it returns the studies of the share that this request's cookie or URL opens.
CREATE FUNCTION estudos_compartilhados() RETURNS TABLE (estudo uuid, laudo uuid, paciente uuid, recebido_em timestamptz,
  abertura uuid, compartilhamento uuid)
  LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT e.id, l.id, l.paciente_id, e.recebido_em, a.id, a.compartilhamento_id
    FROM public.abertura_atual() a JOIN public.laudos l ON l.id = a.laudo_id AND l.status IN ('liberado', 'retificado')
      JOIN public.estudos e ON e.laudo_id = l.id
    WHERE a.oque <> 'laudo'
$$;

-- The doctor's page and applications call it. PDFs do not count as images, and a series of only PDFs is left out. A
-- sequence that is too long ('longa') does not count as a failure, because its beginning is shown.
CREATE FUNCTION series_compartilhadas() RETURNS TABLE (id uuid, numero integer, rotulo bytea, modalidade text, situacao text,
  renderizacao integer, versao_chave integer, indice jsonb, imagens integer, falhas integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT s.id, s.numero, s.rotulo, s.modalidade, s.situacao, s.renderizacao, s.versao_chave, s.indice,
      i.imagens, i.falhas
    FROM public.estudos_compartilhados() e JOIN public.series s ON s.estudo_id = e.estudo
      CROSS JOIN LATERAL (SELECT count(*)::int AS imagens, count(nullif(problema, 'longa'))::int AS falhas FROM public.imagens
        WHERE serie_id = s.id AND coalesce(problema, '') NOT IN ('documento', 'documento_recusado')) i
    WHERE i.imagens > 0
    ORDER BY e.recebido_em, s.numero, s.id
$$;
GRANT EXECUTE ON FUNCTION series_compartilhadas() TO clinica_paciente;

-- The doctor's page calls it. PDFs are left out, because staff release them as reports. A series that is not rendered
-- yet is left out too, because it is not known which of its files are PDFs.
CREATE FUNCTION originais_compartilhados() RETURNS TABLE (arquivo uuid, versao_chave integer, bytes integer, serie integer)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT i.arquivo, i.versao_chave, i.bytes, dense_rank() OVER (ORDER BY e.recebido_em, s.numero, s.id)::int
    FROM public.estudos_compartilhados() e JOIN public.series s ON s.estudo_id = e.estudo
      JOIN public.imagens i ON i.serie_id = s.id
    WHERE s.renderizacao > 0 AND coalesce(i.problema, '') NOT IN ('documento', 'documento_recusado', 'perdida')
    ORDER BY e.recebido_em, s.numero, s.id, i.numero, i.id
$$;
GRANT EXECUTE ON FUNCTION originais_compartilhados() TO clinica_paciente;

-- The doctor's page and applications call it before they send images. When a series is opened (`inteiro`), it always
-- adds a line to the trail; otherwise at most one line in 15 minutes. False if nothing may be sent.
CREATE FUNCTION registra_imagens_compartilhadas(serie uuid, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  achado record;
BEGIN
  SELECT e.* INTO achado FROM public.estudos_compartilhados() e JOIN public.series s ON s.estudo_id = e.estudo WHERE s.id = serie;
  IF achado.laudo IS NULL OR inteiro IS NULL THEN RETURN false; END IF;
  PERFORM public.encadeia_entrega(inteiro, clock_timestamp() - interval '15 minutes', 'compartilhamento', false, achado.abertura,
    NULL, NULL, 'viu_imagens', ARRAY[achado.paciente],
    ARRAY['laudo:' || achado.laudo, 'estudo:' || achado.estudo, 'serie:' || serie, 'compartilhamento:' || achado.compartilhamento],
    '{imagens}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_imagens_compartilhadas(uuid, boolean) TO clinica_paciente;

-- The doctor's page calls it when the shared original files are about to be sent. False if nothing may be sent.
CREATE FUNCTION registra_originais_compartilhados() RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  achado record;
BEGIN
  SELECT e.laudo, e.paciente, e.abertura, e.compartilhamento, array_agg('estudo:' || e.estudo ORDER BY e.estudo) AS estudos
    INTO achado FROM public.estudos_compartilhados() e GROUP BY 1, 2, 3, 4;
  IF achado.laudo IS NULL THEN RETURN false; END IF;
  PERFORM public.encadeia('compartilhamento', false, achado.abertura, NULL, NULL, 'baixou_imagens', ARRAY[achado.paciente],
    ARRAY['laudo:' || achado.laudo] || achado.estudos || ARRAY['compartilhamento:' || achado.compartilhamento], '{imagens}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_originais_compartilhados() TO clinica_paciente;
