-- The jobs and `npm run check-trail` call it to check the lines `de` to `ate` of trilha_pacientes. `antes` is the hash
-- of line `de` - 1. It returns no content: only how many lines it read, the last line's number and hash, and where and
-- why the chain first breaks. The trail begins at 1, so if `de` is 1, a line with a lower number counts as a break.
CREATE FUNCTION confere_trecho(de bigint, ate bigint, antes bytea,
  OUT linhas integer, OUT ultimo bigint, OUT elo bytea, OUT quebra bigint, OUT motivo text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF ate - de NOT BETWEEN 0 AND 9999 THEN
    RAISE EXCEPTION USING ERRCODE = 'invalid_parameter_value', MESSAGE = 'a segment has at most 10,000 lines';
  END IF;
  WITH linha AS (
    SELECT t.numero, coalesce(lag(t.numero) OVER ordem, de - 1) + 1 AS esperado,
      CASE
        WHEN t.numero < 1 THEN 'corrente'
        WHEN t.numero <> coalesce(lag(t.numero) OVER ordem, de - 1) + 1 THEN 'falta'
        WHEN t.anterior <> coalesce(lag(t.elo) OVER ordem, antes) THEN 'corrente'
        WHEN t.elo <> public.elo_da_linha(t) THEN 'alterada' END AS achado
    FROM public.trilha_pacientes t
    WHERE t.numero BETWEEN CASE de WHEN 1 THEN -9223372036854775808 ELSE de END AND ate
    WINDOW ordem AS (ORDER BY t.numero))
  SELECT count(*), max(l.numero),
      min(CASE l.achado WHEN 'falta' THEN l.esperado ELSE l.numero END) FILTER (WHERE l.achado IS NOT NULL),
      (array_agg(l.achado ORDER BY l.numero) FILTER (WHERE l.achado IS NOT NULL))[1]
    INTO linhas, ultimo, quebra, motivo FROM linha l;
  IF quebra IS NULL AND coalesce(ultimo, de - 1) < ate
    AND EXISTS (SELECT FROM public.trilha_pacientes t WHERE t.numero > ate) THEN
    quebra := coalesce(ultimo, de - 1) + 1;
    motivo := 'falta';
  END IF;
  SELECT t.elo INTO elo FROM public.trilha_pacientes t WHERE t.numero = ultimo;
END $$;
GRANT EXECUTE ON FUNCTION confere_trecho(bigint, bigint, bytea) TO clinica_sistema;

-- The jobs and `npm run check-trail` call it for the number and hash of one line; of the last line if `qual` is null.
CREATE FUNCTION linha_da_trilha(qual bigint, OUT numero bigint, OUT elo bytea)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT t.numero, t.elo FROM public.trilha_pacientes t
    WHERE t.numero = coalesce(qual, (SELECT max(u.numero) FROM public.trilha_pacientes u))
$$;
GRANT EXECUTE ON FUNCTION linha_da_trilha(bigint) TO clinica_sistema;
