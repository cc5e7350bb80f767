-- Only functions that run as the owner call it, in the signed-in person's name. It does not check the arguments.
CREATE FUNCTION registra_linha(acao text, coisa text, registro text, versao integer DEFAULT NULL,
  antes jsonb DEFAULT NULL, depois jsonb DEFAULT NULL, conteudo jsonb DEFAULT NULL, quantos integer DEFAULT NULL)
  RETURNS void LANGUAGE sql SET search_path = pg_catalog AS $$
  INSERT INTO public.trilha (usuario_id, usuario_nome, acao, coisa, registro, versao, antes, depois, conteudo, quantos, de_onde, pedido)
  SELECT quem.id, quem.nome, acao, coisa, registro, versao, antes, depois, conteudo, quantos,
    nullif(left(current_setting('app.endereco', true), 100), ''),
    nullif(left(current_setting('app.pedido', true), 100), '')
  FROM public.quem_pede() AS quem
$$;

-- Staff, the sign-in and the jobs call it, each for their events of domain/registro/eventos.ts. Staff may record events
-- only about themselves and tables that they may update, administrators about all tables.
CREATE FUNCTION registra_evento(acao text, coisa text, registro text, quantos integer DEFAULT NULL)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  papel text := current_setting('role');
  escreve text := public.quem_escreve('equipe', acao);
  quem record;
  pode boolean;
BEGIN
  IF papel = 'clinica_sistema' THEN pode := escreve = 'sistema';
  ELSIF papel = 'clinica_entrada' THEN pode := escreve IN ('entrada', 'equipe');
  ELSIF papel = 'clinica_operador' THEN pode := escreve IN ('entrada', 'equipe', 'sistema');
  ELSE
    SELECT * INTO quem FROM public.quem_pede();
    pode := escreve = 'equipe' AND 'painel' = ANY (quem.capacidades)
      AND char_length(coisa) <= 63 AND coalesce(char_length(registro), 0) <= 100
      AND ('administracao' = ANY (quem.capacidades)
        OR coisa = 'usuarios' AND registro IS NOT DISTINCT FROM quem.id::text
        OR coalesce(has_table_privilege(papel, to_regclass('public.' || quote_ident(coisa)), 'UPDATE'), false));
  END IF;
  IF pode IS NOT TRUE THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'not an event of this person';
  END IF;
  PERFORM public.registra_linha(acao, coisa, registro, quantos => quantos);
END $$;
GRANT EXECUTE ON FUNCTION registra_evento(text, text, text, integer)
  TO clinica_entrada, clinica_pode_painel, clinica_sistema;

-- Triggers call it with the columns to omit (secret or computed). With 'sem valores' a line names fields, never values.
CREATE FUNCTION registra_mudanca() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  ocultas text[] := ARRAY['versao', 'atualizado_em'] || TG_ARGV;
  inteira jsonb := coalesce(to_jsonb(NEW), to_jsonb(OLD));
  velha jsonb := to_jsonb(OLD) - ocultas;
  nova jsonb := to_jsonb(NEW) - ocultas;
  conteudo jsonb := coalesce(nova, velha);
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(key, value), jsonb_object_agg(key, nova -> key) INTO velha, nova
      FROM jsonb_each(velha) WHERE value IS DISTINCT FROM nova -> key;
    IF velha IS NULL THEN RETURN NULL; END IF;
  END IF;
  IF 'sem valores' = ANY (ocultas) THEN
    SELECT jsonb_object_agg(key, '…') INTO velha FROM jsonb_each(velha);
    SELECT jsonb_object_agg(key, '…') INTO nova FROM jsonb_each(nova);
    conteudo := NULL;
  END IF;
  PERFORM public.registra_linha(
    CASE TG_OP WHEN 'INSERT' THEN 'criou' WHEN 'UPDATE' THEN 'alterou' ELSE 'excluiu' END,
    TG_TABLE_NAME, inteira ->> 'id', (inteira ->> 'versao')::integer, velha, nova, conteudo);
  RETURN NULL;
END $$;

-- A trigger of trilha calls it. It refuses all changes but the removals by the two functions below.
CREATE FUNCTION so_esvazia() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  carga text[] := ARRAY['antes', 'depois', 'conteudo', 'de_onde'];
BEGIN
  IF to_jsonb(OLD) - carga IS DISTINCT FROM to_jsonb(NEW) - carga
    OR num_nonnulls(NEW.antes, NEW.depois, NEW.conteudo) > 0
    OR NEW.de_onde IS NOT NULL AND NEW.de_onde IS DISTINCT FROM OLD.de_onde THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'a line of the trail is never changed';
  END IF;
  RETURN NEW;
END $$;

-- The jobs call it daily. It only removes values of records deleted more than `dias` days ago and not restored.
CREATE FUNCTION esvazia_lixeira(dias integer DEFAULT 30) RETURNS integer
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  linhas integer;
BEGIN
  IF dias IS NULL OR dias < 1 THEN
    RAISE EXCEPTION USING ERRCODE = 'invalid_parameter_value', MESSAGE = 'at least one day';
  END IF;
  UPDATE public.trilha AS linha SET antes = NULL, depois = NULL, conteudo = NULL
    FROM (
      SELECT coisa, registro, id FROM public.trilha AS fim
      WHERE acao = 'excluiu' AND quando < clock_timestamp() - make_interval(days => dias)
        AND num_nonnulls(antes, conteudo) > 0
        AND NOT EXISTS (
          SELECT FROM public.trilha AS outra
          WHERE outra.coisa = fim.coisa AND outra.registro = fim.registro AND outra.id > fim.id
            AND outra.acao IN ('criou', 'excluiu'))
    ) AS fim
    WHERE linha.coisa = fim.coisa AND linha.registro = fim.registro AND linha.id <= fim.id
      AND num_nonnulls(linha.antes, linha.depois, linha.conteudo) > 0;
  GET DIAGNOSTICS linhas = ROW_COUNT;
  RETURN linhas;
END $$;
GRANT EXECUTE ON FUNCTION esvazia_lixeira(integer) TO clinica_sistema;

-- The jobs call it daily. It removes IP addresses from lines about sign-ins that are older than `meses` months.
CREATE FUNCTION esquece_enderecos(meses integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  linhas integer;
BEGIN
  IF meses IS NULL OR meses < 1 THEN
    RAISE EXCEPTION USING ERRCODE = 'invalid_parameter_value', MESSAGE = 'at least one month';
  END IF;
  UPDATE public.trilha SET de_onde = NULL, antes = NULL, depois = NULL, conteudo = NULL
    WHERE de_onde IS NOT NULL AND quando < clock_timestamp() - make_interval(months => meses)
      AND acao IN ('entrou', 'saiu', 'entrada_recusada', 'codigo_recusado');
  GET DIAGNOSTICS linhas = ROW_COUNT;
  RETURN linhas;
END $$;
GRANT EXECUTE ON FUNCTION esquece_enderecos(integer) TO clinica_sistema;
