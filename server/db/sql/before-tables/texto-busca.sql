-- Searches and computed columns call it. They cannot use PostgreSQL's `unaccent`, which is not immutable.
CREATE OR REPLACE FUNCTION texto_busca(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');
GRANT EXECUTE ON FUNCTION texto_busca(text)
  TO clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
