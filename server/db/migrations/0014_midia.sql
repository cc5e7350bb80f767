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
CREATE POLICY "midia_sistema_escreve" ON "midia" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true) WITH CHECK (true);--> statement-breakpoint

-- As before, with one policy more.
CREATE OR REPLACE FUNCTION protege_conteudo(tabela regclass, so_admin boolean DEFAULT false, exclui boolean DEFAULT true,
  leitura text DEFAULT 'true', ocultas text[] DEFAULT '{}', sem_valores boolean DEFAULT false)
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  nome text := (SELECT relname FROM pg_class WHERE oid = tabela);
  todos text := 'clinica_anonimo, clinica_paciente, clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema';
  quem text := CASE WHEN so_admin THEN 'clinica_admin' ELSE 'clinica_editor, clinica_admin' END;
  pode text := format('(select tipo_usuario from quem_pede() where current_user = current_setting(''role'')) in (%s)',
    CASE WHEN so_admin THEN '''admin_master''' ELSE '''editor'', ''recepcao'', ''admin_master''' END);
  computadas text[] := ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = tabela AND attgenerated <> '' AND NOT attisdropped);
  fora text := (SELECT coalesce(string_agg(quote_literal(um), ', '), '') FROM unnest(
    computadas || ocultas || CASE WHEN sem_valores THEN ARRAY['sem valores'] ELSE '{}'::text[] END) AS um);
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tabela);

  EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, %s', tabela, todos);
  EXECUTE format('GRANT SELECT ON %s TO %s', tabela, todos);
  EXECUTE format('GRANT INSERT, UPDATE%s ON %s TO %s', CASE WHEN exclui THEN ', DELETE' ELSE '' END, tabela, quem);

  EXECUTE format('DROP POLICY IF EXISTS %I ON %s', nome || '_todos_leem', tabela);
  EXECUTE format('CREATE POLICY %I ON %s FOR SELECT TO %s USING (%s)', nome || '_todos_leem', tabela, todos, leitura);
  EXECUTE format('DROP POLICY IF EXISTS %I ON %s', nome || '_escrevem', tabela);
  EXECUTE format('CREATE POLICY %I ON %s TO %s USING (%s) WITH CHECK (%s)', nome || '_escrevem', tabela, quem, pode, pode);

  EXECUTE format('DROP TRIGGER IF EXISTS conta_versao ON %s', tabela);
  EXECUTE format('CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION public.conta_versao(%s)',
    tabela, (SELECT coalesce(string_agg(quote_literal(um), ', '), '') FROM unnest(computadas) AS um));
  EXECUTE format('DROP TRIGGER IF EXISTS avisa_conteudo ON %s', tabela);
  EXECUTE format('CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION public.avisa_conteudo()', tabela);
  EXECUTE format('DROP TRIGGER IF EXISTS registra_mudanca ON %s', tabela);
  EXECUTE format('CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION public.registra_mudanca(%s)', tabela, fora);

  -- The owner reads, as whom functions look for what names an image.
  EXECUTE format('DROP POLICY IF EXISTS %I ON %s', nome || '_dono_le', tabela);
  EXECUTE format('CREATE POLICY %I ON %s FOR SELECT USING (current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = %L::regclass))',
    nome || '_dono_le', tabela, tabela::text);
END $$;--> statement-breakpoint

SELECT protege_conteudo('midia', ocultas => ARRAY['variantes', 'sem_uso_desde', 'sha256', 'cor', 'tipo']);--> statement-breakpoint
-- A visitor's page needs to know which files there are, and nothing of who sent them under which name.
REVOKE SELECT ON midia FROM clinica_anonimo, clinica_paciente;--> statement-breakpoint
GRANT SELECT (id, chave, largura, altura, texto_alternativo, cor, variantes) ON midia TO clinica_anonimo, clinica_paciente;--> statement-breakpoint
GRANT UPDATE, DELETE ON midia TO clinica_sistema;--> statement-breakpoint
-- Only what a person writes counts as a version: a job that adds files in between is no conflict.
DROP TRIGGER conta_versao ON midia;--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON midia FOR EACH ROW WHEN (OLD.texto_alternativo IS DISTINCT FROM NEW.texto_alternativo) EXECUTE FUNCTION conta_versao();--> statement-breakpoint

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
CREATE POLICY fila_midia_poe ON pgboss.job_common FOR INSERT TO clinica_editor, clinica_admin
  WITH CHECK (name = 'make-image-variants'
    AND (select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));--> statement-breakpoint
-- What is put in line is given back with its number.
CREATE POLICY fila_midia_le ON pgboss.job_common FOR SELECT TO clinica_editor, clinica_admin
  USING (name = 'make-image-variants'
    AND (select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));
