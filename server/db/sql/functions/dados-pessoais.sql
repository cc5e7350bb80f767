-- Only the files of tables/ call it, for data of people outside the staff. Visitors add rows only through functions
-- that run as the owner. The trail names changed fields, never their values, and omits changes by jobs.
CREATE FUNCTION protege_dados_pessoais(tabela regclass, quem text)
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  nome text := (SELECT relname FROM pg_class WHERE oid = tabela);
  papel text := 'clinica_pode_' || quem;
BEGIN
  EXECUTE format('GRANT SELECT ON %s TO %s, clinica_sistema', tabela, papel);
  EXECUTE format('GRANT DELETE ON %s TO clinica_sistema', tabela);
  EXECUTE format('CREATE POLICY %I ON %s TO %s USING ((select pode(%L)))', nome || '_equipe', tabela, papel, quem);
  EXECUTE format('CREATE POLICY %I ON %s TO clinica_sistema USING (true) WITH CHECK (true)', nome || '_sistema', tabela);
  EXECUTE format('CREATE POLICY %I ON %s TO CURRENT_USER USING (true)', nome || '_dono', tabela);
  EXECUTE format('CREATE TRIGGER conta_versao BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION public.conta_versao()', tabela);
  EXECUTE format($q$CREATE TRIGGER registra_mudanca_pessoal AFTER UPDATE OR DELETE ON %s FOR EACH ROW
    WHEN (current_setting('role') <> 'clinica_sistema') EXECUTE FUNCTION public.registra_mudanca('sem valores')$q$, tabela);
END $$;
