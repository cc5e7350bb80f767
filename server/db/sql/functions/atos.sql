-- Only functions that run as the owner call it: who may have this act written into that trail, as domain/registro/
-- declares it; null if it is not declared. `banco` is no session's: only the functions and triggers that perform the
-- act.
CREATE FUNCTION quem_escreve(trilha text, ato text) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT a.escreve FROM public.atos a WHERE a.trilha = quem_escreve.trilha AND a.ato = quem_escreve.ato
$$;
