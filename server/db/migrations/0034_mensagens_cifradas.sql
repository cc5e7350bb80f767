ALTER TABLE "mensagens" DROP CONSTRAINT "mensagens_nome";--> statement-breakpoint
ALTER TABLE "mensagens" DROP CONSTRAINT "mensagens_telefone";--> statement-breakpoint
ALTER TABLE "mensagens" DROP CONSTRAINT "mensagens_email";--> statement-breakpoint
ALTER TABLE "mensagens" DROP CONSTRAINT "mensagens_assunto";--> statement-breakpoint
ALTER TABLE "mensagens" DROP CONSTRAINT "mensagens_mensagem";--> statement-breakpoint
ALTER TABLE "mensagens" DROP CONSTRAINT "mensagens_busca";--> statement-breakpoint
ALTER TABLE "mensagens" DROP CONSTRAINT "mensagens_partes";--> statement-breakpoint
ALTER TABLE "respostas" DROP CONSTRAINT "respostas_assunto";--> statement-breakpoint
ALTER TABLE "respostas" DROP CONSTRAINT "respostas_texto";--> statement-breakpoint
ALTER TABLE "respostas" DROP CONSTRAINT "respostas_cifrada";--> statement-breakpoint
ALTER TABLE "respostas" DROP CONSTRAINT "respostas_partes";--> statement-breakpoint
ALTER TABLE "respostas" ALTER COLUMN "assunto" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "respostas" ADD COLUMN "estado_antes" text;--> statement-breakpoint
ALTER TABLE "respostas" ADD COLUMN "respondida_antes" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mensagens" DROP COLUMN "busca";--> statement-breakpoint
ALTER TABLE "mensagens" ADD CONSTRAINT "mensagens_partes" CHECK (num_nonnulls("mensagens"."nome", "mensagens"."telefone", "mensagens"."email", "mensagens"."assunto", "mensagens"."mensagem") = 0
        and "mensagens"."cifrada" is not null and ("mensagens"."pedido" is not null) = ("mensagens"."tipo" = 'direitos')) NOT VALID;--> statement-breakpoint
ALTER TABLE "respostas" ADD CONSTRAINT "respostas_estado_antes" CHECK ("respostas"."estado_antes" in ('nova', 'lida', 'respondida', 'arquivada'));--> statement-breakpoint
ALTER TABLE "respostas" ADD CONSTRAINT "respostas_cifrada" CHECK (octet_length("respostas"."cifrada") <= 60000);--> statement-breakpoint
ALTER TABLE "respostas" ADD CONSTRAINT "respostas_partes" CHECK (num_nonnulls("respostas"."assunto", "respostas"."texto") = 0 and "respostas"."cifrada" is not null) NOT VALID;--> statement-breakpoint

-- The same four: what somebody wrote is one ciphertext, and no row of another shape is taken from now on.
-- Rows of before are encrypted by the server when it starts, which alone has the keys
-- (server/start/encrypt-mensagens.ts).
GRANT UPDATE (nome, telefone, email, assunto, mensagem, cifrada) ON mensagens TO clinica_sistema;--> statement-breakpoint
GRANT UPDATE (assunto, texto, cifrada) ON respostas TO clinica_sistema;--> statement-breakpoint

-- A mail may wait a moment before it leaves, so that whoever sent it can take it back.
DROP FUNCTION poe_email(text, uuid, text);--> statement-breakpoint
CREATE FUNCTION poe_email(tipo text, id uuid, origem text, espera integer DEFAULT 0) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO pgboss.job_common (name, data, policy, retry_limit, retry_delay, retry_backoff, retry_delay_max,
      expire_seconds, deletion_seconds, start_after, keep_until)
    SELECT q.name, jsonb_build_object('kind', tipo, 'id', id, 'origin', origem), q.policy, q.retry_limit, q.retry_delay,
      q.retry_backoff, q.retry_delay_max, q.expire_seconds, q.deletion_seconds, now() + make_interval(secs => espera),
      now() + make_interval(secs => espera + q.retention_seconds)
    FROM pgboss.queue AS q WHERE q.name = 'mail';
  IF NOT FOUND THEN RAISE EXCEPTION 'no queue for mail'; END IF;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION poe_email(text, uuid, text, integer) FROM PUBLIC;--> statement-breakpoint

