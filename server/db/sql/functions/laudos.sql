-- A trigger of laudos calls it, and nobody gets around it. A report's way goes forward only: em_analise, liberado,
-- retificado; anulado from anywhere, and from there nowhere. Only the demonstration's own past has times and names of
-- its own.
CREATE FUNCTION guarda_laudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  e_demonstracao boolean := current_setting('role') = 'clinica_operador';
  era text;
  pdf_laudo uuid;
  pdf_desenho text;
  e_nova boolean := true;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    era := OLD.status;
    e_nova := OLD.status <> NEW.status OR OLD.versao_atual IS DISTINCT FROM NEW.versao_atual;
  END IF;
  IF era IS NULL AND NEW.status <> 'em_analise'
    OR era = 'em_analise' AND NEW.status NOT IN ('em_analise', 'liberado', 'anulado')
    OR era = 'liberado' AND NEW.status NOT IN ('liberado', 'retificado', 'anulado')
    OR era = 'retificado' AND NEW.status NOT IN ('retificado', 'anulado')
    OR era = 'anulado' AND NEW.status <> 'anulado' THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudos_status', TABLE = 'laudos',
      MESSAGE = 'a report does not go back';
  END IF;
  IF era IS NOT NULL AND era <> 'em_analise' THEN
    IF NEW.paciente_id <> OLD.paciente_id THEN
      RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudos_paciente_fixo', TABLE = 'laudos',
        MESSAGE = 'what was released keeps its patient';
    END IF;
    IF NEW.versao_atual IS DISTINCT FROM OLD.versao_atual AND NEW.status <> 'retificado' THEN
      RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudos_versao_fixa', TABLE = 'laudos',
        MESSAGE = 'another version is a correction';
    END IF;
  END IF;
  IF NEW.versao_atual IS NOT NULL THEN
    SELECT v.laudo_id, v.desenho INTO pdf_laudo, pdf_desenho FROM public.laudo_versoes v WHERE v.id = NEW.versao_atual;
    IF pdf_laudo IS DISTINCT FROM NEW.id THEN
      RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudos_versao_propria', TABLE = 'laudos',
        MESSAGE = 'the version is another report''s';
    END IF;
  END IF;
  IF NEW.status IN ('liberado', 'retificado')
    AND (NEW.versao_atual IS NULL OR e_nova AND pdf_desenho <> 'pronto' OR NEW.medico_responsavel = '' OR NEW.crm = '') THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudos_liberavel', TABLE = 'laudos',
      MESSAGE = 'a report goes out with its pages, its doctor and the CRM';
  END IF;
  IF era = 'liberado' AND NEW.status = 'retificado' AND NEW.versao_atual IS NOT DISTINCT FROM OLD.versao_atual THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudos_versao_nova', TABLE = 'laudos',
      MESSAGE = 'a correction is another version';
  END IF;
  IF TG_OP = 'INSERT' THEN
    NEW.liberado_em := NULL;
    NEW.retificado_em := NULL;
    NEW.anulado_em := NULL;
    NEW.anulado_por := NULL;
    NEW.aberto_em := NULL;
    RETURN NEW;
  END IF;
  IF NOT e_demonstracao THEN
    NEW.liberado_em := OLD.liberado_em;
    NEW.retificado_em := OLD.retificado_em;
    NEW.anulado_em := OLD.anulado_em;
    NEW.anulado_por := OLD.anulado_por;
    NEW.criado_em := OLD.criado_em;
    -- Only the patient's own reading sets it, in a function.
    IF current_setting('role') <> 'clinica_paciente' THEN NEW.aberto_em := OLD.aberto_em; END IF;
  END IF;
  IF NEW.status = 'liberado' AND era <> 'liberado' THEN NEW.liberado_em := coalesce(NEW.liberado_em, clock_timestamp()); END IF;
  IF NEW.status = 'retificado' AND NEW.versao_atual <> OLD.versao_atual THEN
    IF NOT e_demonstracao OR NEW.retificado_em IS NULL THEN NEW.retificado_em := clock_timestamp(); END IF;
    -- There is something new to read.
    NEW.aberto_em := NULL;
  END IF;
  IF NEW.status = 'anulado' AND era <> 'anulado' THEN
    NEW.anulado_em := coalesce(NEW.anulado_em, clock_timestamp());
    NEW.anulado_por := coalesce(NEW.anulado_por, (SELECT nome FROM public.quem_pede()));
    UPDATE public.acessos_pacientes SET encerrado_em = clock_timestamp()
      WHERE paciente_id = OLD.paciente_id AND coalesce(documento, 'laudo:' || NEW.id) = 'laudo:' || NEW.id
        AND encerrado_em IS NULL AND usado_em > clock_timestamp() - interval '15 minutes';
  ELSIF NEW.protocolo_hash <> OLD.protocolo_hash OR NEW.paciente_id <> OLD.paciente_id THEN
    UPDATE public.acessos_pacientes SET encerrado_em = clock_timestamp()
      WHERE documento = 'laudo:' || NEW.id AND paciente_id = OLD.paciente_id
        AND encerrado_em IS NULL AND usado_em > clock_timestamp() - interval '15 minutes';
  END IF;
  RETURN NEW;
