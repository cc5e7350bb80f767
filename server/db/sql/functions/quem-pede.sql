-- Every policy, trigger and function calls it to learn who asks, so that a role or an id that a statement claims is
-- worth nothing. It trusts only 'app.sessao', which is what server/auth/session/session-token.ts makes of the
-- session's token; the table keeps the hash of that. The role counts only if the transaction took the person's own.
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
END $$;
GRANT EXECUTE ON FUNCTION quem_pede()
  TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;
