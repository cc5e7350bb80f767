-- Editors and the jobs call it. Until the transaction ends, no other transaction writes or removes the image's files.
-- It runs as the owner, because in the embedded database editors have no right to advisory locks.
CREATE FUNCTION trava_midia(chave text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF current_setting('role') <> 'clinica_sistema' THEN PERFORM public.exige('conteudo'); END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('midia ' || chave, 0));
END $$;
GRANT EXECUTE ON FUNCTION trava_midia(text) TO clinica_pode_conteudo, clinica_sistema;

-- Editors and the jobs call it to find where images are used. It reads whole rows as JSON, with drafts and
-- nested lists, in every table that the trail records (except midia and usuarios). It fails if the owner may not read
-- a table, because that table's images would seem unused.
CREATE FUNCTION usos_de_midia(chaves text[] DEFAULT NULL, historico boolean DEFAULT false)
  RETURNS TABLE (chave text, coisa text, registro text, nome text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  tabela text;
BEGIN
  IF current_setting('role') <> 'clinica_sistema' THEN PERFORM public.exige('conteudo'); END IF;
  FOR tabela IN
    SELECT c.relname FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
      WHERE g.tgname = 'registra_mudanca' AND c.relnamespace = 'public'::regnamespace AND c.relname NOT IN ('midia', 'usuarios')
    UNION SELECT 'trilha'
    ORDER BY 1
  LOOP
    CONTINUE WHEN tabela = 'trilha' AND NOT historico;
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = format('public.%I', tabela)::regclass AND polname = tabela || '_dono_le') THEN
      RAISE EXCEPTION 'the owner may not read %', tabela;
    END IF;
    RETURN QUERY EXECUTE CASE tabela WHEN 'trilha' THEN
      $q$SELECT DISTINCT uma, 'trilha', NULL, NULL
         FROM public.trilha t, unnest(public.imagens_citadas(t.antes, t.depois, t.conteudo)) AS uma
         WHERE t.coisa <> 'midia' AND public.imagens_citadas(t.antes, t.depois, t.conteudo) <> '{}'$q$ || CASE WHEN chaves IS NULL THEN '' ELSE
         $q$ AND public.imagens_citadas(t.antes, t.depois, t.conteudo) && $1 AND uma = ANY ($1)$q$ END
    ELSE format(
      $q$SELECT uma, %1$L, r.j ->> 'id', coalesce(r.j ->> 'nome', r.j ->> 'titulo')
         FROM (SELECT to_jsonb(t) AS j FROM public.%1$I t) r, unnest(public.imagens_citadas(r.j)) AS uma
         WHERE $1 IS NULL OR uma = ANY ($1)$q$, tabela) END USING chaves;
  END LOOP;
END $$;
GRANT EXECUTE ON FUNCTION usos_de_midia(text[], boolean) TO clinica_pode_conteudo, clinica_sistema;
