-- Triggers call it with the columns that do not count as a change, such as computed ones. A record restored from the
-- trash continues its version numbers, so that forms opened before the deletion are refused. It runs as the owner to
-- read the last number in the trail.
CREATE FUNCTION conta_versao() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  computadas text[] := coalesce(TG_ARGV, '{}');
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT coalesce(max(versao), 0) + 1 INTO NEW.versao
      FROM public.trilha WHERE coisa = TG_TABLE_NAME AND registro = NEW.id::text;
  ELSIF to_jsonb(OLD) - computadas IS DISTINCT FROM to_jsonb(NEW) - computadas THEN
    NEW.versao := OLD.versao + 1;
    NEW.atualizado_em := now();
  END IF;
  RETURN NEW;
END $$;
