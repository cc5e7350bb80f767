-- Signing in: row-level security that binds the owner too, and grants. Nobody but clinica_entrada reads
-- a password's hash, a session's token or a second factor's secret: the others' grants name columns.
ALTER TABLE auth_users FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE auth_accounts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE auth_sessions FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE auth_verifications FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE auth_two_factors FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE auth_recoveries FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE auth_limits FORCE ROW LEVEL SECURITY;--> statement-breakpoint

GRANT USAGE ON SCHEMA public TO clinica_entrada;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON auth_users, auth_accounts, auth_sessions, auth_verifications, auth_two_factors, auth_recoveries, auth_limits TO clinica_entrada;--> statement-breakpoint
GRANT SELECT (id, nome, email, tipo_usuario, auth_user_id) ON usuarios TO clinica_entrada;--> statement-breakpoint

GRANT SELECT, INSERT, DELETE, UPDATE (two_factor_enabled, updated_at) ON auth_users TO clinica_admin;--> statement-breakpoint
GRANT INSERT, DELETE ON auth_accounts TO clinica_admin;--> statement-breakpoint
GRANT SELECT (id, user_id, verified), DELETE ON auth_two_factors TO clinica_admin;--> statement-breakpoint

-- Everyone on the staff: the own password is replaced without being read, the own sessions are listed and ended.
GRANT SELECT (id, user_id, provider_id), UPDATE (password, updated_at) ON auth_accounts
  TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;--> statement-breakpoint
GRANT SELECT (id, user_id, created_at, used_at, expires_at, ip_address, user_agent), DELETE ON auth_sessions
  TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;
