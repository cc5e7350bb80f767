-- A trigger of pacientes calls it. A new ciphertext means a changed value, because the server keeps all others.
CREATE FUNCTION encadeia_paciente() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  campos text[] := public.campos_mudados(to_jsonb(OLD), to_jsonb(NEW));
BEGIN
  IF cardinality(campos) = 0 THEN RETURN NULL; END IF;
  PERFORM public.encadeia_equipe(CASE TG_OP WHEN 'INSERT' THEN 'cadastrou_paciente' ELSE 'alterou_paciente' END,
    ARRAY[NEW.id], '{}', campos);
  RETURN NULL;
END $$;

-- A trigger of pacientes calls it on a change of identifying data, to end the patient's codes, accesses and shares.
CREATE FUNCTION guarda_paciente() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.encerra_entradas(NEW.id);
  RETURN NEW;
END $$;
