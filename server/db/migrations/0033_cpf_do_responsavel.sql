ALTER TABLE "pacientes" ADD COLUMN "responsavel_cpf_hash" "bytea";--> statement-breakpoint
CREATE INDEX "pacientes_responsavel_cpf" ON "pacientes" USING btree ("responsavel_cpf_hash");--> statement-breakpoint

-- A job fills it for patients of before, without a line in any trail nor a new version: it only serves to find.
GRANT UPDATE (responsavel_cpf_hash) ON pacientes TO clinica_sistema;--> statement-breakpoint
DROP TRIGGER conta_versao ON pacientes;--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON pacientes FOR EACH ROW
  EXECUTE FUNCTION conta_versao('responsavel_hash', 'responsavel_cpf_hash');--> statement-breakpoint
DROP TRIGGER registra_campos ON pacientes;--> statement-breakpoint
CREATE TRIGGER registra_campos AFTER INSERT OR UPDATE ON pacientes FOR EACH ROW
  EXECUTE FUNCTION registra_mudanca('sem valores', 'nome_busca', 'cpf_hash', 'identidade_hash', 'responsavel_hash',
    'responsavel_cpf_hash');--> statement-breakpoint

-- Names of the columns that differ, without those that only serve to find.
CREATE OR REPLACE FUNCTION campos_mudados(velha jsonb, nova jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(array_agg(key ORDER BY key), '{}') FROM jsonb_each(nova)
  WHERE value IS DISTINCT FROM velha -> key AND (velha IS NOT NULL OR value <> 'null')
    AND key NOT IN ('id', 'versao', 'atualizado_em', 'criado_em', 'nome_busca', 'cpf_hash', 'identidade_hash', 'responsavel_cpf_hash', 'protocolo_hash')
$$;
