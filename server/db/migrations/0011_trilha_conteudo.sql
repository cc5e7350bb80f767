ALTER TABLE "blog_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "configuracoes_site" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "convenios" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "exames" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "home_estrutura" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "home_hero" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "home_sobre" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "profissionais" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "configuracoes_site" ADD COLUMN "titulo_diretor_tecnico" text;--> statement-breakpoint
ALTER TABLE "profissionais" ADD COLUMN "titulo" text;--> statement-breakpoint
ALTER TABLE "trilha" ADD COLUMN "versao" integer;--> statement-breakpoint
ALTER TABLE "trilha" ADD COLUMN "conteudo" jsonb;--> statement-breakpoint
ALTER TABLE "configuracoes_site" ADD CONSTRAINT "configuracoes_site_titulo_diretor" CHECK ("configuracoes_site"."titulo_diretor_tecnico" in ('Médica', 'Médico'));--> statement-breakpoint
ALTER TABLE "profissionais" ADD CONSTRAINT "profissionais_titulo" CHECK ("profissionais"."titulo" in ('Médica', 'Médico'));--> statement-breakpoint
DROP POLICY "blog_posts_todos_leem_publicados" ON "blog_posts" CASCADE;--> statement-breakpoint
DROP POLICY "blog_posts_editores_escrevem" ON "blog_posts" CASCADE;--> statement-breakpoint
DROP POLICY "configuracoes_site_todos_leem" ON "configuracoes_site" CASCADE;--> statement-breakpoint
DROP POLICY "configuracoes_site_admin_escreve" ON "configuracoes_site" CASCADE;--> statement-breakpoint
DROP POLICY "convenios_todos_leem" ON "convenios" CASCADE;--> statement-breakpoint
DROP POLICY "convenios_editores_escrevem" ON "convenios" CASCADE;--> statement-breakpoint
DROP POLICY "exames_todos_leem" ON "exames" CASCADE;--> statement-breakpoint
DROP POLICY "exames_editores_escrevem" ON "exames" CASCADE;--> statement-breakpoint
DROP POLICY "home_estrutura_todos_leem" ON "home_estrutura" CASCADE;--> statement-breakpoint
DROP POLICY "home_estrutura_editores_escrevem" ON "home_estrutura" CASCADE;--> statement-breakpoint
DROP POLICY "home_hero_todos_leem" ON "home_hero" CASCADE;--> statement-breakpoint
DROP POLICY "home_hero_editores_escrevem" ON "home_hero" CASCADE;--> statement-breakpoint
DROP POLICY "home_sobre_todos_leem" ON "home_sobre" CASCADE;--> statement-breakpoint
DROP POLICY "home_sobre_editores_escrevem" ON "home_sobre" CASCADE;--> statement-breakpoint
DROP POLICY "profissionais_todos_leem" ON "profissionais" CASCADE;--> statement-breakpoint
DROP POLICY "profissionais_editores_escrevem" ON "profissionais" CASCADE;--> statement-breakpoint
CREATE POLICY "trilha_editores_leem" ON "trilha" AS PERMISSIVE FOR SELECT TO "clinica_editor" USING (has_table_privilege(to_regclass('public.' || quote_ident("trilha"."coisa")), 'UPDATE'));--> statement-breakpoint
CREATE POLICY "trilha_dono_le" ON "trilha" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.trilha'::regclass));--> statement-breakpoint
CREATE POLICY "trilha_dono_esvazia" ON "trilha" AS PERMISSIVE FOR UPDATE TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.trilha'::regclass));