CREATE TABLE "acessos_pacientes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"paciente_id" uuid,
	"responsavel_id" uuid,
	"documento" text,
	"via" text NOT NULL CONSTRAINT "acessos_pacientes_via" CHECK ("via" in ('protocolo', 'codigo')),
	"responsavel" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"encerrado_em" timestamp with time zone,
	CONSTRAINT "acessos_pacientes_de_quem" CHECK (num_nonnulls("paciente_id", "responsavel_id") = 1)
);
CREATE TABLE "agenda_horarios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agendamento_id" uuid NOT NULL,
	"sala_id" uuid NOT NULL,
	"inicio" timestamp with time zone NOT NULL,
	"fim" timestamp with time zone NOT NULL,
	"estado" text DEFAULT 'proposto' NOT NULL CONSTRAINT "agenda_horarios_estado" CHECK ("estado" in ('proposto', 'confirmado')),
	"expira_em" timestamp with time zone,
	"confirmado_em" timestamp with time zone,
	"presenca_em" timestamp with time zone,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agenda_horarios_ordem" CHECK ("inicio" < "fim"),
	CONSTRAINT "agenda_horarios_reserva" CHECK (("estado" = 'proposto') = ("expira_em" is not null)),
	CONSTRAINT "agenda_horarios_confirmacao" CHECK (("estado" = 'confirmado') = ("confirmado_em" is not null)),
	CONSTRAINT "agenda_horarios_presenca" CHECK ("presenca_em" is null or "estado" = 'confirmado')
);
CREATE TABLE "agenda_lembretes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"horario_id" uuid NOT NULL,
	"dias" integer NOT NULL CONSTRAINT "agenda_lembretes_dias" CHECK ("dias" in (3, 1)),
	"canal" text NOT NULL CONSTRAINT "agenda_lembretes_canal" CHECK ("canal" in ('email', 'whatsapp')),
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "agenda_ofertas" (
	"vaga_id" uuid NOT NULL,
	"agendamento_id" uuid NOT NULL,
	"ofertada" boolean NOT NULL,
	"versao" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agenda_ofertas_vaga_id_agendamento_id_pk" PRIMARY KEY("vaga_id","agendamento_id")
);
CREATE TABLE "agenda_vagas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"sala_id" uuid NOT NULL,
	"inicio" timestamp with time zone NOT NULL,
	"fim" timestamp with time zone NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agenda_vagas_ordem" CHECK ("inicio" < "fim")
);
CREATE TABLE "acessos_agendamentos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"agendamento_id" uuid NOT NULL,
	"criado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE "agendamento_anexos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"agendamento_id" uuid NOT NULL,
	"arquivo" uuid NOT NULL,
	"versao_chave" integer NOT NULL,
	"tipo" text NOT NULL CONSTRAINT "agendamento_anexos_tipo" CHECK ("tipo" in ('imagem', 'pdf')),
	"bytes" integer NOT NULL CONSTRAINT "agendamento_anexos_bytes" CHECK ("bytes" between 1 and 10485760),
	"nome" "bytea" NOT NULL,
	"recebido_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "agendamentos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"codigo" "bytea" NOT NULL,
	"codigo_hash" "bytea" NOT NULL,
	"nascimento_hash" "bytea" NOT NULL,
	"estado" text DEFAULT 'novo' NOT NULL CONSTRAINT "agendamentos_estado_palavra" CHECK ("estado" in ('novo', 'aguardando_autorizacao', 'proposto', 'confirmado', 'chegou', 'faltou', 'cancelado', 'nao_atendemos')),
	"pedido" "bytea" NOT NULL CONSTRAINT "agendamentos_pedido" CHECK (octet_length("pedido") <= 20000),
	"busca" "bytea"[] NOT NULL,
	"tem_email" boolean NOT NULL,
	"guia" "bytea",
	"autorizacao_pedida_em" date,
	"autorizacao_prazo" date,
	"alta_complexidade" boolean DEFAULT false NOT NULL,
	"foto_motivo" "bytea",
	"motivo" "bytea",
	"recebido_em" timestamp with time zone DEFAULT now() NOT NULL,
	"espera_desde" timestamp with time zone DEFAULT now() NOT NULL,
	"respondido_em" timestamp with time zone,
	"encerrado_em" timestamp with time zone,
	"respostas" "bytea" CONSTRAINT "agendamentos_respostas" CHECK (octet_length("respostas") <= 200000),
	"seguranca" text DEFAULT 'sem' NOT NULL CONSTRAINT "agendamentos_seguranca" CHECK ("seguranca" in ('sem', 'respondidas', 'decidir', 'liberado', 'impedido')),
	"lista_espera_em" timestamp with time zone,
	"laudo_id" uuid,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "agendamentos_seguranca_respostas" CHECK (("respostas" is null) = ("seguranca" = 'sem')),
	CONSTRAINT "agendamentos_autorizacao" CHECK (num_nonnulls("guia", "autorizacao_pedida_em", "autorizacao_prazo") in (0, 3)),
	CONSTRAINT "agendamentos_encerrado_fim" CHECK (("encerrado_em" is not null) = ("estado" in ('chegou', 'faltou', 'cancelado', 'nao_atendemos')))
);
CREATE TABLE "anotacoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mensagem_id" uuid NOT NULL,
	"usuario_id" uuid,
	"usuario_nome" text,
	"texto" "bytea" NOT NULL CONSTRAINT "anotacoes_texto" CHECK (octet_length("texto") <= 20000),
	"escrita_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "atos" (
	"trilha" text NOT NULL,
	"ato" text NOT NULL,
	"escreve" text NOT NULL,
	CONSTRAINT "atos_trilha_ato_pk" PRIMARY KEY("trilha","ato")
);
CREATE TABLE "auth_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password" text CONSTRAINT "auth_accounts_password" CHECK (char_length("password") between 60 and 200),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "auth_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
CREATE TABLE "auth_recoveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"purpose" text DEFAULT 'recuperacao' NOT NULL CONSTRAINT "auth_recoveries_purpose" CHECK ("purpose" in ('recuperacao', 'convite')),
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "auth_two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone
);
CREATE TABLE "auth_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text DEFAULT '' NOT NULL CONSTRAINT "auth_users_name" CHECK (char_length("name") between 0 and 160),
	"email" text NOT NULL CONSTRAINT "auth_users_email_tamanho" CHECK (char_length("email") between 3 and 254),
	"email_verified" boolean DEFAULT true NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "avisos_laudos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"laudo_id" uuid NOT NULL,
	"tipo" text NOT NULL CONSTRAINT "avisos_laudos_tipo" CHECK ("tipo" in ('liberado', 'retificado')),
	"para" text DEFAULT 'paciente' NOT NULL CONSTRAINT "avisos_laudos_para" CHECK ("para" in ('paciente', 'responsavel')),
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviado_em" timestamp with time zone,
	"falha" text CONSTRAINT "avisos_laudos_falha" CHECK (char_length("falha") between 1 and 40)
);
CREATE TABLE "blog_posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"titulo" text NOT NULL CONSTRAINT "blog_posts_titulo" CHECK (char_length("titulo") between 1 and 200),
	"slug" text NOT NULL CONSTRAINT "blog_posts_slug_tamanho" CHECK (char_length("slug") between 1 and 220) CONSTRAINT "blog_posts_slug_forma" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	"resumo" text NOT NULL CONSTRAINT "blog_posts_resumo" CHECK (char_length("resumo") between 1 and 1000),
	"conteudo" text NOT NULL CONSTRAINT "blog_posts_conteudo" CHECK (char_length("conteudo") between 1 and 200000),
	"imagem_capa_url" text CONSTRAINT "blog_posts_imagem_capa" CHECK (char_length("imagem_capa_url") between 1 and 2000) CONSTRAINT "blog_posts_imagem_capa_endereco" CHECK ("imagem_capa_url" ~ '^$|^/arquivos/|^https://'),
	"texto_alternativo" text CONSTRAINT "blog_posts_texto_alternativo" CHECK (char_length("texto_alternativo") between 0 and 300),
	"data_publicacao" timestamp with time zone NOT NULL,
	"autor" text CONSTRAINT "blog_posts_autor" CHECK (char_length("autor") between 1 and 160),
	"status" text DEFAULT 'rascunho' NOT NULL CONSTRAINT "blog_posts_status" CHECK ("status" in ('rascunho', 'publicado')),
	"categoria" text CONSTRAINT "blog_posts_categoria" CHECK ("categoria" in ('prevencao', 'gestacao', 'exames', 'educacao', 'tecnologia')),
	"tempo_leitura_min" integer DEFAULT 5 NOT NULL CONSTRAINT "blog_posts_tempo_leitura" CHECK ("tempo_leitura_min" between 1 and 120),
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "blog_posts_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"enderecos_antigos" text[] DEFAULT '{}'::text[] NOT NULL,
	"pendente" jsonb,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "chaves_dados" (
	"uso" text NOT NULL CONSTRAINT "chaves_dados_uso" CHECK ("uso" in ('cifra', 'busca')),
	"versao" integer NOT NULL CONSTRAINT "chaves_dados_versao" CHECK ("versao" between 1 and 65535),
	"chave" "bytea" NOT NULL,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chaves_dados_uso_versao_pk" PRIMARY KEY("uso","versao")
);
CREATE TABLE "codigos_acesso" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"codigo_hash" "bytea" NOT NULL,
	"cpf_hash" "bytea" NOT NULL,
	"identidade_hash" "bytea",
	"paciente_id" uuid,
	"responsavel_id" uuid,
	"conferido" "bytea",
	"tentativas" integer DEFAULT 0 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usado_em" timestamp with time zone,
	"encerrado_em" timestamp with time zone
);
CREATE TABLE "compartilhamento_aberturas" (
	"id" uuid PRIMARY KEY NOT NULL,
	"compartilhamento_id" uuid NOT NULL,
	"token" text NOT NULL,
	"nome" "bytea" NOT NULL CONSTRAINT "compartilhamento_aberturas_nome" CHECK (octet_length("nome") <= 1000),
	"via" text NOT NULL CONSTRAINT "compartilhamento_aberturas_via" CHECK ("via" in ('pagina', 'aplicativo')),
	"aberto_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE "compartilhamentos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"laudo_id" uuid NOT NULL,
	"oque" text NOT NULL CONSTRAINT "compartilhamentos_oque" CHECK ("oque" in ('laudo', 'imagens', 'laudo_e_imagens')),
	"codigo" "bytea" NOT NULL,
	"codigo_hash" "bytea" NOT NULL,
	"segredo_hash" "bytea" NOT NULL,
	"chave" "bytea" NOT NULL,
	"prova" "bytea" NOT NULL CONSTRAINT "compartilhamentos_prova" CHECK (octet_length("prova") = 32),
	"senha_hash" "bytea" NOT NULL,
	"erros" integer DEFAULT 0 NOT NULL CONSTRAINT "compartilhamentos_erros" CHECK ("erros" between 0 and 5),
	"criado_por" text NOT NULL CONSTRAINT "compartilhamentos_criado_por" CHECK ("criado_por" in ('paciente', 'equipe')),
	"criado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrado_em" timestamp with time zone,
	"fim" text CONSTRAINT "compartilhamentos_fim_palavra" CHECK ("fim" in ('pedido', 'senhas', 'cadastro')),
	CONSTRAINT "compartilhamentos_fim" CHECK (("fim" is null) = ("encerrado_em" is null))
);
CREATE TABLE "configuracoes_site" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome_clinica" text NOT NULL CONSTRAINT "configuracoes_site_nome" CHECK (char_length("nome_clinica") between 1 and 120),
	"logo_url" text CONSTRAINT "configuracoes_site_logo" CHECK ("logo_url" ~ '^/arquivos/logo/[\w-]{1,80}\.webp$'),
	"icone_url" text CONSTRAINT "configuracoes_site_icone" CHECK ("icone_url" ~ '^/arquivos/icone/[\w-]{1,80}\.webp$'),
	"endereco" text NOT NULL CONSTRAINT "configuracoes_site_endereco" CHECK (char_length("endereco") between 1 and 500),
	"telefone" text NOT NULL CONSTRAINT "configuracoes_site_telefone" CHECK (char_length("telefone") between 1 and 40),
	"email" text NOT NULL CONSTRAINT "configuracoes_site_email" CHECK (char_length("email") between 1 and 254),
	"horario_funcionamento" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_horario" CHECK (char_length("horario_funcionamento") between 0 and 1000),
	"texto_rodape" text NOT NULL CONSTRAINT "configuracoes_site_rodape" CHECK (char_length("texto_rodape") between 1 and 1000),
	"links_redes_sociais" jsonb NOT NULL CONSTRAINT "configuracoes_site_redes" CHECK (char_length("links_redes_sociais"::text) <= 60000 and jsonb_path_exists("links_redes_sociais", 'strict $ ? (@.instagram like_regex "^$|^https?://" flag "i" && @.facebook like_regex "^$|^https?://" flag "i" && @.whatsapp like_regex "^[0-9]{0,15}$")')),
	"cores_principais" jsonb NOT NULL CONSTRAINT "configuracoes_site_cores" CHECK (char_length("cores_principais"::text) <= 60000 and jsonb_path_exists("cores_principais", 'strict $ ? (@.primaria like_regex "^#[0-9a-f]{6}$" flag "i" && @.secundaria like_regex "^#[0-9a-f]{6}$" flag "i")')),
	"link_resultados_clinica" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_resultados" CHECK (char_length("link_resultados_clinica") between 0 and 2000) CONSTRAINT "configuracoes_site_resultados_endereco" CHECK ("link_resultados_clinica" ~* '^$|^https?://|^tel:|^mailto:|^/$|^/[^/\\[:space:]]'),
	"link_resultados_cassems" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_cassems" CHECK (char_length("link_resultados_cassems") between 0 and 2000) CONSTRAINT "configuracoes_site_cassems_endereco" CHECK ("link_resultados_cassems" ~* '^$|^https?://|^tel:|^mailto:|^/$|^/[^/\\[:space:]]'),
	"registro_crm" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_registro" CHECK (char_length("registro_crm") between 0 and 60),
	"diretor_tecnico" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_diretor" CHECK (char_length("diretor_tecnico") between 0 and 160),
	"crm_diretor_tecnico" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_crm_diretor" CHECK (char_length("crm_diretor_tecnico") between 0 and 60),
	"titulo_diretor_tecnico" text CONSTRAINT "configuracoes_site_titulo_diretor" CHECK ("titulo_diretor_tecnico" in ('Médica', 'Médico')),
	"encarregado_dados" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_encarregado" CHECK (char_length("encarregado_dados") between 0 and 160),
	"email_encarregado" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_email_encarregado" CHECK (char_length("email_encarregado") between 0 and 254),
	"credito_texto" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_credito" CHECK (char_length("credito_texto") between 0 and 160),
	"credito_link" text DEFAULT '' NOT NULL CONSTRAINT "configuracoes_site_credito_link" CHECK (char_length("credito_link") between 0 and 2000) CONSTRAINT "configuracoes_site_credito_endereco" CHECK ("credito_link" ~* '^$|^https?://|^tel:|^mailto:|^/$|^/[^/\\[:space:]]'),
	"horarios" jsonb DEFAULT '{"recepcao":{"dom":[],"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[]},"exames":{"dom":[],"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[]}}'::jsonb NOT NULL CONSTRAINT "configuracoes_site_horarios" CHECK (char_length("horarios"::text) <= 60000 and jsonb_path_exists("horarios", 'strict $ ? (@.recepcao.dom.size() <= 4 && @.recepcao.dom.type() == "array" && @.recepcao.seg.size() <= 4 && @.recepcao.seg.type() == "array" && @.recepcao.ter.size() <= 4 && @.recepcao.ter.type() == "array" && @.recepcao.qua.size() <= 4 && @.recepcao.qua.type() == "array" && @.recepcao.qui.size() <= 4 && @.recepcao.qui.type() == "array" && @.recepcao.sex.size() <= 4 && @.recepcao.sex.type() == "array" && @.recepcao.sab.size() <= 4 && @.recepcao.sab.type() == "array" && @.exames.dom.size() <= 4 && @.exames.dom.type() == "array" && @.exames.seg.size() <= 4 && @.exames.seg.type() == "array" && @.exames.ter.size() <= 4 && @.exames.ter.type() == "array" && @.exames.qua.size() <= 4 && @.exames.qua.type() == "array" && @.exames.qui.size() <= 4 && @.exames.qui.type() == "array" && @.exames.sex.size() <= 4 && @.exames.sex.type() == "array" && @.exames.sab.size() <= 4 && @.exames.sab.type() == "array")')) CONSTRAINT "configuracoes_site_intervalos" CHECK (jsonb_array_length(jsonb_path_query_array("horarios", 'lax $.*.*[*]')) = jsonb_array_length(jsonb_path_query_array("horarios", 'lax $.*.*[*] ? (@.abre like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fecha like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.abre < @.fecha)'))),
	"feriados" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "configuracoes_site_feriados" CHECK (case when jsonb_typeof("feriados") = 'array' then jsonb_array_length("feriados") <= 200 and char_length("feriados"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("feriados", 'strict $[*] ? (@.data like_regex "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" && @.nome like_regex "^.{1,120}$" flag "s" && @.intervalos.type() == "array")')) = jsonb_array_length("feriados") else false end) CONSTRAINT "configuracoes_site_feriados_intervalos" CHECK (jsonb_array_length(jsonb_path_query_array("feriados", 'lax $[*].intervalos[*]')) = jsonb_array_length(jsonb_path_query_array("feriados", 'lax $[*].intervalos[*] ? (@.abre like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fecha like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.abre < @.fecha)'))),
	"somente_equipe" boolean DEFAULT false NOT NULL,
	"ocultar_exemplos" boolean DEFAULT false NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "consentimentos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"finalidade" text NOT NULL CONSTRAINT "consentimentos_finalidade" CHECK ("finalidade" in ('contato', 'informativo', 'direitos')),
	"texto_versao" text NOT NULL,
	"canal" text NOT NULL CONSTRAINT "consentimentos_canal" CHECK ("canal" in ('site', 'e-mail', 'telefone', 'whatsapp', 'presencial')),
	"dado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"referencia" uuid NOT NULL,
	"prova" text NOT NULL,
	"retirado_em" timestamp with time zone,
	"retirado_por" text CONSTRAINT "consentimentos_retirado_por" CHECK ("retirado_por" in ('site', 'e-mail', 'telefone', 'whatsapp', 'presencial')),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "convenios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "convenios_nome" CHECK (char_length("nome") between 1 and 160),
	"logo_url" text CONSTRAINT "convenios_logo_url" CHECK (char_length("logo_url") between 1 and 2000) CONSTRAINT "convenios_logo_endereco" CHECK ("logo_url" ~ '^$|^/arquivos/|^https://'),
	"observacoes" text CONSTRAINT "convenios_observacoes" CHECK (char_length("observacoes") between 1 and 2000),
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "convenios_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "depoimentos_secao" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mostrar" boolean DEFAULT true NOT NULL,
	"satisfacao" text DEFAULT '' NOT NULL CONSTRAINT "depoimentos_secao_satisfacao" CHECK (char_length("satisfacao") between 0 and 12),
	"media" text DEFAULT '' NOT NULL CONSTRAINT "depoimentos_secao_media" CHECK (char_length("media") between 0 and 12),
	"avaliacoes" text DEFAULT '' NOT NULL CONSTRAINT "depoimentos_secao_avaliacoes" CHECK (char_length("avaliacoes") between 0 and 12),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "depoimentos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "depoimentos_nome" CHECK (char_length("nome") between 1 and 120),
	"texto" text NOT NULL CONSTRAINT "depoimentos_texto" CHECK (char_length("texto") between 1 and 600),
	"consentimento" text NOT NULL CONSTRAINT "depoimentos_consentimento" CHECK (char_length("consentimento") between 1 and 255),
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "depoimentos_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "estudos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"laudo_id" uuid,
	"chave_hash" "bytea" NOT NULL,
	"parte_hash" "bytea" NOT NULL,
	"dados" "bytea" NOT NULL CONSTRAINT "estudos_dados" CHECK (octet_length("dados") <= 10000),
	"divergencias" text[] DEFAULT '{}' NOT NULL CONSTRAINT "estudos_divergencias" CHECK (cardinality("divergencias") <= 12),
	"origem" text NOT NULL CONSTRAINT "estudos_origem" CHECK ("origem" in ('dicom', 'painel', 'pacs')),
	"recebido_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE "imagens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"serie_id" uuid NOT NULL,
	"chave_hash" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL CONSTRAINT "imagens_sha256" CHECK (octet_length("sha256") = 32),
	"arquivo" uuid NOT NULL,
	"versao_chave" integer NOT NULL,
	"bytes" integer NOT NULL CONSTRAINT "imagens_bytes" CHECK ("bytes" between 1 and 1073741824),
	"numero" integer,
	"nome" "bytea" CONSTRAINT "imagens_nome" CHECK (octet_length("nome") <= 2000),
	"problema" text CONSTRAINT "imagens_problema" CHECK ("problema" in ('documento', 'documento_recusado', 'nao_e_imagem', 'codificacao', 'grande', 'longa', 'pesada', 'quebrada', 'perdida')),
	"recebida_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE "series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"estudo_id" uuid NOT NULL,
	"chave_hash" "bytea" NOT NULL,
	"numero" integer,
	"rotulo" "bytea" NOT NULL CONSTRAINT "series_rotulo" CHECK (octet_length("rotulo") <= 2000),
	"modalidade" text NOT NULL CONSTRAINT "series_modalidade" CHECK ("modalidade" ~ '^[A-Z0-9_]{0,16}$'),
	"situacao" text DEFAULT 'pendente' NOT NULL CONSTRAINT "series_situacao" CHECK ("situacao" in ('pendente', 'renderizando', 'pronta', 'falhou')),
	"renderizacao" integer DEFAULT 0 NOT NULL,
	"iniciada" integer DEFAULT 0 NOT NULL,
	"versao_chave" integer DEFAULT 0 NOT NULL,
	"indice" jsonb CONSTRAINT "series_indice" CHECK (octet_length("indice"::text) <= 2000000),
	"recebida_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
