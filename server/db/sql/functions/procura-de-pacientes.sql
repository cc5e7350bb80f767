-- server/data/pacientes/search-pacientes.ts calls it for staff who handle reports: it finds patients whose names have all
-- of the given words, or any, by the words' keyed hashes. It runs as the owner because under the caller's policies
-- PostgreSQL uses no index for operators of lists, and would read every patient. It returns only ids: what is shown of
-- them is read under the caller's own policies, and noted.
CREATE FUNCTION procura_pacientes(termos bytea[], todos boolean, ate integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog SET plan_cache_mode = force_custom_plan AS $$
BEGIN
  PERFORM public.exige('pacientes');
  IF todos THEN
    RETURN QUERY SELECT p.id FROM public.pacientes AS p WHERE p.nome_busca @> termos LIMIT ate;
  ELSE
    RETURN QUERY SELECT p.id FROM public.pacientes AS p WHERE p.nome_busca && termos ORDER BY p.criado_em DESC LIMIT ate;
  END IF;
END $$;
GRANT EXECUTE ON FUNCTION procura_pacientes(bytea[], boolean, integer) TO clinica_pode_pacientes;
