-- Triggers of public content call it. The notification tells every server which table changed. The setting
-- `clinica.conteudo_mudou` tells only the server that runs the transaction (server/db/open.ts).
CREATE FUNCTION avisa_conteudo() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_notify('conteudo', TG_TABLE_NAME), set_config('clinica.conteudo_mudou', 'sim', true);
  RETURN NULL;
END $$;

-- Only the files of tables/ call it. `quem`: the capability that reads and writes all rows; `leitura`: the condition
-- for rows that everybody else reads; `ocultas`: columns that the trail omits besides computed ones. `sem_valores`: the
-- trail names changed fields without their values, for texts of people outside the staff.
CREATE FUNCTION protege_conteudo(tabela regclass, quem text DEFAULT 'conteudo', exclui boolean DEFAULT true,
  leitura text DEFAULT 'true', ocultas text[] DEFAULT '{}', sem_valores boolean DEFAULT false)
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  nome text := (SELECT relname FROM pg_class WHERE oid = tabela);
  todos text := 'clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema';
  papel text := 'clinica_pode_' || quem;
  pode text := format('(select pode(%L))', quem);
  computadas text[] := ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = tabela AND attgenerated <> '' AND NOT attisdropped);
  fora text := (SELECT coalesce(string_agg(quote_literal(um), ', '), '') FROM unnest(
    computadas || ocultas || CASE WHEN sem_valores THEN ARRAY['sem valores'] ELSE '{}'::text[] END) AS um);
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tabela);
  EXECUTE format('GRANT SELECT ON %s TO %s', tabela, todos);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE%s ON %s TO %s', CASE WHEN exclui THEN ', DELETE' ELSE '' END, tabela, papel);

  EXECUTE format('CREATE POLICY %I ON %s FOR SELECT TO %s USING (%s)', nome || '_todos_leem', tabela, todos, leitura);
  EXECUTE format('CREATE POLICY %I ON %s TO %s USING (%s)', nome || '_escrevem', tabela, papel, pode);
  -- `usos_de_midia`, which looks for images in every table, runs as the owner.
  EXECUTE format('CREATE POLICY %I ON %s FOR SELECT TO CURRENT_USER USING (true)', nome || '_dono_le', tabela);

  EXECUTE format('CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION public.conta_versao(%s)',
    tabela, (SELECT coalesce(string_agg(quote_literal(um), ', '), '') FROM unnest(computadas) AS um));
  EXECUTE format('CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION public.avisa_conteudo()', tabela);
  EXECUTE format('CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION public.registra_mudanca(%s)', tabela, fora);
END $$;
