-- A trigger of pacientes calls it. The server keeps an unchanged value's ciphertext, so another ciphertext is a change.
CREATE FUNCTION encadeia_paciente() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  campos text[] := public.campos_mudados(to_jsonb(OLD), to_jsonb(NEW));
BEGIN
  IF cardinality(campos) = 0 THEN RETURN NULL; END IF;
  PERFORM public.encadeia_equipe(CASE TG_OP WHEN 'INSERT' THEN 'cadastrou_paciente' ELSE 'alterou_paciente' END,
    ARRAY[NEW.id], '{}', campos);
  RETURN NULL;
END $$;

-- A trigger of pacientes calls it when identifying data changes: all accesses by the former values end.
CREATE FUNCTION guarda_paciente() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.encerra_entradas(NEW.id);
  RETURN NEW;
END $$;
