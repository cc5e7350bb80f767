CREATE TABLE "mensagens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tipo" text NOT NULL,
	"estado" text DEFAULT 'nova' NOT NULL,
	"nome" text,
	"telefone" text,
	"email" text,
	"assunto" text,
	"mensagem" text,
	"pedido" text,
	"cifrada" "bytea",
	"busca" text[],
	"impressao" text NOT NULL,
	"recebida_em" timestamp with time zone DEFAULT now() NOT NULL,
	"respondida_em" timestamp with time zone,
	"avisada_em" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mensagens_tipo" CHECK ("mensagens"."tipo" in ('contato', 'direitos')),
	CONSTRAINT "mensagens_estado_palavra" CHECK ("mensagens"."estado" in ('nova', 'lida', 'respondida', 'arquivada')),
	CONSTRAINT "mensagens_pedido" CHECK ("mensagens"."pedido" in ('acesso', 'correcao', 'eliminacao', 'portabilidade', 'compartilhamento', 'consentimento', 'outro')),
	CONSTRAINT "mensagens_nome" CHECK (char_length("mensagens"."nome") between 1 and 160),
	CONSTRAINT "mensagens_telefone" CHECK (char_length("mensagens"."telefone") between 0 and 40),
	CONSTRAINT "mensagens_email" CHECK (char_length("mensagens"."email") between 0 and 254),
	CONSTRAINT "mensagens_assunto" CHECK (char_length("mensagens"."assunto") between 0 and 160),
	CONSTRAINT "mensagens_mensagem" CHECK (char_length("mensagens"."mensagem") between 1 and 4000),
	CONSTRAINT "mensagens_impressao_tamanho" CHECK (char_length("mensagens"."impressao") between 43 and 43),
	CONSTRAINT "mensagens_cifrada" CHECK (octet_length("mensagens"."cifrada") <= 40000),
	CONSTRAINT "mensagens_busca" CHECK (cardinality("mensagens"."busca") <= 4000),
	CONSTRAINT "mensagens_partes" CHECK (case "mensagens"."tipo" when 'contato'
        then "mensagens"."nome" is not null and "mensagens"."mensagem" is not null and num_nonnulls("mensagens"."pedido", "mensagens"."cifrada") = 0
        else num_nonnulls("mensagens"."nome", "mensagens"."telefone", "mensagens"."email", "mensagens"."assunto", "mensagens"."mensagem") = 0
          and num_nonnulls("mensagens"."pedido", "mensagens"."cifrada") = 2 end)
);
--> statement-breakpoint
ALTER TABLE "mensagens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "respostas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mensagem_id" uuid NOT NULL,
	"usuario_id" uuid,
	"usuario_nome" text,
	"assunto" text NOT NULL,
	"texto" text,
	"cifrada" "bytea",
	"escrita_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviada_em" timestamp with time zone,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "respostas_assunto" CHECK (char_length("respostas"."assunto") between 1 and 160),
	CONSTRAINT "respostas_texto" CHECK (char_length("respostas"."texto") between 1 and 8000),
	CONSTRAINT "respostas_cifrada" CHECK (octet_length("respostas"."cifrada") <= 40000),
	CONSTRAINT "respostas_partes" CHECK (num_nonnulls("respostas"."texto", "respostas"."cifrada") = 1)
);
--> statement-breakpoint
ALTER TABLE "respostas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "respostas" ADD CONSTRAINT "respostas_mensagem_id_mensagens_id_fk" FOREIGN KEY ("mensagem_id") REFERENCES "public"."mensagens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mensagens_recebida" ON "mensagens" USING btree ("recebida_em" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "mensagens_estado" ON "mensagens" USING btree ("estado","recebida_em" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "mensagens_impressao" ON "mensagens" USING btree ("impressao");--> statement-breakpoint
CREATE INDEX "respostas_mensagem" ON "respostas" USING btree ("mensagem_id","escrita_em");--> statement-breakpoint

SELECT protege_dados_pessoais('mensagens', '{editor,recepcao,admin_master}');--> statement-breakpoint
SELECT protege_dados_pessoais('respostas', '{editor,recepcao,admin_master}');--> statement-breakpoint
GRANT UPDATE (estado, respondida_em) ON mensagens TO clinica_editor, clinica_admin;--> statement-breakpoint
-- The server writes down which mail left; whoever runs it fills the demonstration.
GRANT UPDATE (avisada_em) ON mensagens TO clinica_sistema;--> statement-breakpoint
GRANT UPDATE (enviada_em) ON respostas TO clinica_sistema;--> statement-breakpoint
GRANT INSERT ON mensagens, respostas, consentimentos TO clinica_operador;--> statement-breakpoint