CREATE TABLE "exame_grupos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"grupos" jsonb NOT NULL CONSTRAINT "exame_grupos_grupos" CHECK (case when jsonb_typeof("grupos") = 'array' then jsonb_array_length("grupos") <= 20 and char_length("grupos"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("grupos", 'strict $[*] ? (@.titulo like_regex "^.{1,80}$" flag "s" && @.palavras.type() == "string" && @.icone like_regex "^(ultrassonografia|radiologia|tomografia|cardiologia|monitor)$")')) = jsonb_array_length("grupos") else false end),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "exames" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "exames_nome" CHECK (char_length("nome") between 1 and 200),
	"slug" text NOT NULL CONSTRAINT "exames_slug_tamanho" CHECK (char_length("slug") between 1 and 220) CONSTRAINT "exames_slug_forma" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	"descricao" text NOT NULL CONSTRAINT "exames_descricao" CHECK (char_length("descricao") between 1 and 4000),
	"preparo" text CONSTRAINT "exames_preparo" CHECK (char_length("preparo") between 1 and 8000),
	"cobertura" text DEFAULT 'nao_informado' NOT NULL CONSTRAINT "exames_cobertura" CHECK ("cobertura" in ('nao_informado', 'todos', 'escolhidos')),
	"convenios" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "exames_convenios" CHECK (case when jsonb_typeof("convenios") = 'array' then jsonb_array_length("convenios") <= 400 and char_length("convenios"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("convenios", 'strict $[*] ? (@ like_regex "^.{36,36}$" flag "s")')) = jsonb_array_length("convenios") else false end),
	"autorizacao" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "exames_autorizacao" CHECK (case when jsonb_typeof("autorizacao") = 'array' then jsonb_array_length("autorizacao") <= 400 and char_length("autorizacao"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("autorizacao", 'strict $[*] ? (@ like_regex "^.{36,36}$" flag "s")')) = jsonb_array_length("autorizacao") else false end),
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "exames_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"conferido" boolean DEFAULT true NOT NULL,
	"nome_busca" text GENERATED ALWAYS AS (texto_busca(nome)) STORED,
	"descricao_busca" text GENERATED ALWAYS AS (texto_busca(descricao)) STORED,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "home_estrutura" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"titulo" text NOT NULL CONSTRAINT "home_estrutura_titulo" CHECK (char_length("titulo") between 1 and 200),
	"descricao" text NOT NULL CONSTRAINT "home_estrutura_descricao" CHECK (char_length("descricao") between 1 and 4000),
	"imagens" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "home_estrutura_imagens" CHECK (case when jsonb_typeof("imagens") = 'array' then jsonb_array_length("imagens") <= 24 and char_length("imagens"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("imagens", 'strict $[*] ? (@.url like_regex "^(/arquivos/|https://)" && @.titulo like_regex "^.{0,120}$" flag "s" && @.descricao.type() == "string")')) = jsonb_array_length("imagens") else false end),
	"facilidades" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "home_estrutura_facilidades" CHECK (case when jsonb_typeof("facilidades") = 'array' then jsonb_array_length("facilidades") <= 24 and char_length("facilidades"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("facilidades", 'strict $[*] ? ((@.icone like_regex "^.{0,120}$" flag "s" || @.icon like_regex "^.{0,120}$" flag "s") && (@.titulo like_regex "^.{0,255}$" flag "s" || @.title like_regex "^.{0,255}$" flag "s") && (@.descricao.type() == "string" || @.description.type() == "string"))')) = jsonb_array_length("facilidades") else false end),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "home_hero" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"titulo" text NOT NULL CONSTRAINT "home_hero_titulo" CHECK (char_length("titulo") between 1 and 200),
	"subtitulo" text NOT NULL CONSTRAINT "home_hero_subtitulo" CHECK (char_length("subtitulo") between 1 and 600),
	"botao1_texto" text NOT NULL CONSTRAINT "home_hero_botao1_texto" CHECK (char_length("botao1_texto") between 1 and 60),
	"botao1_link" text NOT NULL CONSTRAINT "home_hero_botao1_link" CHECK (char_length("botao1_link") between 1 and 2000) CONSTRAINT "home_hero_botao1_link_endereco" CHECK ("botao1_link" ~* '^$|^https?://|^tel:|^mailto:|^/$|^/[^/\\[:space:]]'),
	"botao2_texto" text NOT NULL CONSTRAINT "home_hero_botao2_texto" CHECK (char_length("botao2_texto") between 1 and 60),
	"botao2_link" text NOT NULL CONSTRAINT "home_hero_botao2_link" CHECK (char_length("botao2_link") between 1 and 2000) CONSTRAINT "home_hero_botao2_link_endereco" CHECK ("botao2_link" ~* '^$|^https?://|^tel:|^mailto:|^/$|^/[^/\\[:space:]]'),
	"imagem_fundo_url" text DEFAULT '' NOT NULL CONSTRAINT "home_hero_imagem_fundo" CHECK (char_length("imagem_fundo_url") between 0 and 2000) CONSTRAINT "home_hero_imagem_fundo_endereco" CHECK ("imagem_fundo_url" ~ '^$|^/arquivos/|^https://'),
	"estatisticas" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "home_hero_estatisticas" CHECK (case when jsonb_typeof("estatisticas") = 'array' then jsonb_array_length("estatisticas") <= 8 and char_length("estatisticas"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("estatisticas", 'strict $[*] ? (((@.valor like_regex "^.{0,120}$" flag "s" || @.valor.type() == "number") || (@.numero like_regex "^.{0,120}$" flag "s" || @.numero.type() == "number")) && (@.descricao like_regex "^.{0,255}$" flag "s" || @.texto like_regex "^.{0,255}$" flag "s"))')) = jsonb_array_length("estatisticas") else false end),
	"imagens" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "home_hero_imagens" CHECK (case when jsonb_typeof("imagens") = 'array' then jsonb_array_length("imagens") <= 12 and char_length("imagens"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("imagens", 'strict $[*] ? (@.url like_regex "^(/arquivos/|https://)")')) = jsonb_array_length("imagens") else false end),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "home_sobre" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"titulo" text NOT NULL CONSTRAINT "home_sobre_titulo" CHECK (char_length("titulo") between 1 and 200),
	"descricao" text NOT NULL CONSTRAINT "home_sobre_descricao" CHECK (char_length("descricao") between 1 and 4000),
	"historia" text NOT NULL CONSTRAINT "home_sobre_historia" CHECK (char_length("historia") between 1 and 20000),
	"missao" text DEFAULT '' NOT NULL CONSTRAINT "home_sobre_missao" CHECK (char_length("missao") between 0 and 4000),
	"visao" text DEFAULT '' NOT NULL CONSTRAINT "home_sobre_visao" CHECK (char_length("visao") between 0 and 4000),
	"compromisso" text DEFAULT '' NOT NULL CONSTRAINT "home_sobre_compromisso" CHECK (char_length("compromisso") between 0 and 4000),
	"valores" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "home_sobre_valores" CHECK (case when jsonb_typeof("valores") = 'array' then jsonb_array_length("valores") <= 12 and char_length("valores"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("valores", 'strict $[*] ? ((@.icone like_regex "^.{0,120}$" flag "s" || @.icon like_regex "^.{0,120}$" flag "s") && (@.titulo like_regex "^.{0,255}$" flag "s" || @.title like_regex "^.{0,255}$" flag "s") && (@.descricao.type() == "string" || @.description.type() == "string"))')) = jsonb_array_length("valores") else false end),
	"diferenciais" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "home_sobre_diferenciais" CHECK (case when jsonb_typeof("diferenciais") = 'array' then jsonb_array_length("diferenciais") <= 20 and char_length("diferenciais"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("diferenciais", 'strict $[*] ? (@ like_regex "^.{1,255}$" flag "s")')) = jsonb_array_length("diferenciais") else false end),
	"numeros" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "home_sobre_numeros" CHECK (case when jsonb_typeof("numeros") = 'array' then jsonb_array_length("numeros") <= 8 and char_length("numeros"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("numeros", 'strict $[*] ? (((@.valor like_regex "^.{0,120}$" flag "s" || @.valor.type() == "number") || (@.numero like_regex "^.{0,120}$" flag "s" || @.numero.type() == "number")) && (@.descricao like_regex "^.{0,255}$" flag "s" || @.texto like_regex "^.{0,255}$" flag "s"))')) = jsonb_array_length("numeros") else false end),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "inscritos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL CONSTRAINT "inscritos_email_tamanho" CHECK (char_length("email") between 3 and 254) CONSTRAINT "inscritos_email_forma" CHECK ("email" ~ '^[^\s,\u003b<>"()]+@[^\s,\u003b<>"()@]+$'),
	"caixa" text GENERATED ALWAYS AS (caixa_postal(email)) STORED NOT NULL,
	"situacao" text DEFAULT 'pendente' NOT NULL CONSTRAINT "inscritos_situacao_palavra" CHECK ("situacao" in ('pendente', 'confirmado', 'saiu', 'recusado')),
	"pedido_em" timestamp with time zone DEFAULT now() NOT NULL,
	"confirmado_em" timestamp with time zone,
	"saiu_em" timestamp with time zone,
	"recusado_em" timestamp with time zone,
	"consentimento" text NOT NULL CONSTRAINT "inscritos_consentimento" CHECK (char_length("consentimento") between 1 and 40),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "laudo_versoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"laudo_id" uuid,
	"numero" integer,
	"arquivo" uuid NOT NULL,
	"versao_chave" integer NOT NULL,
	"bytes" integer NOT NULL CONSTRAINT "laudo_versoes_bytes" CHECK ("bytes" between 1 and 20971520),
	"sha256" text NOT NULL CONSTRAINT "laudo_versoes_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
	"nome_arquivo" "bytea" NOT NULL,
	"assinado" boolean NOT NULL,
	"assinado_por" "bytea",
	"anexos" "bytea",
	"integridade" text DEFAULT 'sem_assinatura' NOT NULL CONSTRAINT "laudo_versoes_integridade" CHECK ("integridade" in ('sem_assinatura', 'integra', 'alterada', 'nao_conferida')),
	"assinaturas" "bytea",
	"regra_assinatura" integer DEFAULT 0 NOT NULL,
	"assinatura_mudou_em" timestamp with time zone,
	"alteracao_lida" boolean DEFAULT false NOT NULL,
	"codigo_hash" "bytea" NOT NULL,
	"emitida_em" timestamp with time zone,
	"substituida_em" timestamp with time zone,
	"desenho" text DEFAULT 'pendente' NOT NULL CONSTRAINT "laudo_versoes_desenho" CHECK ("desenho" in ('pendente', 'pronto', 'falhou')),
	"paginas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texto" "bytea",
	"motivo" "bytea",
	"enviado_por" uuid,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "laudos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"paciente_id" uuid NOT NULL,
	"protocolo" "bytea" NOT NULL,
	"protocolo_hash" "bytea" NOT NULL,
	"exame" "bytea" NOT NULL,
	"exame_hash" "bytea" NOT NULL,
	"data_exame" date NOT NULL,
	"previsto_para" date,
	"medico_responsavel" text DEFAULT '' NOT NULL CONSTRAINT "laudos_medico_responsavel" CHECK (char_length("medico_responsavel") between 0 and 120),
	"crm" text DEFAULT '' NOT NULL CONSTRAINT "laudos_crm" CHECK (char_length("crm") between 0 and 40),
	"status" text DEFAULT 'em_analise' NOT NULL CONSTRAINT "laudos_status_palavra" CHECK ("status" in ('em_analise', 'liberado', 'retificado', 'anulado')),
	"versao_atual" uuid,
	"motivo_anulacao" "bytea",
	"reservado" boolean,
	"movido_para" uuid,
	"liberado_em" timestamp with time zone,
	"retificado_em" timestamp with time zone,
	"anulado_em" timestamp with time zone,
	"anulado_por" text,
	"aberto_em" timestamp with time zone,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "mensagens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tipo" text NOT NULL CONSTRAINT "mensagens_tipo" CHECK ("tipo" in ('contato', 'direitos')),
	"estado" text DEFAULT 'nova' NOT NULL CONSTRAINT "mensagens_estado_palavra" CHECK ("estado" in ('nova', 'lida', 'respondida', 'arquivada')),
	"pedido" text CONSTRAINT "mensagens_pedido" CHECK ("pedido" in ('acesso', 'correcao', 'eliminacao', 'portabilidade', 'compartilhamento', 'consentimento', 'outro')),
	"cifrada" "bytea" NOT NULL CONSTRAINT "mensagens_cifrada" CHECK (octet_length("cifrada") <= 40000),
	"impressao" text NOT NULL CONSTRAINT "mensagens_impressao_tamanho" CHECK (char_length("impressao") between 43 and 43),
	"recebida_em" timestamp with time zone DEFAULT now() NOT NULL,
	"respondida_em" timestamp with time zone,
	"responsavel_id" uuid,
	"avisada_em" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mensagens_partes" CHECK (("pedido" is not null) = ("tipo" = 'direitos'))
);
CREATE TABLE "midia" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"chave" text NOT NULL CONSTRAINT "midia_chave_forma" CHECK ("chave" ~ '^[a-z]+/[a-zA-Z0-9_-]{1,120}-[0-9]{1,5}x[0-9]{1,5}$'),
	"bucket" text NOT NULL CONSTRAINT "midia_bucket" CHECK ("bucket" in ('hero', 'estrutura', 'medicos', 'convenios', 'blog', 'logo', 'icone')),
	"tipo" text DEFAULT 'image/webp' NOT NULL CONSTRAINT "midia_tipo" CHECK ("tipo" in ('image/webp')),
	"largura" integer NOT NULL CONSTRAINT "midia_largura" CHECK ("largura" between 1 and 16383),
	"altura" integer NOT NULL CONSTRAINT "midia_altura" CHECK ("altura" between 1 and 16383),
	"bytes" integer NOT NULL CONSTRAINT "midia_bytes" CHECK ("bytes" between 1 and 100000000),
	"sha256" text NOT NULL CONSTRAINT "midia_sha256" CHECK ("sha256" ~ '^[0-9a-f]{64}$'),
	"nome" text DEFAULT '' NOT NULL CONSTRAINT "midia_nome" CHECK (char_length("nome") between 0 and 120),
	"texto_alternativo" text DEFAULT '' NOT NULL CONSTRAINT "midia_texto_alternativo" CHECK (char_length("texto_alternativo") between 0 and 300),
	"cor" text CONSTRAINT "midia_cor" CHECK ("cor" ~ '^[0-3]{3}$'),
	"variantes" jsonb DEFAULT '{"avif":[],"webp":[]}'::jsonb NOT NULL CONSTRAINT "midia_variantes" CHECK (char_length("variantes"::text) <= 60000 and jsonb_path_exists("variantes", 'strict $ ? (@.avif.type() == "array" && !exists(@.avif[*] ? (@.type() != "number")) && @.webp.type() == "array" && !exists(@.webp[*] ? (@.type() != "number")))')),
	"guardada" boolean DEFAULT false NOT NULL,
	"sem_uso_desde" timestamp with time zone DEFAULT now(),
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "newsletter_edicoes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"assunto" text CONSTRAINT "newsletter_edicoes_assunto" CHECK (char_length("assunto") between 1 and 150),
	"sai_em" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "newsletter_envios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"post_id" uuid NOT NULL,
	"inscrito_id" uuid NOT NULL,
	"situacao" text DEFAULT 'na_fila' NOT NULL CONSTRAINT "newsletter_envios_situacao" CHECK ("situacao" in ('na_fila', 'enviado', 'recusado', 'falhou', 'dispensado', 'parado')),
	"tentativas" integer DEFAULT 0 NOT NULL CONSTRAINT "newsletter_envios_tentativas" CHECK ("tentativas" between 0 and 1000),
	"proxima_em" timestamp with time zone DEFAULT now() NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviado_em" timestamp with time zone,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "pacientes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" "bytea" NOT NULL,
	"nome_busca" "bytea"[] NOT NULL,
	"cpf" "bytea",
	"cpf_hash" "bytea",
	"data_nascimento" "bytea" NOT NULL,
	"email" "bytea",
	"telefone" "bytea",
	"responsavel_id" uuid,
	"responsavel_ate" "bytea",
	"identidade_hash" "bytea",
	"responsavel_hash" "bytea",
	"na_familia" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pacientes_cpf_inteiro" CHECK (num_nonnulls("cpf", "cpf_hash", "identidade_hash") in (0, 3)),
	CONSTRAINT "pacientes_responsavel_inteiro" CHECK (num_nonnulls("responsavel_id", "responsavel_ate") in (0, 2)),
	CONSTRAINT "pacientes_na_familia" CHECK (not "na_familia" or num_nonnulls("responsavel_id", "responsavel_hash") = 2)
);
CREATE TABLE "paginas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"politica_privacidade" text CONSTRAINT "paginas_politica_privacidade" CHECK (char_length("politica_privacidade") between 1 and 40000),
	"termos_uso" text CONSTRAINT "paginas_termos_uso" CHECK (char_length("termos_uso") between 1 and 40000),
	"politica_privacidade_em" date,
	"termos_uso_em" date,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "papeis" (
	"papel" text PRIMARY KEY NOT NULL,
	"capacidades" text[] NOT NULL
);
CREATE TABLE "profissionais" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "profissionais_nome" CHECK (char_length("nome") between 1 and 160),
	"titulo" text CONSTRAINT "profissionais_titulo" CHECK ("titulo" in ('Médica', 'Médico')),
	"foto_url" text CONSTRAINT "profissionais_foto_url" CHECK (char_length("foto_url") between 1 and 2000) CONSTRAINT "profissionais_foto_endereco" CHECK ("foto_url" ~ '^$|^/arquivos/|^https://'),
	"especialidade" text NOT NULL CONSTRAINT "profissionais_especialidade" CHECK (char_length("especialidade") between 1 and 160),
	"mini_bio" text CONSTRAINT "profissionais_mini_bio" CHECK (char_length("mini_bio") between 0 and 2000),
	"crm" text CONSTRAINT "profissionais_crm" CHECK (char_length("crm") between 0 and 60),
	"rqe" text CONSTRAINT "profissionais_rqe" CHECK (char_length("rqe") between 0 and 60),
	"formacao" text CONSTRAINT "profissionais_formacao" CHECK (char_length("formacao") between 0 and 2000),
	"especializacoes" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "profissionais_especializacoes" CHECK (case when jsonb_typeof("especializacoes") = 'array' then jsonb_array_length("especializacoes") <= 20 and char_length("especializacoes"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("especializacoes", 'strict $[*] ? (@ like_regex "^.{1,100}$" flag "s")')) = jsonb_array_length("especializacoes") else false end),
	"horarios" text CONSTRAINT "profissionais_horarios" CHECK (char_length("horarios") between 0 and 500),
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "profissionais_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "publicidade_vistos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"coisa" text NOT NULL CONSTRAINT "publicidade_vistos_coisa" CHECK ("coisa" in ('home_hero', 'home_sobre', 'home_estrutura', 'profissionais', 'blog_posts', 'depoimentos')),
	"registro" uuid NOT NULL,
	"campo" text NOT NULL CONSTRAINT "publicidade_vistos_campo" CHECK (char_length("campo") between 1 and 60) CONSTRAINT "publicidade_vistos_campo_forma" CHECK ("campo" ~ '^[a-z][a-z0-9_]*$'),
	"regra" text NOT NULL CONSTRAINT "publicidade_vistos_regra" CHECK (char_length("regra") between 1 and 40),
	"palavras" text NOT NULL CONSTRAINT "publicidade_vistos_palavras" CHECK (char_length("palavras") between 1 and 200),
	"usuario_id" uuid,
	"usuario_nome" text,
	"visto_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "questionario_versoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"questionario_id" uuid NOT NULL,
	"numero" integer NOT NULL,
	"hash" text NOT NULL CONSTRAINT "questionario_versoes_hash" CHECK ("hash" ~ '^[0-9a-f]{64}$'),
	"conteudo" jsonb NOT NULL,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "questionarios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "questionarios_nome" CHECK (char_length("nome") between 1 and 120),
	"introducao" text CONSTRAINT "questionarios_introducao" CHECK (char_length("introducao") between 1 and 1000),
	"perguntas" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "questionarios_perguntas" CHECK (case when jsonb_typeof("perguntas") = 'array' then jsonb_array_length("perguntas") <= 40 and char_length("perguntas"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("perguntas", 'strict $[*] ? ((@.texto like_regex "^.{1,255}$" flag "s" || @.texto like_regex "^.{255}.{1,145}$" flag "s") && @.vermelha like_regex "^(sim|nao|nenhuma)$" && (@.ajuda == null || @.ajuda.type() == "string"))')) = jsonb_array_length("perguntas") else false end),
	"exames" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "questionarios_exames" CHECK (case when jsonb_typeof("exames") = 'array' then jsonb_array_length("exames") <= 300 and char_length("exames"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("exames", 'strict $[*] ? (@ like_regex "^.{36,36}$" flag "s")')) = jsonb_array_length("exames") else false end),
	"conferido" boolean DEFAULT true NOT NULL,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "questionarios_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "responsaveis" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" "bytea" NOT NULL,
	"cpf" "bytea" NOT NULL,
	"cpf_hash" "bytea" NOT NULL,
	"email" "bytea",
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "respostas_prontas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "respostas_prontas_nome" CHECK (char_length("nome") between 1 and 120),
	"texto" text NOT NULL CONSTRAINT "respostas_prontas_texto" CHECK (char_length("texto") between 1 and 4000),
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "respostas_prontas_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "respostas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mensagem_id" uuid NOT NULL,
	"usuario_id" uuid,
	"usuario_nome" text,
	"cifrada" "bytea" NOT NULL CONSTRAINT "respostas_cifrada" CHECK (octet_length("cifrada") <= 60000),
	"escrita_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviada_em" timestamp with time zone,
	"estado_antes" text CONSTRAINT "respostas_estado_antes" CHECK ("estado_antes" in ('nova', 'lida', 'respondida', 'arquivada')),
	"respondida_antes" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "salas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "salas_nome" CHECK (char_length("nome") between 1 and 120),
	"duracao_minutos" integer DEFAULT 30 NOT NULL CONSTRAINT "salas_duracao" CHECK ("duracao_minutos" between 5 and 600),
	"exames" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "salas_exames" CHECK (case when jsonb_typeof("exames") = 'array' then jsonb_array_length("exames") <= 300 and char_length("exames"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("exames", 'strict $[*] ? (@ like_regex "^.{36,36}$" flag "s")')) = jsonb_array_length("exames") else false end),
	"minutos_por_exame" jsonb DEFAULT '[]'::jsonb NOT NULL CONSTRAINT "salas_minutos_por_exame" CHECK (case when jsonb_typeof("minutos_por_exame") = 'array' then jsonb_array_length("minutos_por_exame") <= 300 and char_length("minutos_por_exame"::text) <= 60000 and jsonb_array_length(jsonb_path_query_array("minutos_por_exame", 'strict $[*] ? (@.exame like_regex "^.{36,36}$" flag "s" && @.minutos >= 5 && @.minutos <= 600)')) = jsonb_array_length("minutos_por_exame") else false end),
	"antecedencia_horas" integer DEFAULT 0 NOT NULL CONSTRAINT "salas_antecedencia" CHECK ("antecedencia_horas" between 0 and 240),
	"horarios" jsonb DEFAULT '{"dom":[],"seg":[],"ter":[],"qua":[],"qui":[],"sex":[],"sab":[]}'::jsonb NOT NULL CONSTRAINT "salas_horarios" CHECK (char_length("horarios"::text) <= 60000 and jsonb_path_exists("horarios", 'strict $ ? (@.dom.size() <= 4 && @.dom.type() == "array" && @.seg.size() <= 4 && @.seg.type() == "array" && @.ter.size() <= 4 && @.ter.type() == "array" && @.qua.size() <= 4 && @.qua.type() == "array" && @.qui.size() <= 4 && @.qui.type() == "array" && @.sex.size() <= 4 && @.sex.type() == "array" && @.sab.size() <= 4 && @.sab.type() == "array")')) CONSTRAINT "salas_intervalos" CHECK (jsonb_array_length(jsonb_path_query_array("horarios", 'lax $.*[*]')) = jsonb_array_length(jsonb_path_query_array("horarios", 'lax $.*[*] ? (@.abre like_regex "^([01][0-9]|2[0-3]):[0-5][0-9]$" && @.fecha like_regex "^(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)$" && @.abre < @.fecha)'))),
	"observacoes" text CONSTRAINT "salas_observacoes" CHECK (char_length("observacoes") between 1 and 1000),
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "salas_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "quebras_trilha" (
	"numero" bigint PRIMARY KEY NOT NULL,
	"motivo" text NOT NULL,
	"vista_em" timestamp with time zone DEFAULT now() NOT NULL
);
CREATE TABLE "selos_trilha" (
	"segmento" integer PRIMARY KEY NOT NULL,
	"de" bigint NOT NULL,
	"ate" bigint NOT NULL,
	"elo" "bytea" NOT NULL,
	"conferido_em" timestamp with time zone NOT NULL,
	"assinatura" "bytea" NOT NULL
);
CREATE TABLE "tentativas_acesso" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tentativas_acesso_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quando" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"tipo" text NOT NULL CONSTRAINT "tentativas_acesso_tipo" CHECK ("tipo" in ('protocolo', 'pedido_de_codigo', 'codigo', 'agendamento', 'compartilhamento', 'segredo', 'validador')),
	"rede" text NOT NULL,
	"de_onde" text,
	"pedido" text,
	"protocolo_hash" "bytea",
	"cpf_hash" "bytea",
	"fechado" boolean DEFAULT false NOT NULL
);
CREATE TABLE "termos_consentimento" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "termos_consentimento_nome" CHECK (char_length("nome") between 1 and 120),
	"texto" text NOT NULL CONSTRAINT "termos_consentimento_texto" CHECK (char_length("texto") between 1 and 3000),
	"conferido" boolean DEFAULT true NOT NULL,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL CONSTRAINT "termos_consentimento_ordem_exibicao" CHECK ("ordem_exibicao" between 0 and 1000000),
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
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
CREATE TABLE "usuarios" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL CONSTRAINT "usuarios_nome" CHECK (char_length("nome") between 1 and 160),
	"email" text NOT NULL CONSTRAINT "usuarios_email_tamanho" CHECK (char_length("email") between 3 and 254),
	"tipo_usuario" text DEFAULT 'leitor' NOT NULL,
	"auth_user_id" text CONSTRAINT "usuarios_auth_user_id_tamanho" CHECK (char_length("auth_user_id") between 1 and 100),
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL
);
ALTER TABLE "acessos_pacientes" ADD CONSTRAINT "acessos_pacientes_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "acessos_pacientes" ADD CONSTRAINT "acessos_pacientes_responsavel_id_responsaveis_id_fk" FOREIGN KEY ("responsavel_id") REFERENCES "public"."responsaveis"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "agenda_horarios" ADD CONSTRAINT "agenda_horarios_agendamento_id_agendamentos_id_fk" FOREIGN KEY ("agendamento_id") REFERENCES "public"."agendamentos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "agenda_lembretes" ADD CONSTRAINT "agenda_lembretes_horario_id_agenda_horarios_id_fk" FOREIGN KEY ("horario_id") REFERENCES "public"."agenda_horarios"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "agenda_ofertas" ADD CONSTRAINT "agenda_ofertas_vaga_id_agenda_vagas_id_fk" FOREIGN KEY ("vaga_id") REFERENCES "public"."agenda_vagas"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "agenda_ofertas" ADD CONSTRAINT "agenda_ofertas_agendamento_id_agendamentos_id_fk" FOREIGN KEY ("agendamento_id") REFERENCES "public"."agendamentos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "acessos_agendamentos" ADD CONSTRAINT "acessos_agendamentos_agendamento_id_agendamentos_id_fk" FOREIGN KEY ("agendamento_id") REFERENCES "public"."agendamentos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "agendamento_anexos" ADD CONSTRAINT "agendamento_anexos_agendamento_id_agendamentos_id_fk" FOREIGN KEY ("agendamento_id") REFERENCES "public"."agendamentos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "agendamentos" ADD CONSTRAINT "agendamentos_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "anotacoes" ADD CONSTRAINT "anotacoes_mensagem_id_mensagens_id_fk" FOREIGN KEY ("mensagem_id") REFERENCES "public"."mensagens"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_recoveries" ADD CONSTRAINT "auth_recoveries_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "avisos_laudos" ADD CONSTRAINT "avisos_laudos_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "codigos_acesso" ADD CONSTRAINT "codigos_acesso_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "codigos_acesso" ADD CONSTRAINT "codigos_acesso_responsavel_id_responsaveis_id_fk" FOREIGN KEY ("responsavel_id") REFERENCES "public"."responsaveis"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "compartilhamento_aberturas" ADD CONSTRAINT "compartilhamento_aberturas_compartilhamento" FOREIGN KEY ("compartilhamento_id") REFERENCES "public"."compartilhamentos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "compartilhamentos" ADD CONSTRAINT "compartilhamentos_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "estudos" ADD CONSTRAINT "estudos_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "imagens" ADD CONSTRAINT "imagens_serie_id_series_id_fk" FOREIGN KEY ("serie_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "series" ADD CONSTRAINT "series_estudo_id_estudos_id_fk" FOREIGN KEY ("estudo_id") REFERENCES "public"."estudos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "laudo_versoes" ADD CONSTRAINT "laudo_versoes_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_versao_atual_laudo_versoes_id_fk" FOREIGN KEY ("versao_atual") REFERENCES "public"."laudo_versoes"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_movido_para_laudos_id_fk" FOREIGN KEY ("movido_para") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "mensagens" ADD CONSTRAINT "mensagens_responsavel_id_usuarios_id_fk" FOREIGN KEY ("responsavel_id") REFERENCES "public"."usuarios"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "newsletter_envios" ADD CONSTRAINT "newsletter_envios_inscrito_id_inscritos_id_fk" FOREIGN KEY ("inscrito_id") REFERENCES "public"."inscritos"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "pacientes" ADD CONSTRAINT "pacientes_responsavel_id_responsaveis_id_fk" FOREIGN KEY ("responsavel_id") REFERENCES "public"."responsaveis"("id") ON DELETE no action ON UPDATE no action;
ALTER TABLE "respostas" ADD CONSTRAINT "respostas_mensagem_id_mensagens_id_fk" FOREIGN KEY ("mensagem_id") REFERENCES "public"."mensagens"("id") ON DELETE cascade ON UPDATE no action;
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_auth_user_id_auth_users_id_fk" FOREIGN KEY ("auth_user_id") REFERENCES "public"."auth_users"("id") ON DELETE set null ON UPDATE no action;
ALTER TABLE "usuarios" ADD CONSTRAINT "usuarios_tipo_usuario" FOREIGN KEY ("tipo_usuario") REFERENCES "public"."papeis"("papel") ON DELETE no action ON UPDATE no action;
CREATE UNIQUE INDEX "acessos_pacientes_token" ON "acessos_pacientes" USING btree ("token");
CREATE INDEX "acessos_pacientes_paciente" ON "acessos_pacientes" USING btree ("paciente_id");
CREATE INDEX "acessos_pacientes_responsavel" ON "acessos_pacientes" USING btree ("responsavel_id");
CREATE INDEX "acessos_pacientes_usado" ON "acessos_pacientes" USING btree ("usado_em");
CREATE INDEX "agenda_horarios_agendamento" ON "agenda_horarios" USING btree ("agendamento_id");
CREATE INDEX "agenda_horarios_inicio" ON "agenda_horarios" USING btree ("inicio");
CREATE INDEX "agenda_horarios_expira" ON "agenda_horarios" USING btree ("expira_em") WHERE "agenda_horarios"."expira_em" is not null;
CREATE UNIQUE INDEX "agenda_lembretes_um" ON "agenda_lembretes" USING btree ("horario_id","dias","canal");
CREATE UNIQUE INDEX "agenda_vagas_uma" ON "agenda_vagas" USING btree ("sala_id","inicio");
CREATE UNIQUE INDEX "acessos_agendamentos_token" ON "acessos_agendamentos" USING btree ("token");
CREATE INDEX "acessos_agendamentos_agendamento" ON "acessos_agendamentos" USING btree ("agendamento_id");
CREATE INDEX "acessos_agendamentos_usado" ON "acessos_agendamentos" USING btree ("usado_em");
CREATE UNIQUE INDEX "agendamento_anexos_arquivo" ON "agendamento_anexos" USING btree ("arquivo");
CREATE INDEX "agendamento_anexos_agendamento" ON "agendamento_anexos" USING btree ("agendamento_id");
CREATE UNIQUE INDEX "agendamentos_codigo" ON "agendamentos" USING btree ("codigo_hash");
CREATE INDEX "agendamentos_estado" ON "agendamentos" USING btree ("estado","espera_desde","id");
CREATE INDEX "agendamentos_encerrado" ON "agendamentos" USING btree ("encerrado_em" DESC NULLS FIRST,"id");
CREATE UNIQUE INDEX "agendamentos_laudo" ON "agendamentos" USING btree ("laudo_id");
CREATE INDEX "agendamentos_lista_espera" ON "agendamentos" USING btree ("lista_espera_em") WHERE "agendamentos"."lista_espera_em" is not null;
CREATE INDEX "agendamentos_recebido" ON "agendamentos" USING btree ("recebido_em","id");
CREATE INDEX "agendamentos_busca" ON "agendamentos" USING gin ("busca");
CREATE INDEX "anotacoes_mensagem" ON "anotacoes" USING btree ("mensagem_id","escrita_em");
CREATE UNIQUE INDEX "auth_accounts_user" ON "auth_accounts" USING btree ("user_id","provider_id");
CREATE INDEX "auth_limits_expire" ON "auth_limits" USING btree ("expire");
CREATE UNIQUE INDEX "auth_recoveries_token" ON "auth_recoveries" USING btree ("token_hash");
CREATE INDEX "auth_recoveries_user" ON "auth_recoveries" USING btree ("user_id");
CREATE UNIQUE INDEX "auth_sessions_token" ON "auth_sessions" USING btree ("token");
CREATE INDEX "auth_sessions_user" ON "auth_sessions" USING btree ("user_id");
CREATE UNIQUE INDEX "auth_two_factors_user" ON "auth_two_factors" USING btree ("user_id");
CREATE UNIQUE INDEX "auth_users_email" ON "auth_users" USING btree (lower("email"));
CREATE INDEX "auth_verifications_identifier" ON "auth_verifications" USING btree ("identifier");
CREATE INDEX "avisos_laudos_laudo" ON "avisos_laudos" USING btree ("laudo_id","criado_em");
CREATE UNIQUE INDEX "blog_posts_slug" ON "blog_posts" USING btree ("slug");
CREATE INDEX "blog_posts_data" ON "blog_posts" USING btree ("data_publicacao" DESC NULLS FIRST,"id");
CREATE INDEX "blog_posts_publicados" ON "blog_posts" USING btree ("data_publicacao" DESC NULLS FIRST,"id") WHERE "blog_posts"."status" = 'publicado';
CREATE INDEX "blog_posts_publicados_categoria" ON "blog_posts" USING btree ("categoria","data_publicacao" DESC NULLS FIRST,"id") WHERE "blog_posts"."status" = 'publicado';
CREATE INDEX "blog_posts_ordem" ON "blog_posts" USING btree ("ordem_exibicao");
CREATE INDEX "blog_posts_enderecos_antigos" ON "blog_posts" USING gin ("enderecos_antigos");
CREATE INDEX "codigos_acesso_token" ON "codigos_acesso" USING btree ("token","criado_em");
CREATE INDEX "codigos_acesso_responsavel" ON "codigos_acesso" USING btree ("responsavel_id","criado_em");
CREATE INDEX "codigos_acesso_paciente" ON "codigos_acesso" USING btree ("paciente_id","criado_em");
CREATE INDEX "codigos_acesso_criado" ON "codigos_acesso" USING btree ("criado_em");
CREATE UNIQUE INDEX "compartilhamento_aberturas_token" ON "compartilhamento_aberturas" USING btree ("token");
CREATE INDEX "compartilhamento_aberturas_de" ON "compartilhamento_aberturas" USING btree ("compartilhamento_id","aberto_em");
CREATE UNIQUE INDEX "compartilhamentos_codigo" ON "compartilhamentos" USING btree ("codigo_hash");
CREATE INDEX "compartilhamentos_laudo" ON "compartilhamentos" USING btree ("laudo_id","criado_em");
CREATE INDEX "compartilhamentos_expira" ON "compartilhamentos" USING btree ("expira_em");
CREATE UNIQUE INDEX "configuracoes_site_uma_linha" ON "configuracoes_site" USING btree ((true));
CREATE UNIQUE INDEX "consentimentos_prova" ON "consentimentos" USING btree ("prova");
CREATE INDEX "consentimentos_referencia" ON "consentimentos" USING btree ("referencia");
CREATE INDEX "convenios_ordem" ON "convenios" USING btree ("ordem_exibicao");
CREATE UNIQUE INDEX "depoimentos_secao_uma_linha" ON "depoimentos_secao" USING btree ((true));
CREATE INDEX "depoimentos_ordem" ON "depoimentos" USING btree ("ordem_exibicao");
CREATE INDEX "estudos_chave" ON "estudos" USING btree ("chave_hash");
CREATE UNIQUE INDEX "estudos_parte" ON "estudos" USING btree ("parte_hash");
CREATE INDEX "estudos_laudo" ON "estudos" USING btree ("laudo_id");
CREATE INDEX "estudos_sem_laudo" ON "estudos" USING btree ("recebido_em","id") WHERE "estudos"."laudo_id" is null;
CREATE INDEX "estudos_recebido" ON "estudos" USING btree ("recebido_em");
CREATE UNIQUE INDEX "imagens_chave" ON "imagens" USING btree ("chave_hash");
CREATE UNIQUE INDEX "imagens_arquivo" ON "imagens" USING btree ("arquivo");
CREATE INDEX "imagens_serie" ON "imagens" USING btree ("serie_id","numero");
CREATE UNIQUE INDEX "series_chave" ON "series" USING btree ("estudo_id","chave_hash");
CREATE INDEX "series_pendentes" ON "series" USING btree ("recebida_em") WHERE "series"."situacao" in ('pendente', 'renderizando');
CREATE UNIQUE INDEX "exame_grupos_uma_linha" ON "exame_grupos" USING btree ((true));
CREATE UNIQUE INDEX "exames_slug" ON "exames" USING btree ("slug");
CREATE INDEX "exames_ordem" ON "exames" USING btree ("ordem_exibicao");
CREATE UNIQUE INDEX "home_estrutura_uma_linha" ON "home_estrutura" USING btree ((true));
CREATE UNIQUE INDEX "home_hero_uma_linha" ON "home_hero" USING btree ((true));
CREATE UNIQUE INDEX "home_sobre_uma_linha" ON "home_sobre" USING btree ((true));
CREATE UNIQUE INDEX "inscritos_caixa" ON "inscritos" USING btree ("caixa");
CREATE INDEX "inscritos_email" ON "inscritos" USING btree ("email");
CREATE INDEX "inscritos_situacao" ON "inscritos" USING btree ("situacao","atualizado_em" DESC NULLS FIRST,"id");
CREATE INDEX "inscritos_atualizado" ON "inscritos" USING btree ("atualizado_em" DESC NULLS FIRST,"id");
CREATE UNIQUE INDEX "laudo_versoes_numero" ON "laudo_versoes" USING btree ("laudo_id","numero");
CREATE INDEX "laudo_versoes_sem_laudo" ON "laudo_versoes" USING btree ("criado_em") WHERE "laudo_versoes"."laudo_id" is null;
CREATE INDEX "laudo_versoes_arquivo" ON "laudo_versoes" USING btree ("arquivo");
CREATE INDEX "laudo_versoes_assinadas" ON "laudo_versoes" USING btree ("regra_assinatura") WHERE "laudo_versoes"."assinado";
CREATE INDEX "laudo_versoes_assinatura_mudou" ON "laudo_versoes" USING btree ("assinatura_mudou_em") WHERE "laudo_versoes"."assinatura_mudou_em" is not null;
CREATE UNIQUE INDEX "laudo_versoes_codigo" ON "laudo_versoes" USING btree ("codigo_hash");
CREATE INDEX "laudo_versoes_emitida" ON "laudo_versoes" USING btree ("sha256") WHERE "laudo_versoes"."emitida_em" is not null;
CREATE UNIQUE INDEX "laudos_protocolo" ON "laudos" USING btree ("protocolo_hash");
CREATE INDEX "laudos_paciente" ON "laudos" USING btree ("paciente_id","data_exame" DESC NULLS FIRST);
CREATE INDEX "laudos_criado" ON "laudos" USING btree ("criado_em" DESC NULLS FIRST,"id");
CREATE INDEX "laudos_status" ON "laudos" USING btree ("status","criado_em" DESC NULLS FIRST,"id");
CREATE INDEX "laudos_exame" ON "laudos" USING btree ("exame_hash","criado_em" DESC NULLS FIRST,"id");
CREATE INDEX "laudos_medico" ON "laudos" USING btree ("medico_responsavel","criado_em" DESC NULLS FIRST,"id");
CREATE INDEX "laudos_data_exame" ON "laudos" USING btree ("data_exame");
CREATE INDEX "laudos_nao_abertos" ON "laudos" USING btree (coalesce("retificado_em", "liberado_em")) WHERE "laudos"."aberto_em" is null and "laudos"."status" in ('liberado', 'retificado');
CREATE INDEX "laudos_sem_pdf" ON "laudos" USING btree ("criado_em" DESC NULLS FIRST,"id") WHERE "laudos"."status" = 'em_analise' and "laudos"."versao_atual" is null;
CREATE INDEX "laudos_prometidos" ON "laudos" USING btree ("previsto_para") WHERE "laudos"."status" = 'em_analise' and "laudos"."previsto_para" is not null;
CREATE INDEX "mensagens_recebida" ON "mensagens" USING btree ("recebida_em" DESC NULLS FIRST,"id");
CREATE INDEX "mensagens_estado" ON "mensagens" USING btree ("estado","recebida_em" DESC NULLS FIRST);
CREATE INDEX "mensagens_responsavel" ON "mensagens" USING btree ("responsavel_id");
CREATE INDEX "mensagens_impressao" ON "mensagens" USING btree ("impressao");
CREATE UNIQUE INDEX "midia_chave" ON "midia" USING btree ("chave");
CREATE INDEX "midia_criado" ON "midia" USING btree ("criado_em" DESC NULLS FIRST,"id");
CREATE INDEX "midia_sem_uso" ON "midia" USING btree ("sem_uso_desde") WHERE "midia"."sem_uso_desde" is not null;
CREATE UNIQUE INDEX "newsletter_envios_um_por_inscrito" ON "newsletter_envios" USING btree ("post_id","inscrito_id");
CREATE INDEX "newsletter_envios_fila" ON "newsletter_envios" USING btree ("post_id","proxima_em","id") WHERE "newsletter_envios"."situacao" = 'na_fila';
CREATE INDEX "newsletter_envios_situacao" ON "newsletter_envios" USING btree ("post_id","situacao");
CREATE INDEX "newsletter_envios_inscrito" ON "newsletter_envios" USING btree ("inscrito_id");
CREATE UNIQUE INDEX "pacientes_cpf" ON "pacientes" USING btree ("cpf_hash");
CREATE INDEX "pacientes_nome_busca" ON "pacientes" USING gin ("nome_busca");
CREATE INDEX "pacientes_identidade" ON "pacientes" USING btree ("identidade_hash");
CREATE INDEX "pacientes_responsavel" ON "pacientes" USING btree ("responsavel_hash");
CREATE INDEX "pacientes_responsavel_id" ON "pacientes" USING btree ("responsavel_id");
CREATE INDEX "pacientes_criado" ON "pacientes" USING btree ("criado_em" DESC NULLS FIRST,"id");
CREATE UNIQUE INDEX "paginas_uma_linha" ON "paginas" USING btree ((true));
CREATE INDEX "profissionais_ordem" ON "profissionais" USING btree ("ordem_exibicao");
CREATE UNIQUE INDEX "publicidade_vistos_aviso" ON "publicidade_vistos" USING btree ("coisa","registro","campo","regra","palavras");
CREATE UNIQUE INDEX "questionario_versoes_numero" ON "questionario_versoes" USING btree ("questionario_id","numero");
CREATE INDEX "questionarios_ordem" ON "questionarios" USING btree ("ordem_exibicao");
CREATE UNIQUE INDEX "responsaveis_cpf" ON "responsaveis" USING btree ("cpf_hash");
CREATE INDEX "respostas_prontas_ordem" ON "respostas_prontas" USING btree ("ordem_exibicao");
CREATE INDEX "respostas_mensagem" ON "respostas" USING btree ("mensagem_id","escrita_em");
CREATE INDEX "salas_ordem" ON "salas" USING btree ("ordem_exibicao");
CREATE INDEX "tentativas_acesso_rede" ON "tentativas_acesso" USING btree ("rede","quando");
CREATE INDEX "tentativas_acesso_protocolo" ON "tentativas_acesso" USING btree ("protocolo_hash","quando");
CREATE INDEX "tentativas_acesso_quando" ON "tentativas_acesso" USING btree ("quando");
CREATE INDEX "termos_consentimento_ordem" ON "termos_consentimento" USING btree ("ordem_exibicao");
CREATE INDEX "trilha_pacientes_quando" ON "trilha_pacientes" USING btree ("quando");
CREATE INDEX "trilha_pacientes_documentos" ON "trilha_pacientes" USING gin ("documentos");
CREATE INDEX "trilha_pacientes_pacientes" ON "trilha_pacientes" USING gin ("pacientes");
CREATE INDEX "trilha_quando" ON "trilha" USING btree ("quando" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "trilha_usuario" ON "trilha" USING btree ("usuario_id","quando" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "trilha_coisa" ON "trilha" USING btree ("coisa","quando" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "trilha_usuario_coisa" ON "trilha" USING btree ("usuario_id","coisa","quando" DESC NULLS FIRST,"id" DESC NULLS FIRST);
CREATE INDEX "trilha_registro" ON "trilha" USING btree ("coisa","registro");
CREATE INDEX "trilha_lixeira" ON "trilha" USING btree ("id") WHERE "trilha"."acao" = 'excluiu' and "trilha"."conteudo" is not null;
CREATE INDEX "trilha_imagens" ON "trilha" USING gin (imagens_citadas("antes", "depois", "conteudo")) WHERE "trilha"."coisa" <> 'midia' and imagens_citadas("trilha"."antes", "trilha"."depois", "trilha"."conteudo") <> '{}';
CREATE UNIQUE INDEX "usuarios_email" ON "usuarios" USING btree (lower("email"));
CREATE UNIQUE INDEX "usuarios_auth_user_id" ON "usuarios" USING btree ("auth_user_id");
CREATE INDEX "usuarios_criado_em" ON "usuarios" USING btree ("criado_em" DESC NULLS FIRST,"id");
ALTER TABLE "agenda_horarios" ADD CONSTRAINT "agenda_horarios_um_por_sala" EXCLUDE USING gist (
  numrange(uuid_hash_extended("sala_id", 0)::numeric, uuid_hash_extended("sala_id", 0)::numeric, '[]') WITH &&,
  tstzrange("inicio", "fim") WITH &&);
