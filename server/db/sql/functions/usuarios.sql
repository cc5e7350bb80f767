-- The dashboard calls it for any member of staff with a session; it gives a number and no name.
CREATE FUNCTION conta_usuarios() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT count(*)::int FROM public.usuarios WHERE (SELECT tipo_usuario FROM public.quem_pede()) IS NOT NULL
$$;
GRANT EXECUTE ON FUNCTION conta_usuarios()
  TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;

-- Triggers of usuarios call it: the clinic can never be left without anyone who manages it. The lock makes two
-- demotions at once take turns; each then sees what the other committed. It runs as the owner, because an
-- administrator who gives the role away no longer sees who else has it.
CREATE FUNCTION mantem_admin() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtext('public.usuarios.mantem_admin'));
  IF NOT EXISTS (SELECT FROM public.usuarios WHERE tipo_usuario = 'admin_master') THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'usuarios_mantem_admin', TABLE = 'usuarios',
      MESSAGE = 'the last admin_master keeps the role';
  END IF;
  RETURN NULL;
END $$;
