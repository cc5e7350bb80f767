-- The column inscritos.caixa, the operator and the jobs call it: it returns the mailbox of an e-mail address. It
-- reads no table. It removes a plus sign and the text after it, and for Google also the dots; `mailboxKey`
-- (domain/mensagens/mailbox-key.ts) has the same rule, and a test compares the two.
CREATE OR REPLACE FUNCTION caixa_postal(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT CASE WHEN dominio IN ('gmail.com', 'googlemail.com')
      THEN coalesce(nullif(replace(nome, '.', ''), ''), nome) || '@gmail.com' ELSE nome || '@' || dominio END
    FROM (SELECT
      coalesce(nullif(split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1), ''), regexp_replace(lower(email), '@[^@]*$', '')) AS nome,
      substring(lower(email) from '[^@]*$') AS dominio) AS partes);
GRANT EXECUTE ON FUNCTION caixa_postal(text) TO clinica_operador, clinica_sistema;
