-- A trigger of blog_posts calls it to keep former public slugs, whose URLs redirect. No form can write this list.
CREATE FUNCTION guarda_enderecos() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  NEW.enderecos_antigos := array_remove(OLD.enderecos_antigos, NEW.slug);
  IF NEW.slug <> OLD.slug AND OLD.status = 'publicado' AND OLD.data_publicacao <= now() THEN
    NEW.enderecos_antigos := array_remove(NEW.enderecos_antigos, OLD.slug) || OLD.slug;
  END IF;
  RETURN NEW;
END $$;

-- A trigger of blog_posts calls it, so that saving a draft keeps the date that visitors see. Triggers run in the order
-- of their names, so this one runs after `conta_versao`, which sets that date.
CREATE FUNCTION mantem_atualizado_em() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  fora CONSTANT text[] := ARRAY['pendente', 'versao', 'atualizado_em'];
BEGIN
  IF to_jsonb(OLD) - fora = to_jsonb(NEW) - fora THEN NEW.atualizado_em := OLD.atualizado_em; END IF;
  RETURN NEW;
END $$;
