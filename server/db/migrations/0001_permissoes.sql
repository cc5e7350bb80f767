-- What the schema file cannot say: row-level security that binds the owner too, grants, triggers.
-- The roles exist already (server/db/roles.ts). Runs on PostgreSQL 15 and newer.

-- Nothing is anybody's by default, now and for what later migrations make.
REVOKE ALL ON SCHEMA public FROM PUBLIC;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES REVOKE EXECUTE ON FUNCTIONS FROM PUBLIC;--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO clinica_anonimo, clinica_paciente, clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema;--> statement-breakpoint

ALTER TABLE configuracoes_site FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE home_hero FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE home_sobre FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE home_estrutura FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE profissionais FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE exames FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE convenios FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE blog_posts FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE usuarios FORCE ROW LEVEL SECURITY;--> statement-breakpoint

-- The record of migrations is the owner's alone.
ALTER TABLE drizzle.__drizzle_migrations ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE drizzle.__drizzle_migrations FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY migracoes_do_dono ON drizzle.__drizzle_migrations
  USING (pg_has_role(current_user, (SELECT relowner FROM pg_catalog.pg_class WHERE oid = 'drizzle.__drizzle_migrations'::regclass), 'USAGE'))
  WITH CHECK (pg_has_role(current_user, (SELECT relowner FROM pg_catalog.pg_class WHERE oid = 'drizzle.__drizzle_migrations'::regclass), 'USAGE'));--> statement-breakpoint

GRANT SELECT ON configuracoes_site, home_hero, home_sobre, home_estrutura, profissionais, exames, convenios, blog_posts
  TO clinica_anonimo, clinica_paciente, clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema;--> statement-breakpoint
GRANT INSERT, UPDATE ON configuracoes_site TO clinica_admin;--> statement-breakpoint
GRANT INSERT, UPDATE ON home_hero, home_sobre, home_estrutura TO clinica_editor, clinica_admin;--> statement-breakpoint
GRANT INSERT, UPDATE, DELETE ON profissionais, exames, convenios, blog_posts TO clinica_editor, clinica_admin;--> statement-breakpoint
GRANT SELECT ON usuarios TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao;--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON usuarios TO clinica_admin;--> statement-breakpoint

-- Every change counts one up, so that a save can say which version it was made from.
CREATE FUNCTION conta_versao() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  NEW.versao := OLD.versao + 1;
  NEW.atualizado_em := now();
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON configuracoes_site FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON home_hero FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON home_sobre FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON home_estrutura FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON profissionais FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON exames FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON convenios FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON blog_posts FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE UPDATE ON usuarios FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION conta_versao();--> statement-breakpoint

-- A committed write of public content tells every copy of the server which table it touched.
CREATE FUNCTION avisa_conteudo() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_notify('conteudo', TG_TABLE_NAME);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON configuracoes_site FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON home_hero FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON home_sobre FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON home_estrutura FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON profissionais FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON exames FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON convenios FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint
CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON blog_posts FOR EACH STATEMENT EXECUTE FUNCTION avisa_conteudo();--> statement-breakpoint

-- The clinic can never be left without anyone who manages it. The lock makes two demotions at once
-- take turns; each then sees what the other committed.
CREATE FUNCTION mantem_admin() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('public.usuarios.mantem_admin'));
  IF NOT EXISTS (SELECT FROM public.usuarios WHERE tipo_usuario = 'admin_master') THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'usuarios_mantem_admin', TABLE = 'usuarios',
      MESSAGE = 'the last admin_master keeps the role';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER mantem_admin AFTER UPDATE ON usuarios FOR EACH ROW
  WHEN (OLD.tipo_usuario = 'admin_master' AND NEW.tipo_usuario <> 'admin_master') EXECUTE FUNCTION mantem_admin();--> statement-breakpoint
CREATE TRIGGER mantem_admin_exclusao AFTER DELETE ON usuarios FOR EACH ROW
  WHEN (OLD.tipo_usuario = 'admin_master') EXECUTE FUNCTION mantem_admin();
