-- pg-boss defines these tables (server/db/code/queue-schema.ts); the jobs can neither create nor alter one.
GRANT USAGE ON SCHEMA pgboss TO clinica_sistema, clinica_entrada, clinica_paciente, clinica_pode_painel;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA pgboss TO clinica_sistema;
GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA pgboss TO clinica_sistema;
DO $$
DECLARE
  tabela regclass;
BEGIN
  FOR tabela IN SELECT oid FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'pgboss'::regnamespace LOOP
    EXECUTE format('CREATE POLICY fila_sistema ON %s TO clinica_sistema USING (true)', tabela);
  END LOOP;
END $$;

-- Functions queue mail as the owner, in the same transaction as the row that the mail is about.
CREATE POLICY fila_dono ON pgboss.queue TO CURRENT_USER USING (true);
CREATE POLICY fila_dono ON pgboss.job_common TO CURRENT_USER USING (true);
-- Creates the queue if it is missing. At each start the server sets the queue's options from server/jobs/jobs.ts.
SELECT pgboss.create_queue('mail',
  '{"policy": "standard", "retryLimit": 20, "retryDelay": 30, "retryBackoff": true, "retryDelayMax": 14400}');

-- Lists of messages and reports look up the state of their mails by this index.
CREATE INDEX IF NOT EXISTS fila_email ON pgboss.job_common ((data ->> 'id')) WHERE name = 'mail';

-- Adding a job returns its id, so these roles may read the id. The dashboard counts unsent mail as clinica_entrada.
GRANT EXECUTE ON FUNCTION pgboss.job_now() TO clinica_entrada, clinica_paciente, clinica_pode_painel;
GRANT SELECT ON pgboss.queue TO clinica_entrada, clinica_paciente, clinica_pode_painel;
GRANT SELECT, INSERT ON pgboss.job_common TO clinica_entrada;
GRANT SELECT (id), INSERT ON pgboss.job_common TO clinica_paciente, clinica_pode_painel;
CREATE POLICY fila_entrada ON pgboss.queue TO clinica_entrada USING (true);
CREATE POLICY fila_paciente ON pgboss.queue TO clinica_paciente USING (name = 'mail');
CREATE POLICY fila_equipe ON pgboss.queue TO clinica_pode_painel USING ((select pode('painel')));

CREATE POLICY fila_entrada ON pgboss.job_common TO clinica_entrada USING (true);
CREATE POLICY fila_paciente ON pgboss.job_common TO clinica_paciente
  USING (name = 'mail' AND data ->> 'kind' = 'codigo-acesso');
CREATE POLICY fila_equipe ON pgboss.job_common TO clinica_pode_painel
  USING (name = 'mail' AND ((select pode('administracao'))
    OR data ->> 'id' = (select id::text from quem_pede() where current_user = current_setting('role')) AND (select pode('painel'))));
CREATE POLICY fila_conteudo ON pgboss.job_common TO clinica_pode_conteudo
  USING (name IN ('make-image-variants', 'send-newsletter') AND (select pode('conteudo')));
CREATE POLICY fila_laudos ON pgboss.job_common TO clinica_pode_pacientes
  USING ((name = 'draw-laudo' OR name = 'mail' AND data ->> 'kind' IN ('aviso-laudo', 'agendamento-foto', 'agendamento-horarios',
      'agendamento-decisao', 'agendamento-confirmado', 'agendamento-encerrado'))
    AND (select pode('pacientes')));
