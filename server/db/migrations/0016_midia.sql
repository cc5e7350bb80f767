CREATE TABLE "midia" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chave" text NOT NULL,
	"bucket" text NOT NULL,
	"tipo" text DEFAULT 'image/webp' NOT NULL,
	"largura" integer NOT NULL,
	"altura" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"nome" text DEFAULT '' NOT NULL,
	"texto_alternativo" text DEFAULT '' NOT NULL,
	"cor" text,
	"variantes" jsonb DEFAULT '{"avif":[],"webp":[]}'::jsonb NOT NULL,
	"sem_uso_desde" timestamp with time zone DEFAULT now(),
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "midia_chave_forma" CHECK ("midia"."chave" ~ '^[a-z]+/[a-zA-Z0-9_-]{1,120}-[0-9]{1,5}x[0-9]{1,5}$'),
	CONSTRAINT "midia_bucket" CHECK ("midia"."bucket" in ('hero', 'estrutura', 'medicos', 'convenios', 'blog')),
	CONSTRAINT "midia_tipo" CHECK ("midia"."tipo" in ('image/webp')),
	CONSTRAINT "midia_largura" CHECK ("midia"."largura" between 1 and 16383),
	CONSTRAINT "midia_altura" CHECK ("midia"."altura" between 1 and 16383),
	CONSTRAINT "midia_bytes" CHECK ("midia"."bytes" between 1 and 100000000),
	CONSTRAINT "midia_sha256" CHECK ("midia"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "midia_nome" CHECK (char_length("midia"."nome") between 0 and 120),
	CONSTRAINT "midia_texto_alternativo" CHECK (char_length("midia"."texto_alternativo") between 0 and 300),
	CONSTRAINT "midia_cor" CHECK ("midia"."cor" ~ '^[0-3]{3}$'),
	CONSTRAINT "midia_variantes" CHECK (char_length("midia"."variantes"::text) <= 60000 and jsonb_path_exists("midia"."variantes", 'strict $ ? (@.avif.type() == "array" && !exists(@.avif[*] ? (@.type() != "number")) && @.webp.type() == "array" && !exists(@.webp[*] ? (@.type() != "number")))'))
);
--> statement-breakpoint
ALTER TABLE "midia" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "midia_chave" ON "midia" USING btree ("chave");--> statement-breakpoint
CREATE INDEX "midia_criado" ON "midia" USING btree ("criado_em" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "midia_sem_uso" ON "midia" USING btree ("sem_uso_desde") WHERE "midia"."sem_uso_desde" is not null;--> statement-breakpoint
CREATE POLICY "midia_todos_leem" ON "midia" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "midia_editores_escrevem" ON "midia" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "midia_sistema_escreve" ON "midia" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true) WITH CHECK (true);--> statement-breakpoint
-- What the schema file cannot say: row-level security that binds the owner too, grants, triggers.
ALTER TABLE midia FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- A visitor's page needs to know which files there are, and nothing of who sent them under which name.
GRANT SELECT (id, chave, largura, altura, texto_alternativo, cor, variantes) ON midia TO clinica_anonimo, clinica_paciente;--> statement-breakpoint
GRANT SELECT ON midia TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema;--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON midia TO clinica_editor, clinica_admin;--> statement-breakpoint
GRANT UPDATE, DELETE ON midia TO clinica_sistema;--> statement-breakpoint

-- Only what a person writes counts as a version: a job that adds files in between is no conflict.
CREATE TRIGGER conta_versao BEFORE UPDATE ON midia FOR EACH ROW WHEN (OLD.texto_alternativo IS DISTINCT FROM NEW.texto_alternativo) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON midia FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON midia FOR EACH ROW EXECUTE FUNCTION registra_mudanca('variantes', 'sem_uso_desde', 'sha256', 'cor', 'tipo');--> statement-breakpoint

-- The owner, as whom the function below runs, may read every table whose changes the trail keeps.
DO $$
DECLARE
  tabela text;
BEGIN
  FOR tabela IN
    SELECT c.relname FROM pg_trigger g JOIN pg_class c ON c.oid = g.tgrelid
      WHERE g.tgname = 'registra_mudanca' AND c.relnamespace = 'public'::regnamespace AND c.relname NOT IN ('midia', 'usuarios')
    UNION SELECT 'trilha'
  LOOP
    IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = format('public.%I', tabela)::regclass AND polname = tabela || '_dono_le') THEN
      EXECUTE format(
        'CREATE POLICY %I ON public.%I FOR SELECT USING (current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = %L::regclass))',
        tabela || '_dono_le', tabela, 'public.' || tabela);
    END IF;
  END LOOP;
END $$;--> statement-breakpoint

-- Which records name which image: all tables whose changes the trail keeps, drafts and lists of
-- lists included, because a record is read as its own JSON; with `historico` also what the trail
-- remembers. A table that the owner cannot read fails: what is not seen must not count as unused.
CREATE FUNCTION usos_de_midia(chaves text[] DEFAULT NULL, historico boolean DEFAULT false)
  RETURNS TABLE (chave text, coisa text, registro text, nome text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  tabela text;
  endereco CONSTANT text := '/arquivos/([a-z]+/[A-Za-z0-9_-]+-[0-9]+x[0-9]+)';
BEGIN
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
    RETURN QUERY EXECUTE format(
      $q$SELECT DISTINCT m[1], %1$L::text, CASE WHEN %1$L = 'trilha' THEN NULL ELSE r.j ->> 'id' END,
           CASE WHEN %1$L = 'trilha' THEN NULL ELSE coalesce(r.j ->> 'nome', r.j ->> 'titulo') END
         FROM (SELECT to_jsonb(t) AS j FROM public.%1$I t) r, regexp_matches(r.j::text, %2$L, 'g') AS m
         WHERE ($1 IS NULL OR m[1] = ANY ($1)) AND coalesce(r.j ->> 'coisa', '') <> 'midia'$q$,
      tabela, endereco) USING chaves;
  END LOOP;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION usos_de_midia(text[], boolean) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION usos_de_midia(text[], boolean) TO clinica_editor, clinica_admin, clinica_sistema;--> statement-breakpoint

-- Whoever sends an image puts the making of its smaller files in line.
CREATE POLICY fila_midia_poe ON pgboss.job_common FOR INSERT TO clinica_editor, clinica_admin WITH CHECK (name = 'make-image-variants');
