-- A trigger of paginas calls it: it sets the day of each text's last change, in the clinic's time zone.
CREATE FUNCTION data_paginas() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  hoje date := (now() AT TIME ZONE 'America/Campo_Grande')::date;
BEGIN
  NEW.politica_privacidade_em := CASE WHEN NEW.politica_privacidade IS DISTINCT FROM OLD.politica_privacidade
    THEN hoje ELSE OLD.politica_privacidade_em END;
  NEW.termos_uso_em := CASE WHEN NEW.termos_uso IS DISTINCT FROM OLD.termos_uso
    THEN hoje ELSE OLD.termos_uso_em END;
  RETURN NEW;
END $$;
