-- Row-level security applies to every role on every table, also to the owner: a role without a policy reads no row.
DO $$
DECLARE
  tabela regclass;
BEGIN
  FOR tabela IN SELECT oid FROM pg_class WHERE relkind IN ('r', 'p') AND NOT (relrowsecurity AND relforcerowsecurity)
    AND relnamespace IN ('public'::regnamespace, 'drizzle'::regnamespace, 'pgboss'::regnamespace) LOOP
    EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tabela);
  END LOOP;
END $$;
