-- The column inscritos.caixa calls it, as do the operator and the jobs: it returns the mailbox that an address leads
-- to. It reads no table. What follows a plus sign reaches the same mailbox, and Google ignores dots; `mailboxKey`
-- (domain/mensagens/mailbox-key.ts) is the same rule, and a test compares the two.
CREATE OR REPLACE FUNCTION caixa_postal(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT CASE WHEN dominio IN ('gmail.com', 'googlemail.com')
      THEN coalesce(nullif(replace(nome, '.', ''), ''), nome) || '@gmail.com' ELSE nome || '@' || dominio END
    FROM (SELECT
      coalesce(nullif(split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1), ''), regexp_replace(lower(email), '@[^@]*$', '')) AS nome,
      substring(lower(email) from '[^@]*$') AS dominio) AS partes);
GRANT EXECUTE ON FUNCTION caixa_postal(text) TO clinica_operador, clinica_sistema;
