-- Policies, triggers and functions ask it who acts, and with which capabilities. It trusts only the session's token in
-- 'app.sessao' (server/auth/session/session-token.ts) and, in the sign-in's role, the id in 'app.pessoa'. SQL that
-- takes another role or claims another id gets no capabilities without the session of a person in that role.
CREATE FUNCTION quem_pede(OUT id uuid, OUT nome text, OUT conta text, OUT capacidades text[])
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  funcao text := current_setting('role');
  pessoa text := nullif(current_setting('app.pessoa', true), '');
BEGIN
  CASE
    WHEN funcao = 'clinica_operador' THEN
      -- The operator has all capabilities, and no login of staff can take this role.
      capacidades := ARRAY(SELECT DISTINCT unnest(p.capacidades) FROM public.papeis p);
    WHEN funcao = 'clinica_entrada' AND pessoa IS NOT NULL THEN
      -- The sign-in has checked who the person is, but there is no session yet.
      SELECT u.id, u.nome, u.auth_user_id INTO id, nome, conta FROM public.usuarios u WHERE u.id = pessoa::uuid;
    WHEN EXISTS (SELECT FROM public.papeis p WHERE 'clinica_' || p.papel = funcao) THEN
      SELECT u.id, u.nome, u.auth_user_id, CASE WHEN 'clinica_' || p.papel = funcao THEN p.capacidades END
        INTO id, nome, conta, capacidades
        FROM public.auth_sessions s JOIN public.usuarios u ON u.auth_user_id = s.user_id
          JOIN public.papeis p ON p.papel = u.tipo_usuario
        WHERE s.token = public.hash_do_token(current_setting('app.sessao', true))
          AND s.expires_at > now() AND s.used_at > now() - interval '60 minutes';
      IF id IS NULL THEN
        RAISE EXCEPTION USING ERRCODE = 'invalid_authorization_specification', MESSAGE = 'no such session';
      END IF;
    ELSE
      NULL;
  END CASE;
  capacidades := coalesce(capacidades, '{}');
END $$;
GRANT EXECUTE ON FUNCTION quem_pede() TO clinica_pode_painel;

-- Only functions that run as the owner call it. Tables store hashes, so that reading a table yields no valid token.
CREATE FUNCTION hash_do_token(token text) RETURNS text LANGUAGE sql IMMUTABLE
  RETURN encode(sha256(convert_to(coalesce(token, ''), 'UTF8')), 'hex');

-- Policies call it as `(select pode('conteudo'))`, so that PostgreSQL runs it once per statement. In functions that run
-- as the owner it is false, because `quem_pede` reads tables with such policies and would call itself. Those functions
-- call `exige`. Names are qualified instead of setting search_path, so that PostgreSQL can inline this function.
CREATE FUNCTION pode(o_que text) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN current_user OPERATOR(pg_catalog.=) pg_catalog.current_setting('role')
    THEN o_que OPERATOR(pg_catalog.=) ANY ((public.quem_pede()).capacidades) ELSE false END
$$;
GRANT EXECUTE ON FUNCTION pode(text) TO clinica_pode_painel;

-- Functions that run as the owner call it before they do anything for a member of staff.
CREATE FUNCTION exige(o_que text) RETURNS void LANGUAGE plpgsql STABLE SET search_path = pg_catalog AS $$
BEGIN
  IF o_que = ANY ((public.quem_pede()).capacidades) THEN RETURN; END IF;
  RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = o_que || ' is not among what this person may do';
END $$;
