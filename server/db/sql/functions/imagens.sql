-- A trigger of estudos calls it to refuse images for an annulled report. The lock waits for a concurrent annulment.
CREATE FUNCTION guarda_estudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  situacao text;
BEGIN
  IF NEW.laudo_id IS NULL OR TG_OP = 'UPDATE' AND NEW.laudo_id IS NOT DISTINCT FROM OLD.laudo_id THEN RETURN NEW; END IF;
  SELECT l.status INTO situacao FROM public.laudos l WHERE l.id = NEW.laudo_id FOR SHARE;
  IF situacao = 'anulado' THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'estudos_laudo_vivo', TABLE = 'estudos',
      MESSAGE = 'an annulled report gets no images';
  END IF;
  RETURN NEW;
END $$;

-- Triggers of estudos call it. If images move to another report, the trail's line names both reports and patients.
CREATE FUNCTION encadeia_estudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  laudos uuid[] := array_remove(ARRAY[OLD.laudo_id, NEW.laudo_id], NULL);
BEGIN
  PERFORM public.encadeia_equipe(
    CASE WHEN TG_OP = 'INSERT' THEN 'recebeu_imagens' WHEN TG_OP = 'DELETE' THEN 'descartou_imagens'
      WHEN OLD.laudo_id IS NULL THEN 'ligou_imagens' WHEN NEW.laudo_id IS NULL THEN 'soltou_imagens' ELSE 'moveu_imagens' END,
    ARRAY(SELECT DISTINCT l.paciente_id FROM public.laudos l WHERE l.id = ANY (laudos)),
    ARRAY(SELECT 'laudo:' || um FROM unnest(laudos) AS um) || ('estudo:' || coalesce(NEW.id, OLD.id)), '{imagens}');
  RETURN NULL;
END $$;

-- The portal calls it before it sends images. When a series is opened (`inteiro`), it always adds a line to the trail;
-- otherwise at most one line in 15 minutes for each access. False if nothing may be sent.
CREATE FUNCTION registra_imagens(serie uuid, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
  achado record;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  SELECT e.id AS estudo, l.id AS laudo, l.paciente_id INTO achado
    FROM public.series s JOIN public.estudos e ON e.id = s.estudo_id JOIN public.laudos l ON l.id = e.laudo_id
      JOIN public.laudos_do_acesso() d ON d.laudo = l.id
    WHERE s.id = serie AND l.status IN ('liberado', 'retificado');
  IF achado.laudo IS NULL OR inteiro IS NULL THEN RETURN false; END IF;
  PERFORM public.encadeia_entrega(inteiro, clock_timestamp() - interval '15 minutes', atual.via, atual.responsavel, atual.id,
    NULL, NULL, 'viu_imagens', ARRAY[achado.paciente_id],
    ARRAY['laudo:' || achado.laudo, 'estudo:' || achado.estudo, 'serie:' || serie], '{imagens}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_imagens(uuid, boolean) TO clinica_paciente;

-- The portal calls it when a report's original images are about to be sent to the patient. False if none may be sent.
CREATE FUNCTION registra_originais(laudo uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
  dele uuid;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  SELECT l.paciente_id INTO dele FROM public.laudos l JOIN public.laudos_do_acesso() d ON d.laudo = l.id
    WHERE l.id = registra_originais.laudo AND l.status IN ('liberado', 'retificado');
  IF dele IS NULL THEN RETURN false; END IF;
  PERFORM public.encadeia(atual.via, atual.responsavel, atual.id, NULL, NULL, 'baixou_imagens', ARRAY[dele],
    ARRAY['laudo:' || laudo] || ARRAY(SELECT 'estudo:' || e.id FROM public.estudos e WHERE e.laudo_id = laudo ORDER BY e.id),
    '{imagens}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_originais(uuid) TO clinica_paciente;

-- Staff for reports call it before an image is sent. It adds at most one line in 15 minutes for each person and series.
CREATE FUNCTION registra_imagens_equipe(serie uuid) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  pessoa record;
  achado record;
BEGIN
  PERFORM public.exige('pacientes');
  SELECT * INTO pessoa FROM public.quem_pede();
  SELECT e.id AS estudo, l.id AS laudo, l.paciente_id INTO achado
    FROM public.series s JOIN public.estudos e ON e.id = s.estudo_id LEFT JOIN public.laudos l ON l.id = e.laudo_id
    WHERE s.id = serie;
  IF achado.estudo IS NULL THEN RETURN false; END IF;
  PERFORM public.encadeia_entrega(false, clock_timestamp() - interval '15 minutes', 'equipe', false, NULL, pessoa.id, pessoa.nome,
    'viu_imagens', array_remove(ARRAY[achado.paciente_id], NULL),
    array_remove(ARRAY['laudo:' || achado.laudo, 'estudo:' || achado.estudo, 'serie:' || serie], NULL), '{imagens}');
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION registra_imagens_equipe(uuid) TO clinica_pode_pacientes;
