-- server/data/laudos/patient-trail.ts calls it for staff who handle reports: it finds the lines of the trail that name
-- a document. It runs as the owner, because under row-level security PostgreSQL uses no index for operators on arrays,
-- and would read the whole trail to find a few lines. It returns only line numbers, so that the lines themselves are
-- read under the staff's own policies.
CREATE FUNCTION linhas_do_documento(documento text) RETURNS SETOF bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('pacientes');
  RETURN QUERY SELECT t.numero FROM public.trilha_pacientes AS t WHERE t.documentos @> ARRAY[documento];
END $$;
GRANT EXECUTE ON FUNCTION linhas_do_documento(text) TO clinica_pode_pacientes;
