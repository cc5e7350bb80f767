CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"titulo" text NOT NULL,
	"slug" text NOT NULL,
	"resumo" text NOT NULL,
	"conteudo" text NOT NULL,
	"imagem_capa_url" text,
	"texto_alternativo" text,
	"data_publicacao" timestamp with time zone NOT NULL,
	"autor" text,
	"status" text DEFAULT 'rascunho' NOT NULL,
	"categoria" text,
	"tempo_leitura_min" integer DEFAULT 5 NOT NULL,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blog_posts_titulo" CHECK (char_length("blog_posts"."titulo") between 1 and 200),
	CONSTRAINT "blog_posts_slug_tamanho" CHECK (char_length("blog_posts"."slug") between 1 and 220),
	CONSTRAINT "blog_posts_slug_forma" CHECK ("blog_posts"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blog_posts_resumo" CHECK (char_length("blog_posts"."resumo") between 1 and 1000),
	CONSTRAINT "blog_posts_conteudo" CHECK (char_length("blog_posts"."conteudo") between 1 and 200000),
	CONSTRAINT "blog_posts_imagem_capa" CHECK (char_length("blog_posts"."imagem_capa_url") between 1 and 2000),
	CONSTRAINT "blog_posts_texto_alternativo" CHECK (char_length("blog_posts"."texto_alternativo") between 0 and 300),
	CONSTRAINT "blog_posts_imagem_capa_endereco" CHECK ("blog_posts"."imagem_capa_url" ~ '^$|^/arquivos/|^https://'),
	CONSTRAINT "blog_posts_autor" CHECK (char_length("blog_posts"."autor") between 1 and 160),
	CONSTRAINT "blog_posts_status" CHECK ("blog_posts"."status" in ('rascunho', 'publicado')),
	CONSTRAINT "blog_posts_categoria" CHECK ("blog_posts"."categoria" in ('prevencao', 'gestacao', 'exames', 'educacao', 'tecnologia')),
	CONSTRAINT "blog_posts_tempo_leitura" CHECK ("blog_posts"."tempo_leitura_min" between 1 and 120),
	CONSTRAINT "blog_posts_ordem_exibicao" CHECK ("blog_posts"."ordem_exibicao" between 0 and 1000000)
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "configuracoes_site" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome_clinica" text NOT NULL,
	"endereco" text NOT NULL,
	"telefone" text NOT NULL,
	"email" text NOT NULL,
	"horario_funcionamento" text NOT NULL,
	"texto_rodape" text NOT NULL,
	"links_redes_sociais" jsonb NOT NULL,
	"cores_principais" jsonb NOT NULL,
	"link_resultados_clinica" text DEFAULT '' NOT NULL,
	"link_resultados_cassems" text DEFAULT '' NOT NULL,
	"registro_crm" text DEFAULT '' NOT NULL,
	"diretor_tecnico" text DEFAULT '' NOT NULL,
	"crm_diretor_tecnico" text DEFAULT '' NOT NULL,
	"encarregado_dados" text DEFAULT '' NOT NULL,
	"email_encarregado" text DEFAULT '' NOT NULL,
	"credito_texto" text DEFAULT '' NOT NULL,
	"credito_link" text DEFAULT '' NOT NULL,
	"horarios" jsonb DEFAULT '{"recepcao":{"dom":[],"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[]},"exames":{"dom":[],"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[]}}'::jsonb NOT NULL,
	"feriados" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "configuracoes_site_nome" CHECK (char_length("configuracoes_site"."nome_clinica") between 1 and 120),
	CONSTRAINT "configuracoes_site_endereco" CHECK (char_length("configuracoes_site"."endereco") between 1 and 500),
	CONSTRAINT "configuracoes_site_telefone" CHECK (char_length("configuracoes_site"."telefone") between 1 and 40),
	CONSTRAINT "configuracoes_site_email" CHECK (char_length("configuracoes_site"."email") between 1 and 254),
	CONSTRAINT "configuracoes_site_horario" CHECK (char_length("configuracoes_site"."horario_funcionamento") between 1 and 1000),
	CONSTRAINT "configuracoes_site_rodape" CHECK (char_length("configuracoes_site"."texto_rodape") between 1 and 1000),
	CONSTRAINT "configuracoes_site_resultados" CHECK (char_length("configuracoes_site"."link_resultados_clinica") between 0 and 2000),
	CONSTRAINT "configuracoes_site_cassems" CHECK (char_length("configuracoes_site"."link_resultados_cassems") between 0 and 2000),
	CONSTRAINT "configuracoes_site_registro" CHECK (char_length("configuracoes_site"."registro_crm") between 0 and 60),
	CONSTRAINT "configuracoes_site_diretor" CHECK (char_length("configuracoes_site"."diretor_tecnico") between 0 and 160),
	CONSTRAINT "configuracoes_site_crm_diretor" CHECK (char_length("configuracoes_site"."crm_diretor_tecnico") between 0 and 60),
	CONSTRAINT "configuracoes_site_encarregado" CHECK (char_length("configuracoes_site"."encarregado_dados") between 0 and 160),
	CONSTRAINT "configuracoes_site_email_encarregado" CHECK (char_length("configuracoes_site"."email_encarregado") between 0 and 254),
	CONSTRAINT "configuracoes_site_credito" CHECK (char_length("configuracoes_site"."credito_texto") between 0 and 160),
	CONSTRAINT "configuracoes_site_credito_link" CHECK (char_length("configuracoes_site"."credito_link") between 0 and 2000),
	CONSTRAINT "configuracoes_site_resultados_endereco" CHECK ("configuracoes_site"."link_resultados_clinica" ~ '^$|^/($|[^/\\])|^https?://|^tel:|^mailto:'),
	CONSTRAINT "configuracoes_site_cassems_endereco" CHECK ("configuracoes_site"."link_resultados_cassems" ~ '^$|^/($|[^/\\])|^https?://|^tel:|^mailto:'),
	CONSTRAINT "configuracoes_site_credito_endereco" CHECK ("configuracoes_site"."credito_link" ~ '^$|^/($|[^/\\])|^https?://|^tel:|^mailto:'),
	CONSTRAINT "configuracoes_site_redes" CHECK (char_length("configuracoes_site"."links_redes_sociais"::text) <= 60000 and jsonb_path_exists("configuracoes_site"."links_redes_sociais", 'strict $ ? (@.instagram like_regex "^$|^https?://" && @.facebook like_regex "^$|^https?://" && @.whatsapp like_regex "^[0-9]{0,15}$")')),
	CONSTRAINT "configuracoes_site_cores" CHECK (char_length("configuracoes_site"."cores_principais"::text) <= 60000 and jsonb_path_exists("configuracoes_site"."cores_principais", 'strict $ ? (@.primaria like_regex "^#[0-9a-f]{6}$" flag "i" && @.secundaria like_regex "^#[0-9a-f]{6}$" flag "i")')),
	CONSTRAINT "configuracoes_site_horarios" CHECK (char_length("configuracoes_site"."horarios"::text) <= 60000 and jsonb_path_exists("configuracoes_site"."horarios", 'strict $ ? (@.recepcao.dom.size() <= 4 && @.recepcao.dom.type() == "array" && @.recepcao.seg.size() <= 4 && @.recepcao.seg.type() == "array" && @.recepcao.ter.size() <= 4 && @.recepcao.ter.type() == "array" && @.recepcao.qua.size() <= 4 && @.recepcao.qua.type() == "array" && @.recepcao.qui.size() <= 4 && @.recepcao.qui.type() == "array" && @.recepcao.sex.size() <= 4 && @.recepcao.sex.type() == "array" && @.recepcao.sab.size() <= 4 && @.recepcao.sab.type() == "array" && @.exames.dom.size() <= 4 && @.exames.dom.type() == "array" && @.exames.seg.size() <= 4 && @.exames.seg.type() == "array" && @.exames.ter.size() <= 4 && @.exames.ter.type() == "array" && @.exames.qua.size() <= 4 && @.exames.qua.type() == "array" && @.exames.qui.size() <= 4 && @.exames.qui.type() == "array" && @.exames.sex.size() <= 4 && @.exames.sex.type() == "array" && @.exames.sab.size() <= 4 && @.exames.sab.type() == "array")')),
	CONSTRAINT "configuracoes_site_intervalos" CHECK (jsonb_array_length(jsonb_path_query_array("configuracoes_site"."horarios", 'lax $.*.*[*]')) = jsonb_array_length(jsonb_path_query_array("configuracoes_site"."horarios", 'lax $.*.*[*] ? (@.abre like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fecha like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.abre < @.fecha)'))),
	CONSTRAINT "configuracoes_site_feriados" CHECK (case when jsonb_typeof("configuracoes_site"."feriados") = 'array' then jsonb_array_length("configuracoes_site"."feriados") <= 200 and char_length("configuracoes_site"."feriados"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("configuracoes_site"."feriados", 'strict $[*] ? (@.data like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && @.nome like_regex "^.{1,120}$" flag "s" && @.intervalos.type() == "array")')) = jsonb_array_length("configuracoes_site"."feriados") else false end),
	CONSTRAINT "configuracoes_site_feriados_intervalos" CHECK (jsonb_array_length(jsonb_path_query_array("configuracoes_site"."feriados", 'lax $[*].intervalos[*]')) = jsonb_array_length(jsonb_path_query_array("configuracoes_site"."feriados", 'lax $[*].intervalos[*] ? (@.abre like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fecha like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.abre < @.fecha)')))
);
--> statement-breakpoint
ALTER TABLE "configuracoes_site" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "convenios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL,
	"logo_url" text,
	"observacoes" text,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "convenios_nome" CHECK (char_length("convenios"."nome") between 1 and 160),
	CONSTRAINT "convenios_logo_url" CHECK (char_length("convenios"."logo_url") between 1 and 2000),
	CONSTRAINT "convenios_logo_endereco" CHECK ("convenios"."logo_url" ~ '^$|^/arquivos/|^https://'),
	CONSTRAINT "convenios_observacoes" CHECK (char_length("convenios"."observacoes") between 1 and 2000),
	CONSTRAINT "convenios_ordem_exibicao" CHECK ("convenios"."ordem_exibicao" between 0 and 1000000)
);
--> statement-breakpoint
ALTER TABLE "convenios" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "exames" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL,
	"slug" text NOT NULL,
	"descricao" text NOT NULL,
	"preparo" text,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "exames_nome" CHECK (char_length("exames"."nome") between 1 and 200),
	CONSTRAINT "exames_slug_tamanho" CHECK (char_length("exames"."slug") between 1 and 220),
	CONSTRAINT "exames_slug_forma" CHECK ("exames"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "exames_descricao" CHECK (char_length("exames"."descricao") between 1 and 4000),
	CONSTRAINT "exames_preparo" CHECK (char_length("exames"."preparo") between 1 and 8000),
	CONSTRAINT "exames_ordem_exibicao" CHECK ("exames"."ordem_exibicao" between 0 and 1000000)
);
--> statement-breakpoint
ALTER TABLE "exames" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_estrutura" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"titulo" text NOT NULL,
	"descricao" text NOT NULL,
	"imagens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facilidades" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_estrutura_titulo" CHECK (char_length("home_estrutura"."titulo") between 1 and 200),
	CONSTRAINT "home_estrutura_descricao" CHECK (char_length("home_estrutura"."descricao") between 1 and 4000),
	CONSTRAINT "home_estrutura_imagens" CHECK (case when jsonb_typeof("home_estrutura"."imagens") = 'array' then jsonb_array_length("home_estrutura"."imagens") <= 24 and char_length("home_estrutura"."imagens"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_estrutura"."imagens", 'strict $[*] ? (@.url like_regex "^(/arquivos/|https://)" && @.titulo like_regex "^.{0,120}$" flag "s" && @.descricao.type() == "string")')) = jsonb_array_length("home_estrutura"."imagens") else false end),
	CONSTRAINT "home_estrutura_facilidades" CHECK (case when jsonb_typeof("home_estrutura"."facilidades") = 'array' then jsonb_array_length("home_estrutura"."facilidades") <= 24 and char_length("home_estrutura"."facilidades"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_estrutura"."facilidades", 'strict $[*] ? ((@.icone like_regex "^.{0,120}$" flag "s" || @.icon like_regex "^.{0,120}$" flag "s") && (@.titulo like_regex "^.{0,255}$" flag "s" || @.title like_regex "^.{0,255}$" flag "s") && (@.descricao.type() == "string" || @.description.type() == "string"))')) = jsonb_array_length("home_estrutura"."facilidades") else false end)
);
--> statement-breakpoint
ALTER TABLE "home_estrutura" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_hero" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"titulo" text NOT NULL,
	"subtitulo" text NOT NULL,
	"botao1_texto" text NOT NULL,
	"botao1_link" text NOT NULL,
	"botao2_texto" text NOT NULL,
	"botao2_link" text NOT NULL,
	"imagem_fundo_url" text DEFAULT '' NOT NULL,
	"estatisticas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"imagens" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_hero_titulo" CHECK (char_length("home_hero"."titulo") between 1 and 200),
	CONSTRAINT "home_hero_subtitulo" CHECK (char_length("home_hero"."subtitulo") between 1 and 600),
	CONSTRAINT "home_hero_botao1_texto" CHECK (char_length("home_hero"."botao1_texto") between 1 and 60),
	CONSTRAINT "home_hero_botao1_link" CHECK (char_length("home_hero"."botao1_link") between 1 and 2000),
	CONSTRAINT "home_hero_botao2_texto" CHECK (char_length("home_hero"."botao2_texto") between 1 and 60),
	CONSTRAINT "home_hero_botao2_link" CHECK (char_length("home_hero"."botao2_link") between 1 and 2000),
	CONSTRAINT "home_hero_imagem_fundo" CHECK (char_length("home_hero"."imagem_fundo_url") between 0 and 2000),
	CONSTRAINT "home_hero_imagem_fundo_endereco" CHECK ("home_hero"."imagem_fundo_url" ~ '^$|^/arquivos/|^https://'),
	CONSTRAINT "home_hero_botao1_link_endereco" CHECK ("home_hero"."botao1_link" ~ '^$|^/($|[^/\\])|^https?://|^tel:|^mailto:'),
	CONSTRAINT "home_hero_botao2_link_endereco" CHECK ("home_hero"."botao2_link" ~ '^$|^/($|[^/\\])|^https?://|^tel:|^mailto:'),
	CONSTRAINT "home_hero_estatisticas" CHECK (case when jsonb_typeof("home_hero"."estatisticas") = 'array' then jsonb_array_length("home_hero"."estatisticas") <= 8 and char_length("home_hero"."estatisticas"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_hero"."estatisticas", 'strict $[*] ? (((@.valor like_regex "^.{0,120}$" flag "s" || @.valor.type() == "number") || (@.numero like_regex "^.{0,120}$" flag "s" || @.numero.type() == "number")) && (@.descricao like_regex "^.{0,255}$" flag "s" || @.texto like_regex "^.{0,255}$" flag "s"))')) = jsonb_array_length("home_hero"."estatisticas") else false end),
	CONSTRAINT "home_hero_imagens" CHECK (case when jsonb_typeof("home_hero"."imagens") = 'array' then jsonb_array_length("home_hero"."imagens") <= 12 and char_length("home_hero"."imagens"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_hero"."imagens", 'strict $[*] ? (@.url like_regex "^(/arquivos/|https://)")')) = jsonb_array_length("home_hero"."imagens") else false end)
);
--> statement-breakpoint
ALTER TABLE "home_hero" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "home_sobre" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"titulo" text NOT NULL,
	"descricao" text NOT NULL,
	"historia" text NOT NULL,
	"missao" text DEFAULT '' NOT NULL,
	"visao" text DEFAULT '' NOT NULL,
	"compromisso" text DEFAULT '' NOT NULL,
	"valores" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"diferenciais" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"numeros" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "home_sobre_titulo" CHECK (char_length("home_sobre"."titulo") between 1 and 200),
	CONSTRAINT "home_sobre_descricao" CHECK (char_length("home_sobre"."descricao") between 1 and 4000),
	CONSTRAINT "home_sobre_historia" CHECK (char_length("home_sobre"."historia") between 1 and 20000),
	CONSTRAINT "home_sobre_missao" CHECK (char_length("home_sobre"."missao") between 0 and 4000),
	CONSTRAINT "home_sobre_visao" CHECK (char_length("home_sobre"."visao") between 0 and 4000),
	CONSTRAINT "home_sobre_compromisso" CHECK (char_length("home_sobre"."compromisso") between 0 and 4000),
	CONSTRAINT "home_sobre_valores" CHECK (case when jsonb_typeof("home_sobre"."valores") = 'array' then jsonb_array_length("home_sobre"."valores") <= 12 and char_length("home_sobre"."valores"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_sobre"."valores", 'strict $[*] ? ((@.icone like_regex "^.{0,120}$" flag "s" || @.icon like_regex "^.{0,120}$" flag "s") && (@.titulo like_regex "^.{0,255}$" flag "s" || @.title like_regex "^.{0,255}$" flag "s") && (@.descricao.type() == "string" || @.description.type() == "string"))')) = jsonb_array_length("home_sobre"."valores") else false end),
	CONSTRAINT "home_sobre_diferenciais" CHECK (case when jsonb_typeof("home_sobre"."diferenciais") = 'array' then jsonb_array_length("home_sobre"."diferenciais") <= 20 and char_length("home_sobre"."diferenciais"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_sobre"."diferenciais", 'strict $[*] ? (@ like_regex "^.{1,255}$" flag "s")')) = jsonb_array_length("home_sobre"."diferenciais") else false end),
	CONSTRAINT "home_sobre_numeros" CHECK (case when jsonb_typeof("home_sobre"."numeros") = 'array' then jsonb_array_length("home_sobre"."numeros") <= 8 and char_length("home_sobre"."numeros"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_sobre"."numeros", 'strict $[*] ? (((@.valor like_regex "^.{0,120}$" flag "s" || @.valor.type() == "number") || (@.numero like_regex "^.{0,120}$" flag "s" || @.numero.type() == "number")) && (@.descricao like_regex "^.{0,255}$" flag "s" || @.texto like_regex "^.{0,255}$" flag "s"))')) = jsonb_array_length("home_sobre"."numeros") else false end)
);
--> statement-breakpoint
ALTER TABLE "home_sobre" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profissionais" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL,
	"foto_url" text,
	"especialidade" text NOT NULL,
	"mini_bio" text,
	"crm" text,
	"rqe" text,
	"formacao" text,
	"especializacoes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"horarios" text,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profissionais_nome" CHECK (char_length("profissionais"."nome") between 1 and 160),
	CONSTRAINT "profissionais_foto_url" CHECK (char_length("profissionais"."foto_url") between 1 and 2000),
	CONSTRAINT "profissionais_foto_endereco" CHECK ("profissionais"."foto_url" ~ '^$|^/arquivos/|^https://'),
	CONSTRAINT "profissionais_especialidade" CHECK (char_length("profissionais"."especialidade") between 1 and 160),
	CONSTRAINT "profissionais_mini_bio" CHECK (char_length("profissionais"."mini_bio") between 0 and 2000),
	CONSTRAINT "profissionais_crm" CHECK (char_length("profissionais"."crm") between 0 and 60),
	CONSTRAINT "profissionais_rqe" CHECK (char_length("profissionais"."rqe") between 0 and 60),
	CONSTRAINT "profissionais_formacao" CHECK (char_length("profissionais"."formacao") between 0 and 2000),
	CONSTRAINT "profissionais_horarios" CHECK (char_length("profissionais"."horarios") between 0 and 500),
	CONSTRAINT "profissionais_especializacoes" CHECK (case when jsonb_typeof("profissionais"."especializacoes") = 'array' then jsonb_array_length("profissionais"."especializacoes") <= 20 and char_length("profissionais"."especializacoes"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("profissionais"."especializacoes", 'strict $[*] ? (@ like_regex "^.{1,100}$" flag "s")')) = jsonb_array_length("profissionais"."especializacoes") else false end),
	CONSTRAINT "profissionais_ordem_exibicao" CHECK ("profissionais"."ordem_exibicao" between 0 and 1000000)
);
--> statement-breakpoint
ALTER TABLE "profissionais" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "usuarios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"tipo_usuario" text DEFAULT 'leitor' NOT NULL,
	"auth_user_id" text,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "usuarios_nome" CHECK (char_length("usuarios"."nome") between 1 and 160),
	CONSTRAINT "usuarios_email_tamanho" CHECK (char_length("usuarios"."email") between 3 and 254),
	CONSTRAINT "usuarios_auth_user_id_tamanho" CHECK (char_length("usuarios"."auth_user_id") between 1 and 100),
	CONSTRAINT "usuarios_tipo_usuario" CHECK ("usuarios"."tipo_usuario" in ('admin_master', 'editor', 'leitor', 'laudos', 'recepcao'))
);
--> statement-breakpoint
ALTER TABLE "usuarios" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_data" ON "blog_posts" USING btree ("data_publicacao" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blog_posts_publicados" ON "blog_posts" USING btree ("data_publicacao" DESC NULLS FIRST,"id") WHERE "blog_posts"."status" = 'publicado';--> statement-breakpoint
CREATE INDEX "blog_posts_publicados_categoria" ON "blog_posts" USING btree ("categoria","data_publicacao" DESC NULLS FIRST,"id") WHERE "blog_posts"."status" = 'publicado';--> statement-breakpoint
CREATE INDEX "blog_posts_ordem" ON "blog_posts" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "configuracoes_site_uma_linha" ON "configuracoes_site" USING btree ((true));--> statement-breakpoint
CREATE INDEX "convenios_ordem" ON "convenios" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "exames_slug" ON "exames" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "exames_ordem" ON "exames" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "home_estrutura_uma_linha" ON "home_estrutura" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "home_hero_uma_linha" ON "home_hero" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "home_sobre_uma_linha" ON "home_sobre" USING btree ((true));--> statement-breakpoint
CREATE INDEX "profissionais_ordem" ON "profissionais" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_email" ON "usuarios" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_auth_user_id" ON "usuarios" USING btree ("auth_user_id");--> statement-breakpoint
CREATE INDEX "usuarios_criado_em" ON "usuarios" USING btree ("criado_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE POLICY "blog_posts_todos_leem_publicados" ON "blog_posts" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING ("blog_posts"."status" = 'publicado' and "blog_posts"."data_publicacao" <= now());--> statement-breakpoint
CREATE POLICY "blog_posts_editores_escrevem" ON "blog_posts" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "configuracoes_site_todos_leem" ON "configuracoes_site" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "configuracoes_site_admin_escreve" ON "configuracoes_site" AS PERMISSIVE FOR ALL TO "clinica_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "convenios_todos_leem" ON "convenios" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "convenios_editores_escrevem" ON "convenios" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "exames_todos_leem" ON "exames" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "exames_editores_escrevem" ON "exames" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "home_estrutura_todos_leem" ON "home_estrutura" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "home_estrutura_editores_escrevem" ON "home_estrutura" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "home_hero_todos_leem" ON "home_hero" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "home_hero_editores_escrevem" ON "home_hero" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "home_sobre_todos_leem" ON "home_sobre" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "home_sobre_editores_escrevem" ON "home_sobre" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "profissionais_todos_leem" ON "profissionais" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_anonimo", "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_paciente", "clinica_recepcao", "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "profissionais_editores_escrevem" ON "profissionais" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_editor" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "usuarios_admin_le" ON "usuarios" AS PERMISSIVE FOR SELECT TO "clinica_admin" USING (true);--> statement-breakpoint
CREATE POLICY "usuarios_admin_cria" ON "usuarios" AS PERMISSIVE FOR INSERT TO "clinica_admin" WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "usuarios_admin_altera" ON "usuarios" AS PERMISSIVE FOR UPDATE TO "clinica_admin" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "usuarios_admin_exclui" ON "usuarios" AS PERMISSIVE FOR DELETE TO "clinica_admin" USING ("usuarios"."tipo_usuario" <> 'admin_master');--> statement-breakpoint
CREATE POLICY "usuarios_equipe_le_a_propria" ON "usuarios" AS PERMISSIVE FOR SELECT TO "clinica_editor", "clinica_laudos", "clinica_leitor", "clinica_recepcao" USING ("usuarios"."id"::text = current_setting('app.usuario_id', true));