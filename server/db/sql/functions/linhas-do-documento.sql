-- server/data/laudos/patient-trail.ts calls it for staff. It runs as the owner, because under row-level security
-- PostgreSQL uses no index for operators on arrays. It returns only numbers; policies decide who may read the lines.
CREATE FUNCTION linhas_do_documento(documento text) RETURNS SETOF bigint
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('pacientes');
  RETURN QUERY SELECT t.numero FROM public.trilha_pacientes AS t WHERE t.documentos @> ARRAY[documento];
END $$;
GRANT EXECUTE ON FUNCTION linhas_do_documento(text) TO clinica_pode_pacientes;
