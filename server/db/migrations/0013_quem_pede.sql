-- Who asks, the database looks up itself: a role or an id that a statement claims is worth nothing.
-- 'app.sessao' is what server/auth/session-token.ts makes of the session's token; the table keeps the
-- hash of that. The role counts only where the transaction took the person's own.
CREATE FUNCTION quem_pede(OUT id uuid, OUT nome text, OUT conta text, OUT tipo_usuario text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  papel text := current_setting('role');
  sessao text := coalesce(current_setting('app.sessao', true), '');
  pessoa text := nullif(current_setting('app.pessoa', true), '');
BEGIN
  CASE
    WHEN papel IN ('clinica_leitor', 'clinica_editor', 'clinica_laudos', 'clinica_recepcao', 'clinica_admin') THEN
      SELECT u.id, u.nome, u.auth_user_id,
        CASE WHEN papel = CASE u.tipo_usuario WHEN 'admin_master' THEN 'clinica_admin' ELSE 'clinica_' || u.tipo_usuario END
          THEN u.tipo_usuario END
        INTO id, nome, conta, tipo_usuario
        FROM public.auth_sessions s JOIN public.usuarios u ON u.auth_user_id = s.user_id
        WHERE s.token = encode(sha256(convert_to(sessao, 'UTF8')), 'hex')
          AND s.expires_at > now() AND s.used_at > now() - interval '60 minutes';
      IF id IS NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'invalid_authorization_specification', MESSAGE = 'no such session';
      END IF;
    WHEN papel = 'clinica_operador' THEN
      -- Whoever runs the server; no login of staff may take this role.
      tipo_usuario := 'admin_master';
    WHEN papel = 'clinica_entrada' AND pessoa IS NOT NULL THEN
      -- The sign-in itself found out whom it acts for.
      SELECT u.id, u.nome, u.auth_user_id INTO id, nome, conta FROM public.usuarios u WHERE u.id = pessoa::uuid;
    ELSE
      NULL;
  END CASE;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION quem_pede() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION quem_pede() TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;--> statement-breakpoint

-- Sessions that live go on: what was kept as it is becomes its hash's hash.
ALTER TABLE auth_sessions NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE auth_sessions SET token = encode(sha256(convert_to(encode(sha256(convert_to(token, 'UTF8')), 'hex'), 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE auth_sessions FORCE ROW LEVEL SECURITY;--> statement-breakpoint

ALTER TABLE "configuracoes_site" DROP CONSTRAINT "configuracoes_site_resultados_endereco";--> statement-breakpoint
ALTER TABLE "configuracoes_site" DROP CONSTRAINT "configuracoes_site_cassems_endereco";--> statement-breakpoint
ALTER TABLE "configuracoes_site" DROP CONSTRAINT "configuracoes_site_credito_endereco";--> statement-breakpoint
ALTER TABLE "configuracoes_site" DROP CONSTRAINT "configuracoes_site_redes";--> statement-breakpoint
ALTER TABLE "home_hero" DROP CONSTRAINT "home_hero_botao1_link_endereco";--> statement-breakpoint
ALTER TABLE "home_hero" DROP CONSTRAINT "home_hero_botao2_link_endereco";--> statement-breakpoint
ALTER TABLE "configuracoes_site" ADD CONSTRAINT "configuracoes_site_resultados_endereco" CHECK ("configuracoes_site"."link_resultados_clinica" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$');--> statement-breakpoint
ALTER TABLE "configuracoes_site" ADD CONSTRAINT "configuracoes_site_cassems_endereco" CHECK ("configuracoes_site"."link_resultados_cassems" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$');--> statement-breakpoint
ALTER TABLE "configuracoes_site" ADD CONSTRAINT "configuracoes_site_credito_endereco" CHECK ("configuracoes_site"."credito_link" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$');--> statement-breakpoint
ALTER TABLE "configuracoes_site" ADD CONSTRAINT "configuracoes_site_redes" CHECK (char_length("configuracoes_site"."links_redes_sociais"::text) <= 60000 and jsonb_path_exists("configuracoes_site"."links_redes_sociais", 'strict $ ? (@.instagram like_regex "^$|^([hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}[.])*[A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f][A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\\]-~\\u00a1-\\u00ac\\u00ae-\\u024f]*)?)$" && @.facebook like_regex "^$|^([hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}[.])*[A-Za-z\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f][A-Za-z0-9_\\u00c0-\\u00d6\\u00d8-\\u00f6\\u00f8-\\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\\]-~\\u00a1-\\u00ac\\u00ae-\\u024f]*)?)$" && @.whatsapp like_regex "^[0-9]{0,15}$")'));--> statement-breakpoint
ALTER TABLE "home_hero" ADD CONSTRAINT "home_hero_botao1_link_endereco" CHECK ("home_hero"."botao1_link" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$');--> statement-breakpoint
ALTER TABLE "home_hero" ADD CONSTRAINT "home_hero_botao2_link_endereco" CHECK ("home_hero"."botao2_link" ~ '^$|^(/([!-.0-[\]-~\u00a1-\u00ac\u00ae-\u024f][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[hH][tT][tT][pP][sS]?://(([A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.])*[A-Za-z\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f][A-Za-z0-9_\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f-]{1,63}[.]?|(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])([.](25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9]?[0-9])){3})(:(6553[0-5]|655[0-2][0-9]|65[0-4][0-9]{2}|6[0-4][0-9]{3}|[1-5]?[0-9]{1,4}))?([/?#][!-[\]-~\u00a1-\u00ac\u00ae-\u024f]*)?|[tT][eE][lL]:[+]?[0-9().-]{3,30}|[mM][aA][iI][lL][tT][oO]:[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+@[!#-:\u003b=?A-[\]-~\u00a1-\u00ac\u00ae-\u024f]+)$');--> statement-breakpoint
DROP POLICY "auth_users_admin" ON "auth_users" CASCADE;--> statement-breakpoint
CREATE POLICY "auth_sessions_dono_le" ON "auth_sessions" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.auth_sessions'::regclass));--> statement-breakpoint
CREATE POLICY "auth_users_admin_le" ON "auth_users" AS PERMISSIVE FOR SELECT TO "clinica_admin" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
CREATE POLICY "auth_users_admin_cria" ON "auth_users" AS PERMISSIVE FOR INSERT TO "clinica_admin" WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
CREATE POLICY "auth_users_admin_altera" ON "auth_users" AS PERMISSIVE FOR UPDATE TO "clinica_admin" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master') WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master' and not "auth_users"."two_factor_enabled");--> statement-breakpoint
CREATE POLICY "auth_users_admin_exclui" ON "auth_users" AS PERMISSIVE FOR DELETE TO "clinica_admin" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master' and not exists (select from usuarios where auth_user_id = "auth_users"."id"));--> statement-breakpoint
ALTER POLICY "auth_accounts_admin" ON "auth_accounts" TO clinica_admin USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master') WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
ALTER POLICY "auth_accounts_propria" ON "auth_accounts" TO clinica_editor,clinica_laudos,clinica_leitor,clinica_recepcao USING ("auth_accounts"."user_id" = (select conta from quem_pede() where current_user = current_setting('role'))) WITH CHECK ("auth_accounts"."user_id" = (select conta from quem_pede() where current_user = current_setting('role')));--> statement-breakpoint
ALTER POLICY "auth_sessions_admin" ON "auth_sessions" TO clinica_admin USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
ALTER POLICY "auth_sessions_proprias" ON "auth_sessions" TO clinica_editor,clinica_laudos,clinica_leitor,clinica_recepcao USING ("auth_sessions"."user_id" = (select conta from quem_pede() where current_user = current_setting('role')));--> statement-breakpoint
ALTER POLICY "auth_two_factors_admin" ON "auth_two_factors" TO clinica_admin USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
ALTER POLICY "trilha_admin_le" ON "trilha" TO clinica_admin USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
ALTER POLICY "trilha_propria" ON "trilha" TO clinica_editor,clinica_laudos,clinica_leitor,clinica_recepcao USING ("trilha"."usuario_id" = (select id from quem_pede() where current_user = current_setting('role')));--> statement-breakpoint
ALTER POLICY "trilha_editores_leem" ON "trilha" TO clinica_editor USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) is not null and has_table_privilege(to_regclass('public.' || quote_ident("trilha"."coisa")), 'UPDATE'));--> statement-breakpoint
ALTER POLICY "usuarios_admin_le" ON "usuarios" TO clinica_admin USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
ALTER POLICY "usuarios_admin_cria" ON "usuarios" TO clinica_admin WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
ALTER POLICY "usuarios_admin_altera" ON "usuarios" TO clinica_admin USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master') WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master');--> statement-breakpoint
ALTER POLICY "usuarios_admin_exclui" ON "usuarios" TO clinica_admin USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master' and "usuarios"."tipo_usuario" <> 'admin_master' and "usuarios"."id" is distinct from (select id from quem_pede() where current_user = current_setting('role')));--> statement-breakpoint
ALTER POLICY "usuarios_equipe_le_a_propria" ON "usuarios" TO clinica_editor,clinica_laudos,clinica_leitor,clinica_recepcao USING ("usuarios"."id" = (select id from quem_pede() where current_user = current_setting('role')));--> statement-breakpoint

-- The trail's who is the session's.
CREATE OR REPLACE FUNCTION registra_linha(acao text, coisa text, registro text, versao integer DEFAULT NULL,
  antes jsonb DEFAULT NULL, depois jsonb DEFAULT NULL, conteudo jsonb DEFAULT NULL)
  RETURNS void LANGUAGE sql SET search_path = pg_catalog AS $$
  INSERT INTO public.trilha (usuario_id, usuario_nome, acao, coisa, registro, versao, antes, depois, conteudo, de_onde, pedido)
  SELECT quem.id, quem.nome, acao, coisa, registro, versao, antes, depois, conteudo,
    nullif(current_setting('app.endereco', true), ''),
    nullif(current_setting('app.pedido', true), '')
  FROM public.quem_pede() AS quem
$$;--> statement-breakpoint

-- Members of staff note events of what they may change, and of themselves; never in the words of the
-- triggers or of the sign-in.
CREATE OR REPLACE FUNCTION registra_evento(acao text, coisa text, registro text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  papel text := current_setting('role');
  quem record;
BEGIN
  IF papel NOT IN ('clinica_entrada', 'clinica_sistema', 'clinica_operador') THEN
    SELECT * INTO quem FROM public.quem_pede();
    IF quem.tipo_usuario IS NULL
      OR acao IN ('criou', 'alterou', 'excluiu', 'entrou', 'saiu', 'entrada recusada', 'código recusado',
        'trocou a senha pelo link', 'ligou o segundo fator', 'desligou o segundo fator')
      OR char_length(acao) > 100 OR char_length(coisa) > 63 OR char_length(registro) > 100
      OR NOT (quem.tipo_usuario = 'admin_master'
        OR coisa = 'usuarios' AND registro IS NOT DISTINCT FROM quem.id::text
        OR coalesce(has_table_privilege(papel, to_regclass('public.' || quote_ident(coisa)), 'UPDATE'), false)) THEN
      RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'not an event of this person';
    END IF;
  END IF;
  PERFORM public.registra_linha(acao, coisa, registro);
END $$;--> statement-breakpoint

-- The dashboard's number is for whoever is signed in.
CREATE OR REPLACE FUNCTION conta_usuarios() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT count(*)::int FROM public.usuarios WHERE (SELECT tipo_usuario FROM public.quem_pede()) IS NOT NULL
$$;--> statement-breakpoint

-- As the owner: an administrator who gives the role away no longer sees who else has it.
ALTER FUNCTION mantem_admin() SECURITY DEFINER;--> statement-breakpoint

-- Staff put mail in line that goes to themselves, admin_master to anyone; and see nothing of the others'.
DROP POLICY fila_equipe_le ON pgboss.queue;--> statement-breakpoint
CREATE POLICY fila_equipe_le ON pgboss.queue FOR SELECT TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin
  USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) is not null);--> statement-breakpoint
DROP POLICY fila_equipe_poe ON pgboss.job_common;--> statement-breakpoint
CREATE POLICY fila_equipe_poe ON pgboss.job_common FOR INSERT TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin
  WITH CHECK (name = 'mail' AND (
    (select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master'
    OR data ->> 'id' = (select id::text from quem_pede() where current_user = current_setting('role') and tipo_usuario is not null)));--> statement-breakpoint
DROP POLICY fila_equipe_le ON pgboss.job_common;--> statement-breakpoint
CREATE POLICY fila_equipe_le ON pgboss.job_common FOR SELECT TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin
  USING (name = 'mail' AND (
    (select tipo_usuario from quem_pede() where current_user = current_setting('role')) = 'admin_master'
    OR data ->> 'id' = (select id::text from quem_pede() where current_user = current_setting('role') and tipo_usuario is not null)));--> statement-breakpoint

-- Of a person only name and role change; e-mail and account stay with the row. An account goes after
-- its person, with all that hangs on it; nobody takes a password away, and the sign-in makes no account.
REVOKE UPDATE ON usuarios FROM clinica_admin;--> statement-breakpoint
GRANT UPDATE (nome, tipo_usuario) ON usuarios TO clinica_admin;--> statement-breakpoint
REVOKE DELETE ON auth_accounts FROM clinica_admin;--> statement-breakpoint
REVOKE INSERT, DELETE ON auth_users, auth_accounts FROM clinica_entrada;--> statement-breakpoint

-- Every table of content again, now for the person as well as for the role.
CREATE OR REPLACE FUNCTION protege_conteudo(tabela regclass, so_admin boolean DEFAULT false, exclui boolean DEFAULT true,
  leitura text DEFAULT 'true', ocultas text[] DEFAULT '{}', sem_valores boolean DEFAULT false)
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public AS $$
DECLARE
  nome text := (SELECT relname FROM pg_class WHERE oid = tabela);
  todos text := 'clinica_anonimo, clinica_paciente, clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema';
  quem text := CASE WHEN so_admin THEN 'clinica_admin' ELSE 'clinica_editor, clinica_admin' END;
  pode text := format('(select tipo_usuario from quem_pede() where current_user = current_setting(''role'')) in (%s)',
    CASE WHEN so_admin THEN '''admin_master''' ELSE '''editor'', ''recepcao'', ''admin_master''' END);
  computadas text[] := ARRAY(SELECT attname::text FROM pg_attribute WHERE attrelid = tabela AND attgenerated <> '' AND NOT attisdropped);
  fora text := (SELECT coalesce(string_agg(quote_literal(um), ', '), '') FROM unnest(
    computadas || ocultas || CASE WHEN sem_valores THEN ARRAY['sem valores'] ELSE '{}'::text[] END) AS um);
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY, FORCE ROW LEVEL SECURITY', tabela);

  EXECUTE format('REVOKE ALL ON %s FROM PUBLIC, %s', tabela, todos);
  EXECUTE format('GRANT SELECT ON %s TO %s', tabela, todos);
  EXECUTE format('GRANT INSERT, UPDATE%s ON %s TO %s', CASE WHEN exclui THEN ', DELETE' ELSE '' END, tabela, quem);

  EXECUTE format('DROP POLICY IF EXISTS %I ON %s', nome || '_todos_leem', tabela);
  EXECUTE format('CREATE POLICY %I ON %s FOR SELECT TO %s USING (%s)', nome || '_todos_leem', tabela, todos, leitura);
  EXECUTE format('DROP POLICY IF EXISTS %I ON %s', nome || '_escrevem', tabela);
  EXECUTE format('CREATE POLICY %I ON %s TO %s USING (%s) WITH CHECK (%s)', nome || '_escrevem', tabela, quem, pode, pode);

  EXECUTE format('DROP TRIGGER IF EXISTS conta_versao ON %s', tabela);
  EXECUTE format('CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON %s FOR EACH ROW EXECUTE FUNCTION public.conta_versao(%s)',
    tabela, (SELECT coalesce(string_agg(quote_literal(um), ', '), '') FROM unnest(computadas) AS um));
  EXECUTE format('DROP TRIGGER IF EXISTS avisa_conteudo ON %s', tabela);
  EXECUTE format('CREATE TRIGGER avisa_conteudo AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %s FOR EACH STATEMENT EXECUTE FUNCTION public.avisa_conteudo()', tabela);
  EXECUTE format('DROP TRIGGER IF EXISTS registra_mudanca ON %s', tabela);
  EXECUTE format('CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION public.registra_mudanca(%s)', tabela, fora);
END $$;--> statement-breakpoint

SELECT protege_conteudo('configuracoes_site', so_admin => true, exclui => false);--> statement-breakpoint
SELECT protege_conteudo('home_hero', exclui => false);--> statement-breakpoint
SELECT protege_conteudo('home_sobre', exclui => false);--> statement-breakpoint
SELECT protege_conteudo('home_estrutura', exclui => false);--> statement-breakpoint
SELECT protege_conteudo('profissionais');--> statement-breakpoint
SELECT protege_conteudo('exames');--> statement-breakpoint
SELECT protege_conteudo('convenios');--> statement-breakpoint
SELECT protege_conteudo('blog_posts', leitura => $$status = 'publicado' and data_publicacao <= now()$$);--> statement-breakpoint

-- Nobody needs large objects, nor others' advisory locks. PostgreSQL gives both to PUBLIC, and only a
-- superuser takes them back: the embedded database's supervisor does (server/db/embedded/catalog.ts).
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
