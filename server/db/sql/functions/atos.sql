-- Only functions that run as the owner call it: it returns who may write the act `ato` into the trail `trilha`, as
-- domain/registro/ declares it; null if the act is not declared. `banco` means that no session may write it, only the
-- functions and triggers that perform the act.
CREATE FUNCTION quem_escreve(trilha text, ato text) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT a.escreve FROM public.atos a WHERE a.trilha = quem_escreve.trilha AND a.ato = quem_escreve.ato
$$;
