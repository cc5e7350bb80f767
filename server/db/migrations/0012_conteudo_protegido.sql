-- The trail carries each record's version and content; one function protects a table of public content.

-- Internal: only functions that run as the owner write a line.
CREATE FUNCTION registra_linha(acao text, coisa text, registro text, versao integer DEFAULT NULL,
  antes jsonb DEFAULT NULL, depois jsonb DEFAULT NULL, conteudo jsonb DEFAULT NULL)
  RETURNS void LANGUAGE sql SET search_path = pg_catalog AS $$
  INSERT INTO public.trilha (usuario_id, usuario_nome, acao, coisa, registro, versao, antes, depois, conteudo, de_onde, pedido)
  VALUES (
    nullif(current_setting('app.usuario_id', true), '')::uuid,
    nullif(current_setting('app.usuario_nome', true), ''),
    acao, coisa, registro, versao, antes, depois, conteudo,
    nullif(current_setting('app.endereco', true), ''),
    nullif(current_setting('app.pedido', true), '')
  )
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION registra_linha(text, text, text, integer, jsonb, jsonb, jsonb) FROM PUBLIC;--> statement-breakpoint

-- What happens without a row changing carries no values.
DROP FUNCTION registra_evento(text, text, text, jsonb, jsonb);--> statement-breakpoint
CREATE FUNCTION registra_evento(acao text, coisa text, registro text)
  RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT public.registra_linha(acao, coisa, registro)
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION registra_evento(text, text, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION registra_evento(text, text, text)
  TO clinica_entrada, clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema;--> statement-breakpoint

-- The trigger's arguments name columns that are left out, because they are secret or computed. With
-- the argument 'sem valores' a line names the fields and never what stood in them.
CREATE OR REPLACE FUNCTION registra_mudanca() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  ocultas text[] := ARRAY['versao', 'atualizado_em'] || TG_ARGV;
  velha jsonb;
  nova jsonb;
  conteudo jsonb;
  registro text;
  versao integer;
BEGIN
  IF TG_OP <> 'INSERT' THEN velha := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN nova := to_jsonb(NEW); END IF;
  registro := coalesce(nova, velha) ->> 'id';
  versao := coalesce(nova, velha) ->> 'versao';
  velha := velha - ocultas;
  nova := nova - ocultas;
  conteudo := coalesce(nova, velha);
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
    TG_TABLE_NAME, registro, versao, velha, nova, conteudo);
  RETURN NULL;
END $$;--> statement-breakpoint

-- A record that comes back goes on counting, so that a form opened before it was deleted is refused.
-- The arguments name computed columns: before a write they have no value yet.
CREATE OR REPLACE FUNCTION conta_versao() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  computadas text[] := coalesce(TG_ARGV, '{}');
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- Lines from before the trail had versions count one each.
    SELECT coalesce(max(versao), count(*)::int) + 1 INTO NEW.versao
      FROM public.trilha WHERE coisa = TG_TABLE_NAME AND registro = NEW.id::text;
  ELSIF to_jsonb(OLD) - computadas IS DISTINCT FROM to_jsonb(NEW) - computadas THEN
    NEW.versao := OLD.versao + 1;
    NEW.atualizado_em := now();
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER conta_versao_criacao BEFORE INSERT ON usuarios FOR EACH ROW EXECUTE FUNCTION conta_versao();--> statement-breakpoint

-- A line of the trail is never changed; after its time it may lose what it carries.
CREATE FUNCTION so_esvazia() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  carga text[] := ARRAY['antes', 'depois', 'conteudo'];
BEGIN
  IF to_jsonb(OLD) - carga IS DISTINCT FROM to_jsonb(NEW) - carga
    OR num_nonnulls(NEW.antes, NEW.depois, NEW.conteudo) > 0 THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'a line of the trail is never changed';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER so_esvazia BEFORE UPDATE ON trilha FOR EACH ROW EXECUTE FUNCTION so_esvazia();--> statement-breakpoint

