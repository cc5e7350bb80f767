-- A visitor's form calls it. A form that is posted twice within a day, even at the same moment, is stored once.
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
END $$;
GRANT EXECUTE ON FUNCTION recebe_mensagem(uuid, text, text, bytea, text, text, text, text) TO clinica_anonimo;

-- Staff for messages call it to answer a message, as the signed-in person. False if this form was already stored.
CREATE FUNCTION responde_mensagem(id uuid, mensagem uuid, cifrada bytea, origem text, espera integer) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('mensagens');
  IF EXISTS (SELECT FROM public.respostas AS r WHERE r.id = responde_mensagem.id) THEN RETURN false; END IF;
  INSERT INTO public.respostas (id, mensagem_id, usuario_id, usuario_nome, cifrada, estado_antes, respondida_antes)
    SELECT responde_mensagem.id, m.id, quem.id, quem.nome, responde_mensagem.cifrada, m.estado, m.respondida_em
    FROM public.quem_pede() AS quem, public.mensagens AS m WHERE m.id = responde_mensagem.mensagem;
  IF NOT FOUND THEN RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', MESSAGE = 'an answer to no message'; END IF;
  UPDATE public.mensagens AS m SET estado = 'respondida', respondida_em = coalesce(m.respondida_em, now())
    WHERE m.id = responde_mensagem.mensagem;
  PERFORM public.registra_linha('respondeu', 'mensagens', responde_mensagem.mensagem::text);
  PERFORM public.poe_email('resposta', responde_mensagem.id, origem, espera);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION responde_mensagem(uuid, uuid, bytea, text, integer) TO clinica_pode_mensagens;

