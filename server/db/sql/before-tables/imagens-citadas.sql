-- `usos_de_midia` and an index of trilha call it. It returns the images whose URLs are in a record's JSON.
CREATE OR REPLACE FUNCTION imagens_citadas(VARIADIC partes jsonb[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT achada[1] FROM unnest(partes) AS parte,
      regexp_matches(parte::text, '/arquivos/([a-z]+/[A-Za-z0-9_-]+-[0-9]+x[0-9]+)', 'g') AS achada
    WHERE parte IS NOT NULL);