-- What a message was allowed by goes with it.
CREATE FUNCTION apaga_consentimentos() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  DELETE FROM public.consentimentos WHERE referencia = OLD.id;
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION apaga_consentimentos() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER apaga_consentimentos AFTER DELETE ON mensagens FOR EACH ROW EXECUTE FUNCTION apaga_consentimentos();--> statement-breakpoint

-- Mail that belongs to a message is put in line by the owner, in the same transaction.
CREATE POLICY fila_dono ON pgboss.queue USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'pgboss.queue'::regclass));--> statement-breakpoint
CREATE POLICY fila_dono ON pgboss.job_common USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'pgboss.job_common'::regclass));--> statement-breakpoint
CREATE INDEX fila_email ON pgboss.job_common ((data ->> 'id')) WHERE name = 'mail';--> statement-breakpoint
-- The server sets it to what jobs.ts says when it starts; here it only has to be there.
SELECT pgboss.create_queue('mail', '{"policy": "standard", "retryLimit": 20, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 14400}');--> statement-breakpoint
CREATE FUNCTION poe_email(tipo text, id uuid, origem text) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO pgboss.job_common (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, keep_until)
    SELECT q.name, jsonb_build_object('kind', tipo, 'id', id, 'origin', origem), q.policy, q.retry_limit, q.retry_delay,
      q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, now() + make_interval(secs => q.retention_seconds)
    FROM pgboss.queue AS q WHERE q.name = 'mail';
  IF NOT FOUND THEN RAISE EXCEPTION 'no queue for mail'; END IF;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION poe_email(text, uuid, text) FROM PUBLIC;--> statement-breakpoint

