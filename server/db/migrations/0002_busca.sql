-- Similar words, for a search that forgives typing errors. A trusted extension: the database's
-- owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint

-- Portuguese as people type it on a phone: lower case, without accents. Our own table of letters,
-- since unaccent may live in any schema on a managed server and is not immutable.
CREATE FUNCTION texto_busca(texto text) RETURNS text
  LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN translate(lower(texto), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn');--> statement-breakpoint
REVOKE ALL ON FUNCTION texto_busca(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION texto_busca(text)
  TO clinica_anonimo, clinica_paciente, clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema;