-- Whatever was deleted longer ago than this and did not come back: the lines stay, what they carry goes.
-- Returns how many lines were emptied.
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
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION esvazia_lixeira(integer) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION esvazia_lixeira(integer) TO clinica_sistema;--> statement-breakpoint

-- Brings a table of public content to the state that all of them have; may be repeated.
--   so_admin     only admin_master writes, instead of all who edit
--   exclui       its rows may be deleted
--   leitura      which rows those who may not write read
--   ocultas      columns that the trail leaves out; computed ones are left out anyway
--   sem_valores  the trail names fields and never values: what people outside the staff wrote
CREATE FUNCTION protege_conteudo(tabela regclass, so_admin boolean DEFAULT false, exclui boolean DEFAULT true,
  leitura text DEFAULT 'true', ocultas text[] DEFAULT '{}', sem_valores boolean DEFAULT false)
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  nome text := (SELECT relname FROM pg_class WHERE oid = tabela);
  todos text := 'clinica_anonimo, clinica_paciente, clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema';
  quem text := CASE WHEN so_admin THEN 'clinica_admin' ELSE 'clinica_editor, clinica_admin' END;
  computadas text[] := ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = tabela AND attgenerated <> '' AND NOT attisdropped);
  fora text := (SELECT coalesce(string_agg(quote_literal(um), ', '), '') FROM unnest(
    computadas || ocultas || CASE WHEN sem_valores THEN ARRAY['sem valores'] ELSE '{}'::text[] END) AS um);
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tabela);

  EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, %s', tabela, todos);
  EXECUTE format('GRANT SELECT ON %s TO %s', tabela, todos);
  EXECUTE format('GRANT INSERT, UPDATE%s ON %s TO %s', CASE WHEN exclui THEN ', DELETE' ELSE '' END, tabela, quem);

  EXECUTE format('DROP POLICY IF EXISTS %I ON %s', nome || '_todos_leem', tabela);
  EXECUTE format('CREATE POLICY %I ON %s FOR SELECT TO %s USING (%s)', nome || '_todos_leem', tabela, todos, leitura);
  EXECUTE format('DROP POLICY IF EXISTS %I ON %s', nome || '_escrevem', tabela);
  EXECUTE format('CREATE POLICY %I ON %s TO %s USING (true) WITH CHECK (true)', nome || '_escrevem', tabela, quem);

  EXECUTE format('DROP TRIGGER IF EXISTS conta_versao ON %s', tabela);
  EXECUTE format('CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION public.conta_versao(%s)',
    tabela, (SELECT coalesce(string_agg(quote_literal(um), ', '), '') FROM unnest(computadas) AS um));
  EXECUTE format('DROP TRIGGER IF EXISTS avisa_conteudo ON %s', tabela);
  EXECUTE format('CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION public.avisa_conteudo()', tabela);
  EXECUTE format('DROP TRIGGER IF EXISTS registra_mudanca ON %s', tabela);
  EXECUTE format('CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION public.registra_mudanca(%s)', tabela, fora);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION protege_conteudo(regclass, boolean, boolean, text, text[], boolean) FROM PUBLIC;--> statement-breakpoint

SELECT protege_conteudo('configuracoes_site', so_admin => true, exclui => false);--> statement-breakpoint
SELECT protege_conteudo('home_hero', exclui => false);--> statement-breakpoint
SELECT protege_conteudo('home_sobre', exclui => false);--> statement-breakpoint
SELECT protege_conteudo('home_estrutura', exclui => false);--> statement-breakpoint
SELECT protege_conteudo('profissionais');--> statement-breakpoint
SELECT protege_conteudo('exames');--> statement-breakpoint
SELECT protege_conteudo('convenios');--> statement-breakpoint
SELECT protege_conteudo('blog_posts', leitura => $$status = 'publicado' and data_publicacao <= now()$$);
