CREATE TABLE "inscritos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"situacao" text DEFAULT 'pendente' NOT NULL,
	"pedido_em" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmado_em" timestamp with time zone,
	"saiu_em" timestamp with time zone,
	"recusado_em" timestamp with time zone,
	"consentimento" text NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inscritos_email_tamanho" CHECK (char_length("inscritos"."email") between 3 and 254),
	CONSTRAINT "inscritos_email_forma" CHECK ("inscritos"."email" ~ '^[^\s,\u003b<>"()]+@[^\s,\u003b<>"()@]+$'),
	CONSTRAINT "inscritos_situacao_palavra" CHECK ("inscritos"."situacao" in ('pendente', 'confirmado', 'saiu', 'recusado')),
	CONSTRAINT "inscritos_consentimento" CHECK (char_length("inscritos"."consentimento") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "inscritos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "newsletter_envios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"inscrito_id" uuid NOT NULL,
	"situacao" text DEFAULT 'na_fila' NOT NULL,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"proxima_em" timestamp with time zone DEFAULT now() NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviado_em" timestamp with time zone,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_envios_situacao" CHECK ("newsletter_envios"."situacao" in ('na_fila', 'enviado', 'recusado', 'falhou', 'dispensado', 'parado')),
	CONSTRAINT "newsletter_envios_tentativas" CHECK ("newsletter_envios"."tentativas" between 0 and 1000)
);
--> statement-breakpoint
ALTER TABLE "newsletter_envios" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "newsletter_envios" ADD CONSTRAINT "newsletter_envios_inscrito_id_inscritos_id_fk" FOREIGN KEY ("inscrito_id") REFERENCES "public"."inscritos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "inscritos_email" ON "inscritos" USING btree ("email");--> statement-breakpoint
CREATE INDEX "inscritos_situacao" ON "inscritos" USING btree ("situacao","atualizado_em" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "inscritos_atualizado" ON "inscritos" USING btree ("atualizado_em" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_envios_um_por_inscrito" ON "newsletter_envios" USING btree ("post_id","inscrito_id");--> statement-breakpoint
CREATE INDEX "newsletter_envios_fila" ON "newsletter_envios" USING btree ("post_id","proxima_em","id") WHERE "newsletter_envios"."situacao" = 'na_fila';--> statement-breakpoint
CREATE INDEX "newsletter_envios_inscrito" ON "newsletter_envios" USING btree ("inscrito_id");--> statement-breakpoint
CREATE POLICY "inscritos_editores_leem" ON "inscritos" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_editor" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "inscritos_editores_excluem" ON "inscritos" AS PERMISSIVE FOR DELETE TO "clinica_admin", "clinica_editor" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "inscritos_sistema" ON "inscritos" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "inscritos_operador_cria" ON "inscritos" AS PERMISSIVE FOR INSERT TO "clinica_operador" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "inscritos_dono_le" ON "inscritos" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.inscritos'::regclass));--> statement-breakpoint
CREATE POLICY "inscritos_dono_cria" ON "inscritos" AS PERMISSIVE FOR INSERT TO public WITH CHECK (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.inscritos'::regclass));--> statement-breakpoint
CREATE POLICY "inscritos_dono_altera" ON "inscritos" AS PERMISSIVE FOR UPDATE TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.inscritos'::regclass)) WITH CHECK (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.inscritos'::regclass));--> statement-breakpoint
CREATE POLICY "newsletter_envios_editores" ON "newsletter_envios" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master')) WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "newsletter_envios_jobs" ON "newsletter_envios" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "newsletter_envios_operador" ON "newsletter_envios" AS PERMISSIVE FOR ALL TO "clinica_operador" USING (true) WITH CHECK (true);--> statement-breakpoint

ALTER TABLE inscritos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE newsletter_envios FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT, DELETE ON inscritos TO clinica_editor, clinica_admin;--> statement-breakpoint
GRANT SELECT, UPDATE, DELETE ON inscritos TO clinica_sistema;--> statement-breakpoint
GRANT INSERT ON inscritos TO clinica_operador;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON newsletter_envios TO clinica_editor, clinica_admin;--> statement-breakpoint
GRANT SELECT, UPDATE ON newsletter_envios TO clinica_sistema;--> statement-breakpoint

CREATE TRIGGER conta_versao BEFORE UPDATE ON inscritos FOR EACH ROW EXECUTE FUNCTION conta_versao();--> statement-breakpoint
-- Of a person outside the staff the trail keeps that the row was removed and by whom, never the address.
CREATE TRIGGER registra_mudanca_pessoal AFTER DELETE ON inscritos FOR EACH ROW
  WHEN (current_setting('role') <> 'clinica_sistema') EXECUTE FUNCTION registra_mudanca('sem valores');--> statement-breakpoint

-- The mail of a sign-up is put in line with it, as the owner: a visitor's connection reaches no queue.
CREATE POLICY newsletter_dono_le ON pgboss.queue FOR SELECT
  USING (current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = 'pgboss.queue'::regclass));--> statement-breakpoint