-- The author of an answer calls it to cancel the answer. False if a worker has begun to send the mail.
CREATE FUNCTION desfaz_resposta(id uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  dela public.respostas;
BEGIN
  PERFORM public.exige('mensagens');
  SELECT r.* INTO dela FROM public.respostas AS r
    WHERE r.id = desfaz_resposta.id AND r.usuario_id = (SELECT quem.id FROM public.quem_pede() AS quem);
  IF NOT FOUND OR NOT public.tira_email('resposta', dela.id) THEN RETURN false; END IF;
  DELETE FROM public.respostas AS r WHERE r.id = dela.id;
  UPDATE public.mensagens AS m SET estado = dela.estado_antes, respondida_em = dela.respondida_antes
    WHERE m.id = dela.mensagem_id AND m.estado = 'respondida' AND dela.estado_antes IS NOT NULL
      AND NOT EXISTS (SELECT FROM public.respostas AS r WHERE r.mensagem_id = m.id AND r.escrita_em > dela.escrita_em);
  PERFORM public.registra_linha('desfez_resposta', 'mensagens', dela.mensagem_id::text);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION desfaz_resposta(uuid) TO clinica_pode_mensagens;

-- Staff for messages call it: it returns the state of the newest mail about each message or answer.
CREATE FUNCTION estado_emails(ids uuid[]) RETURNS TABLE (id uuid, estado text, tentativas integer, proxima timestamptz, falha text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('mensagens');
  RETURN QUERY SELECT DISTINCT ON (j.data ->> 'id') (j.data ->> 'id')::uuid, j.state::text, j.retry_count, j.start_after,
      j.output ->> 'message'
    FROM pgboss.job_common AS j
    WHERE j.name = 'mail' AND j.data ->> 'id' = ANY (ids::text[]) AND j.data ->> 'kind' IN ('mensagem', 'resposta')
    ORDER BY j.data ->> 'id', j.created_on DESC;
END $$;
GRANT EXECUTE ON FUNCTION estado_emails(uuid[]) TO clinica_pode_mensagens;

-- Staff for messages call it. The mail gets all its tries again, even if the queue has already deleted the job.
CREATE FUNCTION tenta_email_de_novo(tipo text, id uuid, origem text) RETURNS void
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('mensagens');
  IF NOT EXISTS (SELECT FROM public.mensagens AS m WHERE tenta_email_de_novo.tipo = 'mensagem' AND m.id = tenta_email_de_novo.id AND m.avisada_em IS NULL)
    AND NOT EXISTS (SELECT FROM public.respostas AS r WHERE tenta_email_de_novo.tipo = 'resposta' AND r.id = tenta_email_de_novo.id AND r.enviada_em IS NULL) THEN
    RETURN;
  END IF;
  UPDATE pgboss.job_common AS j SET state = 'retry', start_after = now(), retry_count = 0, completed_on = NULL
    WHERE j.name = 'mail' AND j.data ->> 'kind' = tipo AND j.data ->> 'id' = tenta_email_de_novo.id::text
      AND j.state IN ('retry', 'failed');
  IF NOT EXISTS (SELECT FROM pgboss.job_common AS j WHERE j.name = 'mail' AND j.data ->> 'kind' = tipo
      AND j.data ->> 'id' = tenta_email_de_novo.id::text AND j.state IN ('created', 'active', 'retry')) THEN
    PERFORM public.poe_email(tipo, id, origem);
  END IF;
END $$;
GRANT EXECUTE ON FUNCTION tenta_email_de_novo(text, uuid, text) TO clinica_pode_mensagens;

-- Staff for messages call it. It returns the people who may answer messages, to whom a message can be assigned.
CREATE FUNCTION quem_responde() RETURNS TABLE (id uuid, nome text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('mensagens');
  RETURN QUERY SELECT u.id, u.nome FROM public.usuarios AS u JOIN public.papeis AS p ON p.papel = u.tipo_usuario
    WHERE 'mensagens' = ANY (p.capacidades);
END $$;
GRANT EXECUTE ON FUNCTION quem_responde() TO clinica_pode_mensagens;

-- Staff for messages call it to assign a message to `pessoa`, or to nobody, if it is still assigned to `antes`. The
-- lock makes a change of the person's role wait, so that every assigned message is with somebody who may answer it.
CREATE FUNCTION encarrega_mensagem(mensagem uuid, antes uuid, pessoa uuid) RETURNS text
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  dela public.mensagens;
BEGIN
  PERFORM public.exige('mensagens');
  PERFORM pg_advisory_xact_lock(hashtextextended('responde ' || pessoa, 0));
  IF pessoa IS NOT NULL AND NOT EXISTS (SELECT FROM public.quem_responde() AS quem WHERE quem.id = pessoa) THEN
    RETURN 'nao_pode';
  END IF;
  SELECT m.* INTO dela FROM public.mensagens AS m WHERE m.id = mensagem FOR UPDATE;
  IF NOT FOUND THEN RETURN 'sem_mensagem'; END IF;
  IF dela.responsavel_id IS DISTINCT FROM antes THEN RETURN 'mudou'; END IF;
  UPDATE public.mensagens AS m SET responsavel_id = pessoa WHERE m.id = mensagem;
  RETURN 'feito';
END $$;
GRANT EXECUTE ON FUNCTION encarrega_mensagem(uuid, uuid, uuid) TO clinica_pode_mensagens;

-- A trigger of usuarios calls it to take the messages from a person whose new role may not answer them.
CREATE FUNCTION libera_mensagens() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('responde ' || NEW.id, 0));
  IF EXISTS (SELECT FROM public.papeis AS p WHERE p.papel = NEW.tipo_usuario AND 'mensagens' = ANY (p.capacidades)) THEN
    RETURN NULL;
  END IF;
  UPDATE public.mensagens AS m SET responsavel_id = NULL WHERE m.responsavel_id = NEW.id;
  RETURN NULL;
END $$;

-- Staff for messages call it to add a note, as the signed-in person. False if this form was already stored.
CREATE FUNCTION anota_mensagem(id uuid, mensagem uuid, texto bytea) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('mensagens');
  IF EXISTS (SELECT FROM public.anotacoes AS a WHERE a.id = anota_mensagem.id) THEN RETURN false; END IF;
  INSERT INTO public.anotacoes (id, mensagem_id, usuario_id, usuario_nome, texto)
    SELECT anota_mensagem.id, mensagem, quem.id, quem.nome, anota_mensagem.texto FROM public.quem_pede() AS quem;
  PERFORM public.registra_linha('anotou', 'mensagens', mensagem::text);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION anota_mensagem(uuid, uuid, bytea) TO clinica_pode_mensagens;

-- The author of a note calls it to delete the note. The trail records the deletion without the text.
CREATE FUNCTION apaga_anotacao(mensagem uuid, id uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('mensagens');
  DELETE FROM public.anotacoes AS a WHERE a.id = apaga_anotacao.id AND a.mensagem_id = mensagem
    AND a.usuario_id = (SELECT quem.id FROM public.quem_pede() AS quem);
  RETURN FOUND;
END $$;
GRANT EXECUTE ON FUNCTION apaga_anotacao(uuid, uuid) TO clinica_pode_mensagens;
