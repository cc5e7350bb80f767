-- A trigger of publicidade_vistos calls it before the policies are checked, so it checks the permission itself.
CREATE FUNCTION anota_visto() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  quem record;
  existe boolean;
BEGIN
  PERFORM public.exige('conteudo');
  SELECT * INTO quem FROM public.quem_pede();
  NEW.usuario_id := quem.id;
  NEW.usuario_nome := quem.nome;
  NEW.visto_em := now();
  EXECUTE format('SELECT EXISTS (SELECT FROM public.%I WHERE id = $1)', NEW.coisa) INTO existe USING NEW.registro;
  IF NOT existe THEN
    RAISE EXCEPTION USING ERRCODE = 'foreign_key_violation', MESSAGE = 'no such record';
  END IF;
  RETURN NEW;
END $$;

-- A trigger of publicidade_vistos calls it. The trail's line never contains what a patient wrote.
CREATE FUNCTION registra_visto() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  visto public.publicidade_vistos := CASE TG_OP WHEN 'INSERT' THEN NEW ELSE OLD END;
BEGIN
  PERFORM public.registra_linha(
    CASE TG_OP WHEN 'INSERT' THEN 'viu_aviso_cfm' ELSE 'desfez_visto_cfm' END,
    visto.coisa, visto.registro::text, depois => jsonb_build_object('campo', visto.campo, 'regra', visto.regra,
      'palavras', CASE visto.coisa WHEN 'depoimentos' THEN '…' ELSE visto.palavras END));
  RETURN NULL;
END $$;

-- A trigger of depoimentos calls it as the owner, to delete rows about words that the testimonial no longer contains.
CREATE FUNCTION esquece_vistos() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  DELETE FROM public.publicidade_vistos
    WHERE coisa = TG_TABLE_NAME AND registro = OLD.id
      AND (TG_OP = 'DELETE' OR position(lower(palavras) IN lower(regexp_replace(NEW.texto, '\s', ' ', 'g'))) = 0);
  RETURN NULL;
END $$;
