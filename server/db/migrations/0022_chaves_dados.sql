CREATE TABLE "chaves_dados" (
	"uso" text NOT NULL,
	"versao" integer NOT NULL,
	"chave" "bytea" NOT NULL,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chaves_dados_uso_versao_pk" PRIMARY KEY("uso","versao"),
	CONSTRAINT "chaves_dados_uso" CHECK ("chaves_dados"."uso" in ('cifra', 'busca')),
	CONSTRAINT "chaves_dados_versao" CHECK ("chaves_dados"."versao" between 1 and 65535)
);
--> statement-breakpoint
ALTER TABLE "chaves_dados" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "chaves_dados_sistema" ON "chaves_dados" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "chaves_dados_dono" ON "chaves_dados" AS PERMISSIVE FOR ALL TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.chaves_dados'::regclass)) WITH CHECK (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.chaves_dados'::regclass));--> statement-breakpoint
-- Only the server itself reads them, wrapped; the owner wraps them anew for another SECRET_KEY.
ALTER TABLE chaves_dados FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON chaves_dados FROM PUBLIC;--> statement-breakpoint
GRANT SELECT, INSERT ON chaves_dados TO clinica_sistema;
