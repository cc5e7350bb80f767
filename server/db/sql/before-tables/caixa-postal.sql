-- The computed column inscritos.caixa calls it. A test compares its results with domain/mensagens/mailbox-key.ts.
CREATE OR REPLACE FUNCTION caixa_postal(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT CASE WHEN dominio IN ('gmail.com', 'googlemail.com')
      THEN coalesce(nullif(replace(nome, '.', ''), ''), nome) || '@gmail.com' ELSE nome || '@' || dominio END
    FROM (SELECT
      coalesce(nullif(split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1), ''), regexp_replace(lower(email), '@[^@]*$', '')) AS nome,
      substring(lower(email) from '[^@]*$') AS dominio) AS partes);
GRANT EXECUTE ON FUNCTION caixa_postal(text) TO clinica_operador, clinica_sistema;
