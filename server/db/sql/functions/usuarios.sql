-- The dashboard calls it for any member of staff. It reveals only how many members of staff there are.
CREATE FUNCTION conta_usuarios() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT count(*)::int FROM public.usuarios WHERE 'painel' = ANY ((SELECT capacidades FROM public.quem_pede())::text[])
$$;
GRANT EXECUTE ON FUNCTION conta_usuarios() TO clinica_pode_painel;

-- A policy and a trigger of usuarios ask it whether people with this role are administrators.
CREATE FUNCTION administra(papel text) RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT EXISTS (SELECT FROM public.papeis p WHERE p.papel = administra.papel AND 'administracao' = ANY (p.capacidades))
$$;
GRANT EXECUTE ON FUNCTION administra(text) TO clinica_pode_administracao;

-- A trigger of usuarios calls it to keep the last administrator. With the lock, the second of two concurrent demotions
-- sees the first. It runs as the owner, because an administrator who gives up the role cannot read who else has it.
CREATE FUNCTION mantem_admin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF NEW.tipo_usuario = OLD.tipo_usuario OR NOT public.administra(OLD.tipo_usuario) THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('public.usuarios.mantem_admin'));
  IF NOT EXISTS (SELECT FROM public.usuarios WHERE public.administra(tipo_usuario)) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'usuarios_mantem_admin', TABLE = 'usuarios',
      MESSAGE = 'the last administrator keeps the role';
  END IF;
  RETURN NULL;
END $$;
