CREATE TABLE "auth_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_accounts_password" CHECK (char_length("auth_accounts"."password") between 60 and 200)
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "auth_limits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_recoveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_recoveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "auth_two_factors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"image" text,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_tamanho" CHECK (char_length("auth_users"."email") between 3 and 254),
	CONSTRAINT "auth_users_name" CHECK (char_length("auth_users"."name") between 0 and 160)
);
--> statement-breakpoint
ALTER TABLE "auth_users" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "auth_verifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trilha" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trilha_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quando" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usuario_id" uuid,
	"usuario_nome" text,
	"acao" text NOT NULL,
	"coisa" text NOT NULL,
	"registro" text,
	"antes" jsonb,
	"depois" jsonb,
	"de_onde" text,
	"pedido" text
);
--> statement-breakpoint
ALTER TABLE "trilha" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_recoveries" ADD CONSTRAINT "auth_recoveries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "auth_limits_expire" ON "auth_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_recoveries_token" ON "auth_recoveries" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "auth_recoveries_user" ON "auth_recoveries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_sessions_token" ON "auth_sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_two_factors_user" ON "auth_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_email" ON "auth_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "trilha_quando" ON "trilha" USING btree ("quando" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trilha_usuario" ON "trilha" USING btree ("usuario_id","quando" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trilha_registro" ON "trilha" USING btree ("coisa","registro");--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_auth_user_id_auth_users_id_fk" FOREIGN KEY ("auth_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "usuarios_auth_le" ON "usuarios" AS PERMISSIVE FOR SELECT TO "clinica_entrada" USING (true);--> statement-breakpoint
CREATE POLICY "auth_accounts_auth" ON "auth_accounts" AS PERMISSIVE FOR ALL TO "clinica_entrada" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_accounts_admin" ON "auth_accounts" AS PERMISSIVE FOR ALL TO "clinica_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_accounts_propria" ON "auth_accounts" AS PERMISSIVE FOR ALL TO "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_recepcao" USING ("auth_accounts"."user_id" = (select auth_user_id from usuarios where id::text = current_setting('app.usuario_id', true))) WITH CHECK ("auth_accounts"."user_id" = (select auth_user_id from usuarios where id::text = current_setting('app.usuario_id', true)));--> statement-breakpoint
CREATE POLICY "auth_limits_auth" ON "auth_limits" AS PERMISSIVE FOR ALL TO "clinica_entrada" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_recoveries_auth" ON "auth_recoveries" AS PERMISSIVE FOR ALL TO "clinica_entrada" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_sessions_auth" ON "auth_sessions" AS PERMISSIVE FOR ALL TO "clinica_entrada" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_sessions_admin" ON "auth_sessions" AS PERMISSIVE FOR ALL TO "clinica_admin" USING (true);--> statement-breakpoint
CREATE POLICY "auth_sessions_proprias" ON "auth_sessions" AS PERMISSIVE FOR ALL TO "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_recepcao" USING ("auth_sessions"."user_id" = (select auth_user_id from usuarios where id::text = current_setting('app.usuario_id', true)));--> statement-breakpoint
CREATE POLICY "auth_two_factors_auth" ON "auth_two_factors" AS PERMISSIVE FOR ALL TO "clinica_entrada" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_two_factors_admin" ON "auth_two_factors" AS PERMISSIVE FOR ALL TO "clinica_admin" USING (true);--> statement-breakpoint
CREATE POLICY "auth_users_auth" ON "auth_users" AS PERMISSIVE FOR ALL TO "clinica_entrada" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_users_admin" ON "auth_users" AS PERMISSIVE FOR ALL TO "clinica_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "auth_verifications_auth" ON "auth_verifications" AS PERMISSIVE FOR ALL TO "clinica_entrada" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "trilha_escreve" ON "trilha" AS PERMISSIVE FOR INSERT TO public WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "trilha_admin_le" ON "trilha" AS PERMISSIVE FOR SELECT TO "clinica_admin" USING (true);--> statement-breakpoint
CREATE POLICY "trilha_propria" ON "trilha" AS PERMISSIVE FOR SELECT TO "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_recepcao" USING ("trilha"."usuario_id"::text = current_setting('app.usuario_id', true));--> statement-breakpoint
ALTER POLICY "usuarios_admin_exclui" ON "usuarios" TO clinica_admin USING ("usuarios"."tipo_usuario" <> 'admin_master' and "usuarios"."id"::text <> coalesce(current_setting('app.usuario_id', true), ''));