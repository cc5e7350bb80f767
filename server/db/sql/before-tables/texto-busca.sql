-- Every role calls it: it writes a text as people type on a phone, in lower case without accents. It reads no table. It
-- has a list of letters of its own, because the extension unaccent may be in any schema on a managed server, and its
-- function is not immutable.
CREATE OR REPLACE FUNCTION texto_busca(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
GRANT EXECUTE ON FUNCTION texto_busca(text)
  TO clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