CREATE POLICY newsletter_dono_poe ON pgboss.job_common FOR INSERT
  WITH CHECK (name = 'mail' AND data ->> 'kind' = 'inscricao'
    AND current_user = (SELECT pg_get_userbyid(relowner) FROM pg_class WHERE oid = 'pgboss.job_common'::regclass));--> statement-breakpoint

-- What a visitor may do: each adds or changes one line and gives nothing of it back. Who proves to have
-- got the mail is asked by the server, whose key signs the links.
CREATE FUNCTION inscreve_newsletter(endereco text, texto text, origem text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  inscrito uuid;
BEGIN
  INSERT INTO public.inscritos AS i (email, consentimento) VALUES (lower(endereco), texto)
  ON CONFLICT (email) DO UPDATE SET
    -- Whoever is in already stays in, and is told so by the same mail's other words.
    situacao = CASE WHEN i.situacao = 'confirmado' THEN i.situacao ELSE 'pendente' END,
    consentimento = CASE WHEN i.situacao = 'confirmado' THEN i.consentimento ELSE excluded.consentimento END,
    pedido_em = CASE WHEN i.situacao = 'confirmado' THEN i.pedido_em ELSE now() END,
    recusado_em = NULL
  RETURNING id INTO inscrito;
  INSERT INTO pgboss.job_common (name, data, retry_limit, retry_delay, retry_backoff, retry_delay_max,
    expire_seconds, deletion_seconds, keep_until, policy, dead_letter, heartbeat_seconds)
  SELECT q.name, jsonb_build_object('kind', 'inscricao', 'id', inscrito, 'origin', origem),
    q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds,
    now() + q.retention_seconds * interval '1 second', q.policy, q.dead_letter, q.heartbeat_seconds
    FROM pgboss.queue q WHERE q.name = 'mail';
  IF NOT FOUND THEN
    RAISE EXCEPTION 'no queue for mail';
  END IF;
END $$;--> statement-breakpoint

-- True also where it was confirmed before: a link that is opened twice is no mistake.
CREATE FUNCTION confirma_inscricao(inscrito uuid)
  RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  UPDATE public.inscritos SET situacao = 'confirmado', confirmado_em = now(), saiu_em = NULL
    WHERE id = inscrito AND situacao = 'pendente';
  RETURN FOUND OR EXISTS (SELECT FROM public.inscritos WHERE id = inscrito AND situacao = 'confirmado');
END $$;--> statement-breakpoint

CREATE FUNCTION sai_da_newsletter(inscrito uuid)
  RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE public.inscritos SET situacao = 'saiu', saiu_em = now() WHERE id = inscrito AND situacao <> 'saiu'
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION inscreve_newsletter(text, text, text) FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION confirma_inscricao(uuid) FROM PUBLIC;--> statement-breakpoint
REVOKE ALL ON FUNCTION sai_da_newsletter(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION inscreve_newsletter(text, text, text) TO clinica_anonimo;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION confirma_inscricao(uuid) TO clinica_anonimo;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sai_da_newsletter(uuid) TO clinica_anonimo;--> statement-breakpoint

-- Whoever edits puts the sending of a post in line.
CREATE POLICY newsletter_equipe_poe ON pgboss.job_common FOR INSERT TO clinica_editor, clinica_admin
  WITH CHECK (name = 'send-newsletter'
    AND (select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY newsletter_equipe_le ON pgboss.job_common FOR SELECT TO clinica_editor, clinica_admin
  USING (name = 'send-newsletter'
    AND (select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('editor', 'recepcao', 'admin_master'));
