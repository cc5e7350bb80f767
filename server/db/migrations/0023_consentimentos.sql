CREATE TABLE "consentimentos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"finalidade" text NOT NULL,
	"texto_versao" text NOT NULL,
	"canal" text NOT NULL,
	"dado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"referencia" uuid NOT NULL,
	"prova" text NOT NULL,
	"retirado_em" timestamp with time zone,
	"retirado_por" text,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "consentimentos_finalidade" CHECK ("consentimentos"."finalidade" in ('contato', 'informativo', 'direitos')),
	CONSTRAINT "consentimentos_canal" CHECK ("consentimentos"."canal" in ('site', 'e-mail', 'telefone', 'whatsapp', 'presencial')),
	CONSTRAINT "consentimentos_retirado_por" CHECK ("consentimentos"."retirado_por" in ('site', 'e-mail', 'telefone', 'whatsapp', 'presencial'))
);
--> statement-breakpoint
ALTER TABLE "consentimentos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "consentimentos_prova" ON "consentimentos" USING btree ("prova");--> statement-breakpoint
CREATE INDEX "consentimentos_referencia" ON "consentimentos" USING btree ("referencia");--> statement-breakpoint

-- A table of what people outside the staff confided. Strangers add to it by named functions, which run as
-- the owner; `papeis` of the staff read it and write what a column is granted for; the server itself reads
-- and, when its time is over, removes it. The trail names the fields that changed, never their values, and
-- not what the server does by itself.
CREATE FUNCTION protege_dados_pessoais(tabela regclass, papeis text[])
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  nome text := (SELECT relname FROM pg_class WHERE oid = tabela);
  -- clinica_recepcao is a member of the two that stand between leitor and admin.
  quem text := (SELECT string_agg(DISTINCT CASE papel WHEN 'admin_master' THEN 'clinica_admin' ELSE 'clinica_' || papel END, ', ')
    FROM unnest(papeis) AS papel WHERE papel <> 'recepcao');
  pode text := format('(select tipo_usuario from quem_pede() where current_user = current_setting(''role'')) = any (%L)', papeis);
  dono text := format('current_user = (select pg_get_userbyid(relowner) from pg_class where oid = %L::regclass)', 'public.' || nome);
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tabela);
  EXECUTE format('REVOKE ALL ON %s FROM PUBLIC', tabela);
  EXECUTE format('GRANT SELECT ON %s TO %s, clinica_sistema', tabela, quem);
  EXECUTE format('GRANT DELETE ON %s TO clinica_sistema', tabela);
  EXECUTE format('CREATE POLICY %I ON %s TO %s USING (%s) WITH CHECK (%s)', nome || '_equipe', tabela, quem, pode, pode);
  EXECUTE format('CREATE POLICY %I ON %s TO clinica_sistema USING (true) WITH CHECK (true)', nome || '_sistema', tabela);
  EXECUTE format('CREATE POLICY %I ON %s USING (%s) WITH CHECK (%s)', nome || '_dono', tabela, dono, dono);
  EXECUTE format('CREATE TRIGGER conta_versao BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION public.conta_versao()', tabela);
  EXECUTE format($q$CREATE TRIGGER registra_mudanca_pessoal AFTER UPDATE OR DELETE ON %s FOR EACH ROW
    WHEN (current_setting('role') <> 'clinica_sistema') EXECUTE FUNCTION public.registra_mudanca('sem valores')$q$, tabela);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION protege_dados_pessoais(regclass, text[]) FROM PUBLIC;--> statement-breakpoint
SELECT protege_dados_pessoais('consentimentos', '{editor,recepcao,admin_master}');--> statement-breakpoint
-- By telephone or at the desk: somebody of the staff writes down that it was taken back.
GRANT UPDATE (retirado_em, retirado_por) ON consentimentos TO clinica_editor, clinica_admin;--> statement-breakpoint

-- Called by the functions that store what it allows.
CREATE FUNCTION da_consentimento(finalidade text, texto_versao text, canal text, referencia uuid, prova text)
  RETURNS void LANGUAGE sql SET search_path = pg_catalog AS $$
  INSERT INTO public.consentimentos (finalidade, texto_versao, canal, referencia, prova)
  VALUES (finalidade, texto_versao, canal, referencia, prova)
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION da_consentimento(text, text, text, uuid, text) FROM PUBLIC;--> statement-breakpoint

-- Whoever has the link. Again is no harm. Says whether there is such a consent, and nothing of it.
CREATE FUNCTION retira_consentimento(prova text, canal text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  UPDATE public.consentimentos AS c SET retirado_em = now(), retirado_por = retira_consentimento.canal
    WHERE c.prova = retira_consentimento.prova AND c.retirado_em IS NULL;
  RETURN EXISTS (SELECT FROM public.consentimentos AS c WHERE c.prova = retira_consentimento.prova);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION retira_consentimento(text, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION retira_consentimento(text, text) TO clinica_anonimo;
