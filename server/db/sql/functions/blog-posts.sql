-- A trigger of blog_posts calls it: it stores the slugs under which a post was public, because they redirect to the
-- post. Neither a form nor a restored version can shorten the list; only a slug that the post uses again is removed.
CREATE FUNCTION guarda_enderecos() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  NEW.enderecos_antigos := array_remove(OLD.enderecos_antigos, NEW.slug);
  IF NEW.slug <> OLD.slug AND OLD.status = 'publicado' AND OLD.data_publicacao <= now() THEN
    NEW.enderecos_antigos := array_remove(NEW.enderecos_antigos, OLD.slug) || OLD.slug;
  END IF;
  RETURN NEW;
END $$;

-- A trigger of blog_posts calls it: a draft of a published post changes nothing that visitors see, so the date in
-- `Atualizado em` and in the sitemap does not change either. Triggers run in the order of their names, so this one runs
-- after `conta_versao`, which sets that date.
CREATE FUNCTION mantem_atualizado_em() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  fora CONSTANT text[] := ARRAY['pendente', 'versao', 'atualizado_em'];
BEGIN
  IF to_jsonb(OLD) - fora = to_jsonb(NEW) - fora THEN NEW.atualizado_em := OLD.atualizado_em; END IF;
  RETURN NEW;
END $$;
