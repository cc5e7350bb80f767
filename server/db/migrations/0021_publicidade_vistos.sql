CREATE TABLE "publicidade_vistos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coisa" text NOT NULL,
	"registro" uuid NOT NULL,
	"campo" text NOT NULL,
	"regra" text NOT NULL,
	"palavras" text NOT NULL,
	"usuario_id" uuid,
	"usuario_nome" text,
	"visto_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "publicidade_vistos_coisa" CHECK ("publicidade_vistos"."coisa" in ('home_hero', 'home_sobre', 'home_estrutura', 'profissionais', 'blog_posts', 'depoimentos')),
	CONSTRAINT "publicidade_vistos_campo" CHECK (char_length("publicidade_vistos"."campo") between 1 and 60),
	CONSTRAINT "publicidade_vistos_campo_forma" CHECK ("publicidade_vistos"."campo" ~ '^[a-z][a-z0-9_]*$'),
	CONSTRAINT "publicidade_vistos_regra" CHECK (char_length("publicidade_vistos"."regra") between 1 and 40),
	CONSTRAINT "publicidade_vistos_palavras" CHECK (char_length("publicidade_vistos"."palavras") between 1 and 200)
);
--> statement-breakpoint
ALTER TABLE "publicidade_vistos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "publicidade_vistos_aviso" ON "publicidade_vistos" USING btree ("coisa","registro","campo","regra","palavras");--> statement-breakpoint
CREATE POLICY "publicidade_vistos_editores" ON "publicidade_vistos" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master')) WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "publicidade_vistos_dono_le" ON "publicidade_vistos" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.publicidade_vistos'::regclass));--> statement-breakpoint
CREATE POLICY "publicidade_vistos_dono_exclui" ON "publicidade_vistos" AS PERMISSIVE FOR DELETE TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.publicidade_vistos'::regclass));--> statement-breakpoint
ALTER TABLE publicidade_vistos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE ON publicidade_vistos TO clinica_editor, clinica_admin;--> statement-breakpoint

-- Who and when are the session's and the clock's; what no record has is not marked. A trigger comes
-- before the policies: it asks who asks itself.
CREATE FUNCTION anota_visto() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  quem record;
  existe boolean;
BEGIN
  SELECT * INTO quem FROM public.quem_pede();
  IF quem.tipo_usuario IS NULL OR quem.tipo_usuario NOT IN ('editor', 'recepcao', 'admin_master') THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'marks are for those who edit';
  END IF;
  NEW.usuario_id := quem.id;
  NEW.usuario_nome := quem.nome;
  NEW.visto_em := now();
  EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE id = $1)', NEW.coisa) INTO existe USING NEW.registro;
  IF NOT existe THEN
    RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', MESSAGE = 'no such record';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION anota_visto() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER anota_visto BEFORE INSERT ON publicidade_vistos FOR EACH ROW EXECUTE FUNCTION anota_visto();--> statement-breakpoint

-- The line stands in the history of the record whose text it is about. What a patient wrote is never in it.
CREATE FUNCTION registra_visto() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  visto public.publicidade_vistos := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  PERFORM public.registra_linha(
    CASE TG_OP WHEN 'INSERT' THEN 'viu um aviso do CFM' ELSE 'desfez o visto de um aviso do CFM' END,
    visto.coisa, visto.registro::text, depois => jsonb_build_object('campo', visto.campo, 'regra', visto.regra,
      'palavras', CASE visto.coisa WHEN 'depoimentos' THEN '…' ELSE visto.palavras END));
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION registra_visto() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER registra_visto AFTER INSERT OR DELETE ON publicidade_vistos FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION registra_visto();--> statement-breakpoint

-- A testimonial that goes, or loses the words, leaves no copy of them.
CREATE FUNCTION esquece_vistos() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  DELETE FROM public.publicidade_vistos
    WHERE coisa = TG_TABLE_NAME AND registro = OLD.id
      AND (TG_OP = 'DELETE' OR position(lower(palavras) IN lower(regexp_replace(NEW.texto, '\s', ' ', 'g'))) = 0);
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION esquece_vistos() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER esquece_vistos AFTER DELETE OR UPDATE OF texto ON depoimentos FOR EACH ROW EXECUTE FUNCTION esquece_vistos();
