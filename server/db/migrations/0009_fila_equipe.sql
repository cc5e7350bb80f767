-- Staff may put a mail in line too, and of what stands there see no more than the numbers
CREATE POLICY fila_equipe_le ON pgboss.queue FOR SELECT TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin USING (true);--> statement-breakpoint
CREATE POLICY fila_equipe_poe ON pgboss.job_common FOR INSERT TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin WITH CHECK (name = 'mail');--> statement-breakpoint
CREATE POLICY fila_equipe_le ON pgboss.job_common FOR SELECT TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin USING (true);--> statement-breakpoint
GRANT USAGE ON SCHEMA pgboss TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;--> statement-breakpoint
GRANT SELECT ON pgboss.queue TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;--> statement-breakpoint
GRANT SELECT (id), INSERT ON pgboss.job_common TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION pgboss.job_now() TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;
