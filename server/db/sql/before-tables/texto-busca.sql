-- Computed columns and searches call it. PostgreSQL's `unaccent` is not immutable, as a computed column requires.
CREATE OR REPLACE FUNCTION texto_busca(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
GRANT EXECUTE ON FUNCTION texto_busca(text)
  TO clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
