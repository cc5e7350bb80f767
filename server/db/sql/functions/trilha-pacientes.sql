-- Only functions that run as the owner call it. The format of the hashed text must never change.
CREATE FUNCTION elo_da_linha(linha trilha_pacientes) RETURNS bytea LANGUAGE sql STABLE
  RETURN sha256(linha.anterior || convert_to(jsonb_build_array(
    linha.numero, to_char(linha.quando AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), linha.quem, linha.responsavel,
    linha.acesso_id, linha.usuario_id, linha.usuario_nome, linha.acao, linha.pacientes, linha.documentos, linha.dados,
    linha.de_onde, linha.pedido)::text, 'UTF8'));

-- Only functions that run as the owner call it, after they took all their other locks, because one transaction at a
-- time can add a line. It checks only the form of its arguments. The setting `clinica.encadeou` tells the server how to
-- commit (server/db/commit-then-flush.ts). With `enable_seqscan`, a plan made while the table was empty would read the
-- whole table to find the last line.
CREATE FUNCTION encadeia(quem text, responsavel boolean, acesso uuid, usuario uuid, nome text, acao text,
  pacientes uuid[], documentos text[], dados text[])
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog SET enable_seqscan = off AS $$
DECLARE
  nova public.trilha_pacientes;
BEGIN
  IF EXISTS (SELECT FROM unnest(documentos) AS um WHERE (um ~ '^[a-z_]{1,40}:[0-9a-f-]{36}$') IS NOT TRUE)
    OR array_position(pacientes, NULL) IS NOT NULL
    OR EXISTS (SELECT FROM unnest(dados) AS um WHERE (um ~ '^[a-z_]+(:[0-9a-z]+)?$') IS NOT TRUE) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'trilha_pacientes_ids', TABLE = 'trilha_pacientes',
      MESSAGE = 'a document is a kind and an id, and so is what is said of data';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('public.trilha_pacientes', 0)),
    set_config('clinica.encadeou', 'sim', true);
  SELECT t.numero, t.elo INTO nova.numero, nova.anterior FROM public.trilha_pacientes t ORDER BY t.numero DESC LIMIT 1;
  nova.numero := coalesce(nova.numero, 0) + 1;
  nova.anterior := coalesce(nova.anterior, ''::bytea);
  nova.quando := clock_timestamp();
  nova.quem := quem;
  nova.responsavel := responsavel;
  nova.acesso_id := acesso;
  nova.usuario_id := usuario;
  nova.usuario_nome := nome;
  nova.acao := acao;
  nova.pacientes := pacientes;
  nova.documentos := documentos;
  nova.dados := dados;
  nova.de_onde := nullif(left(current_setting('app.endereco', true), 100), '');
  nova.pedido := nullif(left(current_setting('app.pedido', true), 100), '');
  nova.elo := public.elo_da_linha(nova);
  INSERT INTO public.trilha_pacientes SELECT nova.*;
END $$;

-- Only functions that run as the owner call it. Without a signed-in person, the act is recorded as the server's.
CREATE FUNCTION encadeia_equipe(acao text, pacientes uuid[], documentos text[], dados text[])
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  pessoa record;
BEGIN
  SELECT * INTO pessoa FROM public.quem_pede();
  PERFORM public.encadeia(CASE WHEN pessoa.id IS NULL THEN 'sistema' ELSE 'equipe' END, false, NULL,
    pessoa.id, pessoa.nome, acao, pacientes, documentos, dados);
END $$;

-- Staff and the jobs call it before what they read is shown (server/data/laudos/patient-trail.ts). They may record only
-- the acts that domain/registro/atos.ts allows them, and staff may name patients only if they may read patients.
CREATE FUNCTION registra_leitura(acao text, pacientes uuid[], documentos text[], dados text[])
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  escreve text := public.quem_escreve('pacientes', acao);
  pessoa record;
BEGIN
  SELECT * INTO pessoa FROM public.quem_pede();
  IF NOT coalesce(CASE current_setting('role')
      WHEN 'clinica_sistema' THEN escreve = 'sistema'
      ELSE escreve = ANY (pessoa.capacidades)
        AND (cardinality(pacientes) = 0 OR 'pacientes' = ANY (pessoa.capacidades)) END, false)
    OR cardinality(pacientes) > 1000 OR cardinality(documentos) > 1000 OR cardinality(dados) > 40
    OR EXISTS (SELECT FROM unnest(dados) AS um WHERE char_length(um) > 40) THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'not a reading of this person';
  END IF;
  PERFORM public.encadeia(CASE WHEN pessoa.id IS NULL THEN 'sistema' ELSE 'equipe' END, false, NULL,
    pessoa.id, pessoa.nome, acao, pacientes, documentos, dados);
END $$;
GRANT EXECUTE ON FUNCTION registra_leitura(text, uuid[], text[], text[])
  TO clinica_pode_pacientes, clinica_pode_mensagens, clinica_sistema;

-- The triggers that write into trilha_pacientes call it. It omits technical columns, such as version and search hashes.
CREATE FUNCTION campos_mudados(velha jsonb, nova jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(array_agg(key ORDER BY key), '{}') FROM jsonb_each(nova)
  WHERE value IS DISTINCT FROM velha -> key AND (velha IS NOT NULL OR value NOT IN ('null', 'false'))
    AND key NOT IN ('id', 'versao', 'atualizado_em', 'criado_em', 'nome_busca', 'cpf_hash', 'identidade_hash', 'protocolo_hash', 'exame_hash')
$$;
