-- Every role calls it: it turns Portuguese into what people type on a phone, lower case without accents. It reads
-- no table. The letters are our own list, because unaccent may live in any schema on a managed server and is not
-- immutable.
CREATE OR REPLACE FUNCTION texto_busca(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
GRANT EXECUTE ON FUNCTION texto_busca(text)
  TO clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