DROP FUNCTION recebe_mensagem(uuid, text, jsonb, bytea, text[], text, text, text, text);--> statement-breakpoint
CREATE FUNCTION recebe_mensagem(id uuid, tipo text, pedido text, cifrada bytea, impressao text,
  texto_versao text, prova text, origem text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('mensagem ' || impressao, 0));
  IF EXISTS (SELECT FROM public.mensagens AS m
      WHERE m.impressao = recebe_mensagem.impressao AND m.recebida_em > now() - interval '24 hours') THEN
    RETURN;
  END IF;
  INSERT INTO public.mensagens (id, tipo, pedido, cifrada, impressao) VALUES (id, tipo, pedido, cifrada, impressao);
  PERFORM public.da_consentimento(tipo, texto_versao, 'site', id, prova);
  PERFORM public.poe_email('mensagem', id, origem);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION recebe_mensagem(uuid, text, text, bytea, text, text, text, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION recebe_mensagem(uuid, text, text, bytea, text, text, text, text) TO clinica_anonimo;--> statement-breakpoint

-- An answer, its mail and the message's new state: all or nothing; who answers is the session's. What the
-- message was before is written down, for whoever takes the answer back.
DROP FUNCTION responde_mensagem(uuid, uuid, text, text, bytea, text);--> statement-breakpoint
CREATE FUNCTION responde_mensagem(id uuid, mensagem uuid, cifrada bytea, origem text, espera integer) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige_quem_atende();
  INSERT INTO public.respostas (id, mensagem_id, usuario_id, usuario_nome, cifrada, estado_antes, respondida_antes)
    SELECT responde_mensagem.id, m.id, quem.id, quem.nome, responde_mensagem.cifrada, m.estado, m.respondida_em
    FROM public.quem_pede() AS quem, public.mensagens AS m WHERE m.id = responde_mensagem.mensagem;
  IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', MESSAGE = 'an answer to no message'; END IF;
  UPDATE public.mensagens AS m SET estado = 'respondida', respondida_em = coalesce(m.respondida_em, now())
    WHERE m.id = responde_mensagem.mensagem;
  PERFORM public.registra_linha('respondeu', 'mensagens', responde_mensagem.mensagem::text);
  PERFORM public.poe_email('resposta', responde_mensagem.id, origem, espera);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION responde_mensagem(uuid, uuid, bytea, text, integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION responde_mensagem(uuid, uuid, bytea, text, integer) TO clinica_editor, clinica_admin;--> statement-breakpoint

-- Taken back by whoever wrote it, as long as nobody has begun to send it. A worker that takes the job at the
-- same moment holds its row: then this waits for it, finds another state, and says that it is too late.
CREATE FUNCTION desfaz_resposta(id uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  dela public.respostas;
BEGIN
  PERFORM public.exige_quem_atende();
  SELECT r.* INTO dela FROM public.respostas AS r
    WHERE r.id = desfaz_resposta.id AND r.usuario_id = (SELECT quem.id FROM public.quem_pede() AS quem);
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM pgboss.job_common AS j
    WHERE j.name = 'mail' AND j.data ->> 'kind' = 'resposta' AND j.data ->> 'id' = dela.id::text AND j.state = 'created';
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.respostas AS r WHERE r.id = dela.id;
  UPDATE public.mensagens AS m SET estado = dela.estado_antes, respondida_em = dela.respondida_antes
    WHERE m.id = dela.mensagem_id AND m.estado = 'respondida' AND dela.estado_antes IS NOT NULL
      AND NOT EXISTS (SELECT FROM public.respostas AS r WHERE r.mensagem_id = m.id AND r.escrita_em > dela.escrita_em);
  PERFORM public.registra_linha('desfez a resposta', 'mensagens', dela.mensagem_id::text);
  RETURN true;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION desfaz_resposta(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desfaz_resposta(uuid) TO clinica_editor, clinica_admin;--> statement-breakpoint

-- Whose mailbox an address leads to: what stands behind a plus sign goes to the same one, and Google's
-- ignores dots. The same rule as `mailboxKey` (domain/mailbox-key.ts); a test holds both together.
CREATE FUNCTION caixa_postal(email text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN (
    SELECT CASE WHEN dominio IN ('gmail.com', 'googlemail.com')
      THEN coalesce(nullif(replace(nome, '.', ''), ''), nome) || '@gmail.com' ELSE nome || '@' || dominio END
    FROM (SELECT
      coalesce(nullif(split_part(regexp_replace(lower(email), '@[^@]*$', ''), '+', 1), ''), regexp_replace(lower(email), '@[^@]*$', '')) AS nome,
      substring(lower(email) from '[^@]*$') AS dominio) AS partes);--> statement-breakpoint
REVOKE ALL ON FUNCTION caixa_postal(text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION caixa_postal(text) TO clinica_operador, clinica_sistema;--> statement-breakpoint

-- One line for one mailbox: somebody who agreed comes first, then whoever asked last.
ALTER TABLE inscritos NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE inscritos DISABLE TRIGGER registra_mudanca_pessoal;--> statement-breakpoint
DELETE FROM inscritos AS outro USING inscritos AS fica
  WHERE caixa_postal(outro.email) = caixa_postal(fica.email)
    AND (outro.situacao = 'confirmado', outro.pedido_em, outro.id) < (fica.situacao = 'confirmado', fica.pedido_em, fica.id);--> statement-breakpoint
ALTER TABLE inscritos ENABLE TRIGGER registra_mudanca_pessoal;--> statement-breakpoint
ALTER TABLE inscritos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "inscritos_email";--> statement-breakpoint
ALTER TABLE "inscritos" ADD COLUMN "caixa" text GENERATED ALWAYS AS (caixa_postal(email)) STORED NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "inscritos_caixa" ON "inscritos" USING btree ("caixa");--> statement-breakpoint
CREATE INDEX "inscritos_email" ON "inscritos" USING btree ("email");--> statement-breakpoint
-- Mail goes to the address as it was typed; an address that was confirmed stays.
CREATE OR REPLACE FUNCTION inscreve_newsletter(endereco text, texto text, origem text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  inscrito uuid;
BEGIN
  INSERT INTO public.inscritos AS i (email, consentimento) VALUES (lower(endereco), texto)
  ON CONFLICT (caixa) DO UPDATE SET
    email = CASE WHEN i.situacao = 'confirmado' THEN i.email ELSE excluded.email END,
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

CREATE POLICY "avisos_laudos_dono_le" ON "avisos_laudos" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.avisos_laudos'::regclass));--> statement-breakpoint
CREATE POLICY "avisos_laudos_dono_exclui" ON "avisos_laudos" AS PERMISSIVE FOR DELETE TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.avisos_laudos'::regclass));--> statement-breakpoint
CREATE POLICY "newsletter_envios_dono_le" ON "newsletter_envios" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.newsletter_envios'::regclass));--> statement-breakpoint
CREATE POLICY "newsletter_envios_dono_exclui" ON "newsletter_envios" AS PERMISSIVE FOR DELETE TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.newsletter_envios'::regclass));--> statement-breakpoint

-- A newsletter's mails, taken back before the first of them may leave; those that were moved once are not meant.
CREATE FUNCTION desfaz_envio(post uuid) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  quantos integer;
BEGIN
  PERFORM public.exige_quem_atende();
  DELETE FROM public.newsletter_envios AS e
    WHERE e.post_id = desfaz_envio.post AND e.situacao = 'na_fila' AND e.tentativas = 0
      AND e.atualizado_em = e.criado_em AND e.proxima_em > clock_timestamp();
  GET DIAGNOSTICS quantos = ROW_COUNT;
  RETURN quantos;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION desfaz_envio(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desfaz_envio(uuid) TO clinica_editor, clinica_admin;--> statement-breakpoint

-- The mail that tells a patient of a report: its newest, as long as nobody has begun to send it.
CREATE FUNCTION desfaz_aviso(laudo uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  aviso uuid;
  paciente uuid;
BEGIN
  IF (SELECT quem.tipo_usuario FROM public.quem_pede() AS quem) IN ('laudos', 'recepcao', 'admin_master') IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'reports are for those who handle them';
  END IF;
  SELECT a.id, l.paciente_id INTO aviso, paciente
    FROM public.avisos_laudos AS a JOIN public.laudos AS l ON l.id = a.laudo_id
    WHERE a.laudo_id = desfaz_aviso.laudo AND a.enviado_em IS NULL ORDER BY a.criado_em DESC LIMIT 1;
  DELETE FROM pgboss.job_common AS j
    WHERE j.name = 'mail' AND j.data ->> 'kind' = 'aviso-laudo' AND j.data ->> 'id' = aviso::text AND j.state = 'created';
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.avisos_laudos AS a WHERE a.id = aviso;
  PERFORM public.encadeia_equipe('desfez o aviso por e-mail', ARRAY[paciente], ARRAY[laudo], ARRAY['aviso']);
  RETURN true;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION desfaz_aviso(uuid) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION desfaz_aviso(uuid) TO clinica_laudos, clinica_admin;
