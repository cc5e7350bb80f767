ALTER TABLE "blog_posts" ADD COLUMN "enderecos_antigos" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "pendente" jsonb;--> statement-breakpoint
CREATE INDEX "blog_posts_enderecos_antigos" ON "blog_posts" USING gin ("enderecos_antigos");--> statement-breakpoint

-- The slugs under which a post was public before lead to it. Whatever a form or the trail brings, the list
-- only grows from what was there; a slug that it takes again is not an old one.
CREATE FUNCTION guarda_enderecos() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  NEW.enderecos_antigos := array_remove(OLD.enderecos_antigos, NEW.slug);
  IF NEW.slug <> OLD.slug AND OLD.status = 'publicado' AND OLD.data_publicacao <= now() THEN
    NEW.enderecos_antigos := array_remove(NEW.enderecos_antigos, OLD.slug) || OLD.slug;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION guarda_enderecos() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER antes_guarda_enderecos BEFORE UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION guarda_enderecos();--> statement-breakpoint

-- A version that is only kept changes nothing that visitors see: `Atualizado em` and the sitemap stay.
-- Triggers run in the order of their names: after `conta_versao`, which has set the moment.
CREATE FUNCTION mantem_atualizado_em() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  fora CONSTANT text[] := ARRAY['pendente', 'versao', 'atualizado_em'];
BEGIN
  IF to_jsonb(OLD) - fora = to_jsonb(NEW) - fora THEN NEW.atualizado_em := OLD.atualizado_em; END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION mantem_atualizado_em() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER depois_mantem_atualizado_em BEFORE UPDATE ON blog_posts FOR EACH ROW
  WHEN (OLD.pendente IS DISTINCT FROM NEW.pendente) EXECUTE FUNCTION mantem_atualizado_em();--> statement-breakpoint

-- What is not public yet is for those who edit.
REVOKE SELECT ON blog_posts FROM clinica_anonimo, clinica_paciente, clinica_leitor, clinica_laudos, clinica_sistema;--> statement-breakpoint
GRANT SELECT (id, titulo, slug, resumo, conteudo, imagem_capa_url, texto_alternativo, data_publicacao, autor, status,
  categoria, tempo_leitura_min, ordem_exibicao, enderecos_antigos, versao, atualizado_em) ON blog_posts
  TO clinica_anonimo, clinica_paciente, clinica_leitor, clinica_laudos, clinica_sistema;