-- What a stranger wrote, with its consent and the notice to the clinic: all or nothing. The same post
-- within a day, also at the same moment, is stored once; who posted it learns nothing of that.
CREATE FUNCTION recebe_mensagem(id uuid, tipo text, campos jsonb, cifrada bytea, busca text[], impressao text,
  texto_versao text, prova text, origem text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('mensagem ' || impressao, 0));
  IF EXISTS (SELECT FROM public.mensagens AS m
      WHERE m.impressao = recebe_mensagem.impressao AND m.recebida_em > now() - interval '24 hours') THEN
    RETURN;
  END IF;
  INSERT INTO public.mensagens (id, tipo, nome, telefone, email, assunto, mensagem, pedido, cifrada, busca, impressao)
    VALUES (id, tipo, campos ->> 'nome', campos ->> 'telefone', campos ->> 'email', campos ->> 'assunto',
      campos ->> 'mensagem', campos ->> 'pedido', cifrada, busca, impressao);
  PERFORM public.da_consentimento(tipo, texto_versao, 'site', id, prova);
  PERFORM public.poe_email('mensagem', id, origem);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION recebe_mensagem(uuid, text, jsonb, bytea, text[], text, text, text, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION recebe_mensagem(uuid, text, jsonb, bytea, text[], text, text, text, text) TO clinica_anonimo;--> statement-breakpoint

-- Policies ask who asks; what runs as the owner asks here.
CREATE FUNCTION exige_quem_atende() RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog AS $$
BEGIN
  IF (SELECT tipo_usuario FROM public.quem_pede()) IN ('editor', 'recepcao', 'admin_master') THEN RETURN; END IF;
  RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'messages are for those who answer them';
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION exige_quem_atende() FROM PUBLIC;--> statement-breakpoint

-- An answer, its mail and the message's new state: all or nothing; who answers is the session's.
CREATE FUNCTION responde_mensagem(id uuid, mensagem uuid, assunto text, texto text, cifrada bytea, origem text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige_quem_atende();
  INSERT INTO public.respostas (id, mensagem_id, usuario_id, usuario_nome, assunto, texto, cifrada)
    SELECT responde_mensagem.id, responde_mensagem.mensagem, quem.id, quem.nome, assunto, texto, cifrada FROM public.quem_pede() AS quem;
  UPDATE public.mensagens AS m SET estado = 'respondida', respondida_em = coalesce(m.respondida_em, now())
    WHERE m.id = responde_mensagem.mensagem;
  PERFORM public.registra_linha('respondeu', 'mensagens', responde_mensagem.mensagem::text);
  PERFORM public.poe_email('resposta', responde_mensagem.id, origem);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION responde_mensagem(uuid, uuid, text, text, bytea, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION responde_mensagem(uuid, uuid, text, text, bytea, text) TO clinica_editor, clinica_admin;--> statement-breakpoint

-- How it stands with the mails of messages and answers, by their ids.
CREATE FUNCTION estado_emails(ids uuid[]) RETURNS TABLE (id uuid, estado text, tentativas integer, proxima timestamptz, falha text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige_quem_atende();
  RETURN QUERY SELECT DISTINCT ON (j.data ->> 'id') (j.data ->> 'id')::uuid, j.state::text, j.retry_count, j.start_after,
      j.output ->> 'message'
    FROM pgboss.job_common AS j
    WHERE j.name = 'mail' AND j.data ->> 'id' = ANY (ids::text[]) AND j.data ->> 'kind' IN ('mensagem', 'resposta')
    ORDER BY j.data ->> 'id', j.created_on DESC;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION estado_emails(uuid[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION estado_emails(uuid[]) TO clinica_editor, clinica_admin;--> statement-breakpoint

-- `Tentar de novo`: at once, with all its tries before it again; also where the line forgot it.
CREATE FUNCTION tenta_email_de_novo(tipo text, id uuid, origem text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  falta boolean;
BEGIN
  PERFORM public.exige_quem_atende();
  falta := CASE tipo
    WHEN 'mensagem' THEN EXISTS (SELECT FROM public.mensagens AS m WHERE m.id = tenta_email_de_novo.id AND m.avisada_em IS NULL)
    WHEN 'resposta' THEN EXISTS (SELECT FROM public.respostas AS r WHERE r.id = tenta_email_de_novo.id AND r.enviada_em IS NULL)
    ELSE false END;
  IF NOT falta THEN RETURN; END IF;
  UPDATE pgboss.job_common AS j SET state = 'retry', start_after = now(), retry_count = 0, completed_on = NULL
    WHERE j.name = 'mail' AND j.data ->> 'kind' = tipo AND j.data ->> 'id' = tenta_email_de_novo.id::text
      AND j.state IN ('retry', 'failed');
  IF FOUND OR EXISTS (SELECT FROM pgboss.job_common AS j WHERE j.name = 'mail' AND j.data ->> 'kind' = tipo
      AND j.data ->> 'id' = tenta_email_de_novo.id::text AND j.state IN ('created', 'active')) THEN
    RETURN;
  END IF;
  PERFORM public.poe_email(tipo, id, origem);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION tenta_email_de_novo(text, uuid, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION tenta_email_de_novo(text, uuid, text) TO clinica_editor, clinica_admin;--> statement-breakpoint

-- From where somebody signed in, or tried to, is forgotten after its time; the line itself stays.
CREATE OR REPLACE FUNCTION so_esvazia() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  carga text[] := ARRAY['antes', 'depois', 'conteudo', 'de_onde'];
BEGIN
  IF to_jsonb(OLD) - carga IS DISTINCT FROM to_jsonb(NEW) - carga
    OR num_nonnulls(NEW.antes, NEW.depois, NEW.conteudo) > 0
    OR NEW.de_onde IS NOT NULL AND NEW.de_onde IS DISTINCT FROM OLD.de_onde THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'a line of the trail is never changed';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION esquece_enderecos(meses integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  linhas integer;
BEGIN
  IF meses IS NULL OR meses < 1 THEN
    RAISE EXCEPTION USING ERRCODE = 'invalid_parameter_value', MESSAGE = 'at least one month';
  END IF;
  UPDATE public.trilha SET de_onde = NULL, antes = NULL, depois = NULL, conteudo = NULL
    WHERE de_onde IS NOT NULL AND quando < clock_timestamp() - make_interval(months => meses)
      AND acao IN ('entrou', 'saiu', 'entrada recusada', 'código recusado');
  GET DIAGNOSTICS linhas = ROW_COUNT;
  RETURN linhas;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION esquece_enderecos(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION esquece_enderecos(integer) TO clinica_sistema;
