CREATE POLICY "usuarios_dono_conta" ON "usuarios" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.usuarios'::regclass));--> statement-breakpoint
-- The dashboard's number, for every role; who they are stays with admin_master.
CREATE FUNCTION conta_usuarios() RETURNS integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT count(*)::int FROM public.usuarios
$$;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION conta_usuarios() TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;
