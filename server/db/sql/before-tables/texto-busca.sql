-- Every role calls it: it returns a text for searches, in lower case and without accents, as people type on a phone. It
-- reads no table. It does not use the extension unaccent, which may be in any schema on a managed server and whose
-- function is not immutable.
CREATE OR REPLACE FUNCTION texto_busca(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
GRANT EXECUTE ON FUNCTION texto_busca(text)
  TO clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