END $$;

-- A trigger of laudos calls it: it writes into the chain what was done, with the names of the fields.
CREATE FUNCTION encadeia_laudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  campos text[] := public.campos_mudados(CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) END, to_jsonb(NEW));
  feito text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    feito := 'registrou_laudo';
  ELSIF NEW.status = 'liberado' AND OLD.status <> 'liberado' THEN feito := 'liberou_laudo';
  ELSIF NEW.status = 'retificado' AND NEW.versao_atual <> OLD.versao_atual THEN feito := 'retificou_laudo';
  ELSIF NEW.status = 'anulado' AND OLD.status <> 'anulado' THEN feito := 'anulou_laudo';
  ELSIF NEW.protocolo_hash <> OLD.protocolo_hash THEN feito := 'emitiu_protocolo';
  ELSIF NEW.movido_para IS DISTINCT FROM OLD.movido_para THEN feito := 'moveu_laudo';
  ELSIF NEW.paciente_id <> OLD.paciente_id THEN feito := 'trocou_paciente_laudo';
  ELSIF cardinality(array_remove(campos, 'aberto_em')) > 0 THEN feito := 'alterou_laudo';
  ELSE RETURN NULL;
  END IF;
  PERFORM public.encadeia_equipe(feito,
    CASE WHEN TG_OP = 'UPDATE' AND NEW.paciente_id <> OLD.paciente_id THEN ARRAY[NEW.paciente_id, OLD.paciente_id] ELSE ARRAY[NEW.paciente_id] END,
    ARRAY['laudo:' || NEW.id], campos);
  RETURN NULL;
END $$;

-- A trigger of laudo_versoes calls it: a PDF stays as it was sent, and with the report that it was matched to.
CREATE FUNCTION guarda_versao() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.laudo_id IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.laudo_id IS DISTINCT FROM OLD.laudo_id OR NEW.numero IS DISTINCT FROM OLD.numero) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudo_versoes_fixa', TABLE = 'laudo_versoes',
      MESSAGE = 'a report keeps its versions';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;

-- Triggers of laudo_versoes call it: it writes into the chain that a PDF came, was matched or was discarded.
CREATE FUNCTION encadeia_versao() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  laudo uuid;
BEGIN
  IF TG_OP <> 'DELETE' THEN laudo := NEW.laudo_id; END IF;
  PERFORM public.encadeia_equipe(
    CASE TG_OP WHEN 'INSERT' THEN 'enviou_pdf' WHEN 'UPDATE' THEN 'juntou_pdf' ELSE 'descartou_pdf' END,
    ARRAY(SELECT l.paciente_id FROM public.laudos l WHERE l.id = laudo), array_remove(ARRAY['laudo:' || laudo], NULL), '{pdf}');
  RETURN NULL;
END $$;

-- Staff for reports call it: it takes back the newest mail that tells a patient of a report, as long as no worker has
-- begun to send it, and says whether it did.
CREATE FUNCTION desfaz_aviso(laudo uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  aviso uuid;
  paciente uuid;
BEGIN
  PERFORM public.exige('pacientes');
  SELECT a.id, l.paciente_id INTO aviso, paciente
    FROM public.avisos_laudos AS a JOIN public.laudos AS l ON l.id = a.laudo_id
    WHERE a.laudo_id = desfaz_aviso.laudo AND a.enviado_em IS NULL ORDER BY a.criado_em DESC LIMIT 1;
  DELETE FROM pgboss.job_common AS j
    WHERE j.name = 'mail' AND j.data ->> 'kind' = 'aviso-laudo' AND j.data ->> 'id' = aviso::text AND j.state = 'created';
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM public.avisos_laudos AS a WHERE a.id = aviso;
  PERFORM public.encadeia_equipe('desfez_aviso', ARRAY[paciente], ARRAY['laudo:' || laudo], ARRAY['aviso']);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION desfaz_aviso(uuid) TO clinica_pode_pacientes;
