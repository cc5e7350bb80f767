-- server/data/pacientes/search-pacientes.ts calls it for staff. It runs as the owner, because under row-level security
-- PostgreSQL uses no index for operators on arrays. It returns only ids; policies decide who may read the patients.
CREATE FUNCTION procura_pacientes(termos bytea[], todos boolean, novos_primeiro boolean, ate integer) RETURNS SETOF uuid
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('pacientes');
  -- EXECUTE makes a new plan for each call, because the best plan depends on how many patients match.
  RETURN QUERY EXECUTE format('SELECT p.id FROM public.pacientes AS p WHERE p.nome_busca %s $1 %s LIMIT $2',
    CASE WHEN todos THEN '@>' ELSE '&&' END, CASE WHEN novos_primeiro THEN 'ORDER BY p.criado_em DESC' END) USING termos, ate;
END $$;
GRANT EXECUTE ON FUNCTION procura_pacientes(bytea[], boolean, boolean, integer) TO clinica_pode_pacientes;
