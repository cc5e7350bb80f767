CREATE TABLE "acessos_pacientes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"paciente_id" uuid NOT NULL,
	"documento" text,
	"via" text NOT NULL,
	"responsavel" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"encerrado_em" timestamp with time zone,
	CONSTRAINT "acessos_pacientes_via" CHECK ("acessos_pacientes"."via" in ('protocolo', 'codigo'))
);
--> statement-breakpoint
CREATE TABLE "atos" (
	"trilha" text NOT NULL,
	"ato" text NOT NULL,
	"escreve" text NOT NULL,
	CONSTRAINT "atos_trilha_ato_pk" PRIMARY KEY("trilha","ato")
);
--> statement-breakpoint
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
CREATE TABLE "auth_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "auth_recoveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "avisos_laudos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"laudo_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviado_em" timestamp with time zone,
	"falha" text,
	CONSTRAINT "avisos_laudos_tipo" CHECK ("avisos_laudos"."tipo" in ('liberado', 'retificado')),
	CONSTRAINT "avisos_laudos_falha" CHECK (char_length("avisos_laudos"."falha") between 1 and 40)
);
--> statement-breakpoint
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
	"enderecos_antigos" text[] DEFAULT '{}'::text[] NOT NULL,
	"pendente" jsonb,
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
CREATE TABLE "codigos_acesso" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"codigo_hash" "bytea" NOT NULL,
	"cpf_hash" "bytea" NOT NULL,
	"identidade_hash" "bytea",
	"paciente_id" uuid,
	"conferido" "bytea",
	"tentativas" integer DEFAULT 0 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usado_em" timestamp with time zone,
	"encerrado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "configuracoes_site" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome_clinica" text NOT NULL,
	"endereco" text NOT NULL,
	"telefone" text NOT NULL,
	"email" text NOT NULL,
	"horario_funcionamento" text DEFAULT '' NOT NULL,
	"texto_rodape" text NOT NULL,
	"links_redes_sociais" jsonb NOT NULL,
	"cores_principais" jsonb NOT NULL,
	"link_resultados_clinica" text DEFAULT '' NOT NULL,
	"link_resultados_cassems" text DEFAULT '' NOT NULL,
	"registro_crm" text DEFAULT '' NOT NULL,
	"diretor_tecnico" text DEFAULT '' NOT NULL,
	"crm_diretor_tecnico" text DEFAULT '' NOT NULL,
	"titulo_diretor_tecnico" text,
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
	CONSTRAINT "configuracoes_site_horario" CHECK (char_length("configuracoes_site"."horario_funcionamento") between 0 and 1000),
	CONSTRAINT "configuracoes_site_rodape" CHECK (char_length("configuracoes_site"."texto_rodape") between 1 and 1000),
	CONSTRAINT "configuracoes_site_resultados" CHECK (char_length("configuracoes_site"."link_resultados_clinica") between 0 and 2000),
	CONSTRAINT "configuracoes_site_cassems" CHECK (char_length("configuracoes_site"."link_resultados_cassems") between 0 and 2000),
	CONSTRAINT "configuracoes_site_registro" CHECK (char_length("configuracoes_site"."registro_crm") between 0 and 60),
	CONSTRAINT "configuracoes_site_diretor" CHECK (char_length("configuracoes_site"."diretor_tecnico") between 0 and 160),
	CONSTRAINT "configuracoes_site_crm_diretor" CHECK (char_length("configuracoes_site"."crm_diretor_tecnico") between 0 and 60),
	CONSTRAINT "configuracoes_site_titulo_diretor" CHECK ("configuracoes_site"."titulo_diretor_tecnico" in ('Médica', 'Médico')),
	CONSTRAINT "configuracoes_site_encarregado" CHECK (char_length("configuracoes_site"."encarregado_dados") between 0 and 160),
	CONSTRAINT "configuracoes_site_email_encarregado" CHECK (char_length("configuracoes_site"."email_encarregado") between 0 and 254),
	CONSTRAINT "configuracoes_site_credito" CHECK (char_length("configuracoes_site"."credito_texto") between 0 and 160),
	CONSTRAINT "configuracoes_site_credito_link" CHECK (char_length("configuracoes_site"."credito_link") between 0 and 2000),
	CONSTRAINT "configuracoes_site_resultados_endereco" CHECK ("configuracoes_site"."link_resultados_clinica" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$'),
	CONSTRAINT "configuracoes_site_cassems_endereco" CHECK ("configuracoes_site"."link_resultados_cassems" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$'),
	CONSTRAINT "configuracoes_site_credito_endereco" CHECK ("configuracoes_site"."credito_link" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$'),
	CONSTRAINT "configuracoes_site_redes" CHECK (char_length("configuracoes_site"."links_redes_sociais"::text) <= 60000 and jsonb_path_exists("configuracoes_site"."links_redes_sociais", 'strict $ ? (@.instagram like_regex "^$|^([hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}[.])*[A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f][A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\\]-~\\u00a1-\\u00ac\\u00ae-\\u024f]*)?)$" && @.facebook like_regex "^$|^([hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}[.])*[A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f][A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\\]-~\\u00a1-\\u00ac\\u00ae-\\u024f]*)?)$" && @.whatsapp like_regex "^[0-9]{0,15}$")')),
	CONSTRAINT "configuracoes_site_cores" CHECK (char_length("configuracoes_site"."cores_principais"::text) <= 60000 and jsonb_path_exists("configuracoes_site"."cores_principais", 'strict $ ? (@.primaria like_regex "^#[0-9a-f]{6}$" flag "i" && @.secundaria like_regex "^#[0-9a-f]{6}$" flag "i")')),
	CONSTRAINT "configuracoes_site_horarios" CHECK (char_length("configuracoes_site"."horarios"::text) <= 60000 and jsonb_path_exists("configuracoes_site"."horarios", 'strict $ ? (@.recepcao.dom.size() <= 4 && @.recepcao.dom.type() == "array" && @.recepcao.seg.size() <= 4 && @.recepcao.seg.type() == "array" && @.recepcao.ter.size() <= 4 && @.recepcao.ter.type() == "array" && @.recepcao.qua.size() <= 4 && @.recepcao.qua.type() == "array" && @.recepcao.qui.size() <= 4 && @.recepcao.qui.type() == "array" && @.recepcao.sex.size() <= 4 && @.recepcao.sex.type() == "array" && @.recepcao.sab.size() <= 4 && @.recepcao.sab.type() == "array" && @.exames.dom.size() <= 4 && @.exames.dom.type() == "array" && @.exames.seg.size() <= 4 && @.exames.seg.type() == "array" && @.exames.ter.size() <= 4 && @.exames.ter.type() == "array" && @.exames.qua.size() <= 4 && @.exames.qua.type() == "array" && @.exames.qui.size() <= 4 && @.exames.qui.type() == "array" && @.exames.sex.size() <= 4 && @.exames.sex.type() == "array" && @.exames.sab.size() <= 4 && @.exames.sab.type() == "array")')),
	CONSTRAINT "configuracoes_site_intervalos" CHECK (jsonb_array_length(jsonb_path_query_array("configuracoes_site"."horarios", 'lax $.*.*[*]')) = jsonb_array_length(jsonb_path_query_array("configuracoes_site"."horarios", 'lax $.*.*[*] ? (@.abre like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fecha like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.abre < @.fecha)'))),
	CONSTRAINT "configuracoes_site_feriados" CHECK (case when jsonb_typeof("configuracoes_site"."feriados") = 'array' then jsonb_array_length("configuracoes_site"."feriados") <= 200 and char_length("configuracoes_site"."feriados"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("configuracoes_site"."feriados", 'strict $[*] ? (@.data like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && @.nome like_regex "^.{1,120}$" flag "s" && @.intervalos.type() == "array")')) = jsonb_array_length("configuracoes_site"."feriados") else false end),
	CONSTRAINT "configuracoes_site_feriados_intervalos" CHECK (jsonb_array_length(jsonb_path_query_array("configuracoes_site"."feriados", 'lax $[*].intervalos[*]')) = jsonb_array_length(jsonb_path_query_array("configuracoes_site"."feriados", 'lax $[*].intervalos[*] ? (@.abre like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fecha like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.abre < @.fecha)')))
);
--> statement-breakpoint
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
CREATE TABLE "depoimentos_secao" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mostrar" boolean DEFAULT true NOT NULL,
	"satisfacao" text DEFAULT '' NOT NULL,
	"media" text DEFAULT '' NOT NULL,
	"avaliacoes" text DEFAULT '' NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "depoimentos_secao_satisfacao" CHECK (char_length("depoimentos_secao"."satisfacao") between 0 and 12),
	CONSTRAINT "depoimentos_secao_media" CHECK (char_length("depoimentos_secao"."media") between 0 and 12),
	CONSTRAINT "depoimentos_secao_avaliacoes" CHECK (char_length("depoimentos_secao"."avaliacoes") between 0 and 12)
);
--> statement-breakpoint
CREATE TABLE "depoimentos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL,
	"texto" text NOT NULL,
	"consentimento" text NOT NULL,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "depoimentos_nome" CHECK (char_length("depoimentos"."nome") between 1 and 120),
	CONSTRAINT "depoimentos_texto" CHECK (char_length("depoimentos"."texto") between 1 and 600),
	CONSTRAINT "depoimentos_consentimento" CHECK (char_length("depoimentos"."consentimento") between 1 and 255),
	CONSTRAINT "depoimentos_ordem_exibicao" CHECK ("depoimentos"."ordem_exibicao" between 0 and 1000000)
);
--> statement-breakpoint
CREATE TABLE "exames" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL,
	"slug" text NOT NULL,
	"descricao" text NOT NULL,
	"preparo" text,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL,
	"nome_busca" text GENERATED ALWAYS AS (texto_busca(nome)) STORED,
	"descricao_busca" text GENERATED ALWAYS AS (texto_busca(descricao)) STORED,
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
	CONSTRAINT "home_hero_botao1_link_endereco" CHECK ("home_hero"."botao1_link" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$'),
	CONSTRAINT "home_hero_botao2_link_endereco" CHECK ("home_hero"."botao2_link" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$'),
	CONSTRAINT "home_hero_estatisticas" CHECK (case when jsonb_typeof("home_hero"."estatisticas") = 'array' then jsonb_array_length("home_hero"."estatisticas") <= 8 and char_length("home_hero"."estatisticas"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_hero"."estatisticas", 'strict $[*] ? (((@.valor like_regex "^.{0,120}$" flag "s" || @.valor.type() == "number") || (@.numero like_regex "^.{0,120}$" flag "s" || @.numero.type() == "number")) && (@.descricao like_regex "^.{0,255}$" flag "s" || @.texto like_regex "^.{0,255}$" flag "s"))')) = jsonb_array_length("home_hero"."estatisticas") else false end),
	CONSTRAINT "home_hero_imagens" CHECK (case when jsonb_typeof("home_hero"."imagens") = 'array' then jsonb_array_length("home_hero"."imagens") <= 12 and char_length("home_hero"."imagens"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("home_hero"."imagens", 'strict $[*] ? (@.url like_regex "^(/arquivos/|https://)")')) = jsonb_array_length("home_hero"."imagens") else false end)
);
--> statement-breakpoint
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
CREATE TABLE "inscritos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"caixa" text GENERATED ALWAYS AS (caixa_postal(email)) STORED NOT NULL,
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
CREATE TABLE "laudo_versoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"laudo_id" uuid,
	"numero" integer,
	"arquivo" uuid NOT NULL,
	"versao_chave" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"nome_arquivo" "bytea" NOT NULL,
	"assinado" boolean NOT NULL,
	"assinado_por" "bytea",
	"anexos" "bytea",
	"desenho" text DEFAULT 'pendente' NOT NULL,
	"paginas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texto" "bytea",
	"motivo" "bytea",
	"enviado_por" uuid,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "laudo_versoes_bytes" CHECK ("laudo_versoes"."bytes" between 1 and 20971520),
	CONSTRAINT "laudo_versoes_sha256" CHECK ("laudo_versoes"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "laudo_versoes_desenho" CHECK ("laudo_versoes"."desenho" in ('pendente', 'pronto', 'falhou'))
);
--> statement-breakpoint
CREATE TABLE "laudos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"paciente_id" uuid NOT NULL,
	"protocolo" "bytea" NOT NULL,
	"protocolo_hash" "bytea" NOT NULL,
	"exame" "bytea" NOT NULL,
	"data_exame" date NOT NULL,
	"previsto_para" date,
	"medico_responsavel" text DEFAULT '' NOT NULL,
	"crm" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'em_analise' NOT NULL,
	"versao_atual" uuid,
	"motivo_anulacao" "bytea",
	"movido_para" uuid,
	"liberado_em" timestamp with time zone,
	"retificado_em" timestamp with time zone,
	"anulado_em" timestamp with time zone,
	"anulado_por" text,
	"aberto_em" timestamp with time zone,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "laudos_status_palavra" CHECK ("laudos"."status" in ('em_analise', 'liberado', 'retificado', 'anulado')),
	CONSTRAINT "laudos_medico_responsavel" CHECK (char_length("laudos"."medico_responsavel") between 0 and 120),
	CONSTRAINT "laudos_crm" CHECK (char_length("laudos"."crm") between 0 and 40)
);
--> statement-breakpoint
CREATE TABLE "mensagens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tipo" text NOT NULL,
	"estado" text DEFAULT 'nova' NOT NULL,
	"pedido" text,
	"cifrada" "bytea",
	"impressao" text NOT NULL,
	"recebida_em" timestamp with time zone DEFAULT now() NOT NULL,
	"respondida_em" timestamp with time zone,
	"avisada_em" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mensagens_tipo" CHECK ("mensagens"."tipo" in ('contato', 'direitos')),
	CONSTRAINT "mensagens_estado_palavra" CHECK ("mensagens"."estado" in ('nova', 'lida', 'respondida', 'arquivada')),
	CONSTRAINT "mensagens_pedido" CHECK ("mensagens"."pedido" in ('acesso', 'correcao', 'eliminacao', 'portabilidade', 'compartilhamento', 'consentimento', 'outro')),
	CONSTRAINT "mensagens_impressao_tamanho" CHECK (char_length("mensagens"."impressao") between 43 and 43),
	CONSTRAINT "mensagens_cifrada" CHECK (octet_length("mensagens"."cifrada") <= 40000),
	CONSTRAINT "mensagens_partes" CHECK ("mensagens"."cifrada" is not null and ("mensagens"."pedido" is not null) = ("mensagens"."tipo" = 'direitos'))
);
--> statement-breakpoint
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
CREATE TABLE "pacientes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" "bytea" NOT NULL,
	"nome_busca" "bytea"[] NOT NULL,
	"cpf" "bytea",
	"cpf_hash" "bytea",
	"data_nascimento" "bytea" NOT NULL,
	"email" "bytea",
	"telefone" "bytea",
	"responsavel_nome" "bytea",
	"responsavel_cpf" "bytea",
	"responsavel_ate" "bytea",
	"identidade_hash" "bytea",
	"responsavel_hash" "bytea",
	"responsavel_cpf_hash" "bytea",
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pacientes_cpf_inteiro" CHECK (num_nonnulls("pacientes"."cpf", "pacientes"."cpf_hash", "pacientes"."identidade_hash") in (0, 3)),
	CONSTRAINT "pacientes_responsavel_inteiro" CHECK (num_nonnulls("pacientes"."responsavel_nome", "pacientes"."responsavel_cpf", "pacientes"."responsavel_ate") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "paginas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"politica_privacidade" text,
	"termos_uso" text,
	"politica_privacidade_em" date,
	"termos_uso_em" date,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paginas_politica_privacidade" CHECK (char_length("paginas"."politica_privacidade") between 1 and 30000),
	CONSTRAINT "paginas_termos_uso" CHECK (char_length("paginas"."termos_uso") between 1 and 30000)
);
--> statement-breakpoint
CREATE TABLE "papeis" (
	"papel" text PRIMARY KEY NOT NULL,
	"capacidades" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profissionais" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL,
	"titulo" text,
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
	CONSTRAINT "profissionais_titulo" CHECK ("profissionais"."titulo" in ('Médica', 'Médico')),
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
CREATE TABLE "respostas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mensagem_id" uuid NOT NULL,
	"usuario_id" uuid,
	"usuario_nome" text,
	"cifrada" "bytea",
	"escrita_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviada_em" timestamp with time zone,
	"estado_antes" text,
	"respondida_antes" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "respostas_estado_antes" CHECK ("respostas"."estado_antes" in ('nova', 'lida', 'respondida', 'arquivada')),
	CONSTRAINT "respostas_cifrada" CHECK (octet_length("respostas"."cifrada") <= 60000),
	CONSTRAINT "respostas_partes" CHECK ("respostas"."cifrada" is not null)
);
--> statement-breakpoint
CREATE TABLE "quebras_trilha" (
	"numero" bigint PRIMARY KEY NOT NULL,
	"motivo" text NOT NULL,
	"vista_em" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "selos_trilha" (
	"segmento" integer PRIMARY KEY NOT NULL,
	"de" bigint NOT NULL,
	"ate" bigint NOT NULL,
	"elo" "bytea" NOT NULL,
	"conferido_em" timestamp with time zone NOT NULL,
	"assinatura" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tentativas_acesso" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tentativas_acesso_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quando" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"tipo" text NOT NULL,
	"rede" text NOT NULL,
	"de_onde" text,
	"pedido" text,
	"protocolo_hash" "bytea",
	"cpf_hash" "bytea",
	"fechado" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tentativas_acesso_tipo" CHECK ("tentativas_acesso"."tipo" in ('protocolo', 'pedido de código', 'código'))
);
--> statement-breakpoint
CREATE TABLE "trilha_pacientes" (
	"numero" bigint PRIMARY KEY NOT NULL,
	"quando" timestamp with time zone NOT NULL,
	"quem" text NOT NULL,
	"responsavel" boolean DEFAULT false NOT NULL,
	"acesso_id" uuid,
	"usuario_id" uuid,
	"usuario_nome" text,
	"acao" text NOT NULL,
	"pacientes" uuid[] NOT NULL,
	"documentos" text[] NOT NULL,
	"dados" text[] NOT NULL,
	"de_onde" text,
	"pedido" text,
	"anterior" "bytea" NOT NULL,
	"elo" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trilha" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trilha_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quando" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usuario_id" uuid,
	"usuario_nome" text,
	"acao" text NOT NULL,
	"quantos" integer,
	"coisa" text NOT NULL,
	"registro" text,
	"versao" integer,
	"antes" jsonb,
	"depois" jsonb,
	"conteudo" jsonb,
	"de_onde" text,
	"pedido" text
);
--> statement-breakpoint
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
	CONSTRAINT "usuarios_auth_user_id_tamanho" CHECK (char_length("usuarios"."auth_user_id") between 1 and 100)
);
--> statement-breakpoint
ALTER TABLE "acessos_pacientes" ADD CONSTRAINT "acessos_pacientes_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_recoveries" ADD CONSTRAINT "auth_recoveries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avisos_laudos" ADD CONSTRAINT "avisos_laudos_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigos_acesso" ADD CONSTRAINT "codigos_acesso_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudo_versoes" ADD CONSTRAINT "laudo_versoes_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_versao_atual_laudo_versoes_id_fk" FOREIGN KEY ("versao_atual") REFERENCES "public"."laudo_versoes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_movido_para_laudos_id_fk" FOREIGN KEY ("movido_para") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_envios" ADD CONSTRAINT "newsletter_envios_inscrito_id_inscritos_id_fk" FOREIGN KEY ("inscrito_id") REFERENCES "public"."inscritos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "respostas" ADD CONSTRAINT "respostas_mensagem_id_mensagens_id_fk" FOREIGN KEY ("mensagem_id") REFERENCES "public"."mensagens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_auth_user_id_auth_users_id_fk" FOREIGN KEY ("auth_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_tipo_usuario" FOREIGN KEY ("tipo_usuario") REFERENCES "public"."papeis"("papel") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "acessos_pacientes_token" ON "acessos_pacientes" USING btree ("token");--> statement-breakpoint
CREATE INDEX "acessos_pacientes_paciente" ON "acessos_pacientes" USING btree ("paciente_id");--> statement-breakpoint
CREATE INDEX "acessos_pacientes_usado" ON "acessos_pacientes" USING btree ("usado_em");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id","provider_id");--> statement-breakpoint
CREATE INDEX "auth_limits_expire" ON "auth_limits" USING btree ("expire");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_recoveries_token" ON "auth_recoveries" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "auth_recoveries_user" ON "auth_recoveries" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_sessions_token" ON "auth_sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_two_factors_user" ON "auth_two_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "auth_users_email" ON "auth_users" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "avisos_laudos_laudo" ON "avisos_laudos" USING btree ("laudo_id","criado_em");--> statement-breakpoint
CREATE UNIQUE INDEX "blog_posts_slug" ON "blog_posts" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "blog_posts_data" ON "blog_posts" USING btree ("data_publicacao" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blog_posts_publicados" ON "blog_posts" USING btree ("data_publicacao" DESC NULLS FIRST,"id") WHERE "blog_posts"."status" = 'publicado';--> statement-breakpoint
CREATE INDEX "blog_posts_publicados_categoria" ON "blog_posts" USING btree ("categoria","data_publicacao" DESC NULLS FIRST,"id") WHERE "blog_posts"."status" = 'publicado';--> statement-breakpoint
CREATE INDEX "blog_posts_ordem" ON "blog_posts" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE INDEX "blog_posts_enderecos_antigos" ON "blog_posts" USING gin ("enderecos_antigos");--> statement-breakpoint
CREATE UNIQUE INDEX "codigos_acesso_token" ON "codigos_acesso" USING btree ("token");--> statement-breakpoint
CREATE INDEX "codigos_acesso_paciente" ON "codigos_acesso" USING btree ("paciente_id","criado_em");--> statement-breakpoint
CREATE INDEX "codigos_acesso_criado" ON "codigos_acesso" USING btree ("criado_em");--> statement-breakpoint
CREATE UNIQUE INDEX "configuracoes_site_uma_linha" ON "configuracoes_site" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "consentimentos_prova" ON "consentimentos" USING btree ("prova");--> statement-breakpoint
CREATE INDEX "consentimentos_referencia" ON "consentimentos" USING btree ("referencia");--> statement-breakpoint
CREATE INDEX "convenios_ordem" ON "convenios" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "depoimentos_secao_uma_linha" ON "depoimentos_secao" USING btree ((true));--> statement-breakpoint
CREATE INDEX "depoimentos_ordem" ON "depoimentos" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "exames_slug" ON "exames" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "exames_ordem" ON "exames" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "home_estrutura_uma_linha" ON "home_estrutura" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "home_hero_uma_linha" ON "home_hero" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "home_sobre_uma_linha" ON "home_sobre" USING btree ((true));--> statement-breakpoint
CREATE UNIQUE INDEX "inscritos_caixa" ON "inscritos" USING btree ("caixa");--> statement-breakpoint
CREATE INDEX "inscritos_email" ON "inscritos" USING btree ("email");--> statement-breakpoint
CREATE INDEX "inscritos_situacao" ON "inscritos" USING btree ("situacao","atualizado_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "inscritos_atualizado" ON "inscritos" USING btree ("atualizado_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "laudo_versoes_numero" ON "laudo_versoes" USING btree ("laudo_id","numero");--> statement-breakpoint
CREATE INDEX "laudo_versoes_sem_laudo" ON "laudo_versoes" USING btree ("criado_em") WHERE "laudo_versoes"."laudo_id" is null;--> statement-breakpoint
CREATE INDEX "laudo_versoes_arquivo" ON "laudo_versoes" USING btree ("arquivo");--> statement-breakpoint
CREATE UNIQUE INDEX "laudos_protocolo" ON "laudos" USING btree ("protocolo_hash");--> statement-breakpoint
CREATE INDEX "laudos_paciente" ON "laudos" USING btree ("paciente_id","data_exame" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "laudos_criado" ON "laudos" USING btree ("criado_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "laudos_status" ON "laudos" USING btree ("status","criado_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "laudos_nao_abertos" ON "laudos" USING btree ("liberado_em") WHERE "laudos"."aberto_em" is null and "laudos"."status" in ('liberado', 'retificado');--> statement-breakpoint
CREATE INDEX "mensagens_recebida" ON "mensagens" USING btree ("recebida_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mensagens_estado" ON "mensagens" USING btree ("estado","recebida_em" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mensagens_impressao" ON "mensagens" USING btree ("impressao");--> statement-breakpoint
CREATE UNIQUE INDEX "midia_chave" ON "midia" USING btree ("chave");--> statement-breakpoint
CREATE INDEX "midia_criado" ON "midia" USING btree ("criado_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "midia_sem_uso" ON "midia" USING btree ("sem_uso_desde") WHERE "midia"."sem_uso_desde" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_envios_um_por_inscrito" ON "newsletter_envios" USING btree ("post_id","inscrito_id");--> statement-breakpoint
CREATE INDEX "newsletter_envios_fila" ON "newsletter_envios" USING btree ("post_id","proxima_em","id") WHERE "newsletter_envios"."situacao" = 'na_fila';--> statement-breakpoint
CREATE INDEX "newsletter_envios_inscrito" ON "newsletter_envios" USING btree ("inscrito_id");--> statement-breakpoint
CREATE UNIQUE INDEX "pacientes_cpf" ON "pacientes" USING btree ("cpf_hash");--> statement-breakpoint
CREATE INDEX "pacientes_nome_busca" ON "pacientes" USING gin ("nome_busca");--> statement-breakpoint
CREATE INDEX "pacientes_identidade" ON "pacientes" USING btree ("identidade_hash");--> statement-breakpoint
CREATE INDEX "pacientes_responsavel" ON "pacientes" USING btree ("responsavel_hash");--> statement-breakpoint
CREATE INDEX "pacientes_responsavel_cpf" ON "pacientes" USING btree ("responsavel_cpf_hash");--> statement-breakpoint
CREATE INDEX "pacientes_criado" ON "pacientes" USING btree ("criado_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "paginas_uma_linha" ON "paginas" USING btree ((true));--> statement-breakpoint
CREATE INDEX "profissionais_ordem" ON "profissionais" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "publicidade_vistos_aviso" ON "publicidade_vistos" USING btree ("coisa","registro","campo","regra","palavras");--> statement-breakpoint
CREATE INDEX "respostas_mensagem" ON "respostas" USING btree ("mensagem_id","escrita_em");--> statement-breakpoint
CREATE INDEX "tentativas_acesso_rede" ON "tentativas_acesso" USING btree ("rede","quando");--> statement-breakpoint
CREATE INDEX "tentativas_acesso_protocolo" ON "tentativas_acesso" USING btree ("protocolo_hash","quando");--> statement-breakpoint
CREATE INDEX "tentativas_acesso_quando" ON "tentativas_acesso" USING btree ("quando");--> statement-breakpoint
CREATE INDEX "trilha_pacientes_quando" ON "trilha_pacientes" USING btree ("quando");--> statement-breakpoint
CREATE INDEX "trilha_pacientes_documentos" ON "trilha_pacientes" USING gin ("documentos");--> statement-breakpoint
CREATE INDEX "trilha_pacientes_pacientes" ON "trilha_pacientes" USING gin ("pacientes");--> statement-breakpoint
CREATE INDEX "trilha_quando" ON "trilha" USING btree ("quando" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trilha_usuario" ON "trilha" USING btree ("usuario_id","quando" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trilha_registro" ON "trilha" USING btree ("coisa","registro");--> statement-breakpoint
CREATE INDEX "trilha_lixeira" ON "trilha" USING btree ("id") WHERE "trilha"."acao" = 'excluiu' and "trilha"."conteudo" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_email" ON "usuarios" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "usuarios_auth_user_id" ON "usuarios" USING btree ("auth_user_id");--> statement-breakpoint
CREATE INDEX "usuarios_criado_em" ON "usuarios" USING btree ("criado_em" DESC NULLS FIRST,"id");