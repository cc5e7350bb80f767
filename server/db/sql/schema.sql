-- Applied first, by the owner. PUBLIC may neither use the schema nor execute functions that are created later.
REVOKE ALL ON SCHEMA public FROM PUBLIC;
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;
GRANT USAGE ON SCHEMA public TO clinica_entrada, clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;

-- Lets searches find words in spite of typing errors. The extension is trusted, so a database's owner may create it.
CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- In the embedded database PUBLIC may take no advisory locks (server/db/embedded/catalog.ts), so these roles need the
-- right. On other servers the owner may not grant it, but PUBLIC has it.
DO $$
DECLARE
  uma regprocedure;
BEGIN
  FOR uma IN SELECT oid FROM pg_proc WHERE pronamespace = 'pg_catalog'::regnamespace
    AND proname IN ('pg_advisory_xact_lock', 'pg_try_advisory_xact_lock') LOOP
    BEGIN
      EXECUTE format('GRANT EXECUTE ON FUNCTION %s TO clinica_operador, clinica_sistema', uma);
    EXCEPTION WHEN insufficient_privilege THEN NULL;
    END;
  END LOOP;
END $$;
