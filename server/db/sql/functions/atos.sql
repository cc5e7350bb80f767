-- Functions that run as the owner ask it who may write an act. 'banco': database functions; null: unknown act.
CREATE FUNCTION quem_escreve(trilha text, ato text) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT a.escreve FROM public.atos a WHERE a.trilha = quem_escreve.trilha AND a.ato = quem_escreve.ato
$$;
