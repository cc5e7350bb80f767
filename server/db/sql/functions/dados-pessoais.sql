-- Only the files of tables/ call it, for a table of what people outside the staff confided. Strangers add to it by named
-- functions, which run as the owner; `papeis` of the staff read it and write what a column is granted for; the jobs read
-- and, when its time is over, remove it. The trail names the fields that changed, never their values, and not what the
-- jobs do by themselves.
CREATE FUNCTION protege_dados_pessoais(tabela regclass, papeis text[])
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  nome text := (SELECT relname FROM pg_class WHERE oid = tabela);
  -- clinica_recepcao is a member of the two that stand between leitor and admin.
  quem text := (SELECT string_agg(DISTINCT CASE papel WHEN 'admin_master' THEN 'clinica_admin' ELSE 'clinica_' || papel END, ', ')
    FROM unnest(papeis) AS papel WHERE papel <> 'recepcao');
  pode text := format('(select tipo_usuario from quem_pede() where current_user = current_setting(''role'')) = any (%L)', papeis);
BEGIN
  EXECUTE format('GRANT SELECT ON %s TO %s, clinica_sistema', tabela, quem);
  EXECUTE format('GRANT DELETE ON %s TO clinica_sistema', tabela);
  EXECUTE format('CREATE POLICY %I ON %s TO %s USING (%s) WITH CHECK (%s)', nome || '_equipe', tabela, quem, pode, pode);
  EXECUTE format('CREATE POLICY %I ON %s TO clinica_sistema USING (true) WITH CHECK (true)', nome || '_sistema', tabela);
  EXECUTE format('CREATE POLICY %I ON %s TO CURRENT_USER USING (true)', nome || '_dono', tabela);
  EXECUTE format('CREATE TRIGGER conta_versao BEFORE UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION public.conta_versao()', tabela);
  EXECUTE format($q$CREATE TRIGGER registra_mudanca_pessoal AFTER UPDATE OR DELETE ON %s FOR EACH ROW
    WHEN (current_setting('role') <> 'clinica_sistema') EXECUTE FUNCTION public.registra_mudanca('sem valores')$q$, tabela);
END $$;
