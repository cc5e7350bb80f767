-- A trigger of laudos calls it. A status only moves forward. A release needs rendered pages, a doctor and a CRM number;
-- a PDF that was changed after its signature also needs a person's confirmation. The trigger sets times and names
-- itself, except in sample data.
CREATE FUNCTION guarda_laudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  e_demonstracao boolean := current_setting('role') = 'clinica_operador';
  era text := OLD.status;
  e_outra boolean := NEW.versao_atual IS DISTINCT FROM OLD.versao_atual;
  pdf record;
  recusa text;
BEGIN
  SELECT v.laudo_id, v.desenho, v.integridade = 'alterada' AND NOT v.alteracao_lida AS nao_lida INTO pdf FROM public.laudo_versoes v WHERE v.id = NEW.versao_atual;
  recusa := CASE
    WHEN NEW.status <> ALL (CASE era
      WHEN 'em_analise' THEN '{em_analise,liberado,anulado}'::text[]
      WHEN 'liberado' THEN '{liberado,retificado,anulado}'
      WHEN 'retificado' THEN '{retificado,anulado}'
      WHEN 'anulado' THEN '{anulado}'
      ELSE '{em_analise}' END) THEN 'laudos_status'
    WHEN era <> 'em_analise' AND NEW.paciente_id <> OLD.paciente_id THEN 'laudos_paciente_fixo'
    WHEN era <> 'em_analise' AND e_outra AND NEW.status <> 'retificado' THEN 'laudos_versao_fixa'
    WHEN NEW.versao_atual IS NOT NULL AND pdf.laudo_id IS DISTINCT FROM NEW.id THEN 'laudos_versao_propria'
    WHEN NEW.status IN ('liberado', 'retificado') AND (NEW.versao_atual IS NULL OR NEW.medico_responsavel = '' OR NEW.crm = ''
      OR (e_outra OR era <> NEW.status) AND pdf.desenho <> 'pronto') THEN 'laudos_liberavel'
    WHEN NEW.status IN ('liberado', 'retificado') AND (e_outra OR era <> NEW.status) AND pdf.nao_lida THEN 'laudos_alteracao_lida'
    WHEN era = 'liberado' AND NEW.status = 'retificado' AND NOT e_outra THEN 'laudos_versao_nova' END;
  IF recusa IS NOT NULL THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = recusa, TABLE = 'laudos', MESSAGE = 'refused by ' || recusa;
  END IF;
  IF TG_OP = 'INSERT' OR NOT e_demonstracao THEN
    NEW.liberado_em := OLD.liberado_em;
    NEW.retificado_em := OLD.retificado_em;
    NEW.anulado_em := OLD.anulado_em;
    NEW.anulado_por := OLD.anulado_por;
    NEW.criado_em := coalesce(OLD.criado_em, NEW.criado_em);
    -- Only `marca_aberto` sets `aberto_em`, when the patient reads the report.
    IF current_setting('role') <> 'clinica_paciente' THEN NEW.aberto_em := OLD.aberto_em; END IF;
  END IF;
  IF NEW.status = 'liberado' AND era <> 'liberado' THEN NEW.liberado_em := coalesce(NEW.liberado_em, clock_timestamp()); END IF;
  IF NEW.status = 'retificado' AND e_outra THEN
    IF NOT e_demonstracao OR NEW.retificado_em IS NULL THEN NEW.retificado_em := clock_timestamp(); END IF;
    NEW.aberto_em := NULL;
  END IF;
  IF NEW.status = 'anulado' AND era <> 'anulado' THEN
    NEW.anulado_em := coalesce(NEW.anulado_em, clock_timestamp());
    NEW.anulado_por := coalesce(NEW.anulado_por, (SELECT nome FROM public.quem_pede()));
  END IF;
  RETURN NEW;
END $$;

-- A trigger of laudos calls it at a release. It stores when this version was issued and the former one replaced.
CREATE FUNCTION emite_versao() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  quando timestamptz := CASE NEW.status WHEN 'retificado' THEN NEW.retificado_em ELSE NEW.liberado_em END;
BEGIN
  UPDATE public.laudo_versoes SET substituida_em = quando
    WHERE laudo_id = NEW.id AND id <> NEW.versao_atual AND emitida_em IS NOT NULL AND substituida_em IS NULL;
  UPDATE public.laudo_versoes SET emitida_em = quando WHERE id = NEW.versao_atual;
  RETURN NULL;
END $$;

-- A trigger of laudos calls it: the line in trilha_pacientes names the changed fields.
CREATE FUNCTION encadeia_laudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  campos text[] := public.campos_mudados(to_jsonb(OLD), to_jsonb(NEW));
  feito text := CASE
    WHEN TG_OP = 'INSERT' THEN 'registrou_laudo'
    WHEN NEW.status = 'liberado' AND OLD.status <> 'liberado' THEN 'liberou_laudo'
    WHEN NEW.status = 'retificado' AND NEW.versao_atual <> OLD.versao_atual THEN 'retificou_laudo'
    WHEN NEW.status = 'anulado' AND OLD.status <> 'anulado' THEN 'anulou_laudo'
    WHEN NEW.protocolo_hash <> OLD.protocolo_hash THEN 'emitiu_protocolo'
    WHEN NEW.movido_para IS DISTINCT FROM OLD.movido_para THEN 'moveu_laudo'
    WHEN NEW.paciente_id <> OLD.paciente_id THEN 'trocou_paciente_laudo'
    WHEN NOT campos <@ '{aberto_em}' THEN 'alterou_laudo' END;
BEGIN
  IF feito IS NULL THEN RETURN NULL; END IF;
  PERFORM public.encadeia_equipe(feito, array_remove(ARRAY[NEW.paciente_id, nullif(OLD.paciente_id, NEW.paciente_id)], NULL),
    ARRAY['laudo:' || NEW.id], campos);
  RETURN NULL;
END $$;

-- A trigger of laudo_versoes calls it to refuse moving, renumbering or deleting a PDF that was matched to a report.
CREATE FUNCTION guarda_versao() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.laudo_id IS NOT NULL AND (NEW.laudo_id, NEW.numero) IS DISTINCT FROM (OLD.laudo_id, OLD.numero) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudo_versoes_fixa', TABLE = 'laudo_versoes',
      MESSAGE = 'a report keeps its versions';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;

-- Triggers of laudo_versoes call it when a PDF was uploaded, matched or discarded, or its signature checked again.
CREATE FUNCTION encadeia_versao() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.encadeia_equipe(
    CASE WHEN TG_OP = 'INSERT' THEN 'enviou_pdf' WHEN TG_OP = 'DELETE' THEN 'descartou_pdf'
      WHEN OLD.laudo_id IS DISTINCT FROM NEW.laudo_id THEN 'juntou_pdf' ELSE 'conferiu_assinatura' END,
    ARRAY(SELECT l.paciente_id FROM public.laudos l WHERE l.id = NEW.laudo_id), array_remove(ARRAY['laudo:' || NEW.laudo_id], NULL), '{pdf}');
  RETURN NULL;
END $$;

-- Staff for reports call it: it cancels the mails about a report's last step, to the patient and to the guardian, of
-- which no worker has begun to send any yet.
CREATE FUNCTION desfaz_aviso(laudo uuid) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  aviso uuid;
  desfeitos integer := 0;
  paciente uuid := (SELECT l.paciente_id FROM public.laudos AS l WHERE l.id = desfaz_aviso.laudo);
BEGIN
  PERFORM public.exige('pacientes');
  FOR aviso IN SELECT a.id FROM public.avisos_laudos AS a WHERE a.laudo_id = desfaz_aviso.laudo AND a.enviado_em IS NULL
      AND a.criado_em = (SELECT max(u.criado_em) FROM public.avisos_laudos AS u WHERE u.laudo_id = desfaz_aviso.laudo) LOOP
    IF public.tira_email('aviso-laudo', aviso) THEN
      DELETE FROM public.avisos_laudos AS a WHERE a.id = aviso;
      desfeitos := desfeitos + 1;
    END IF;
  END LOOP;
  IF desfeitos = 0 THEN RETURN false; END IF;
  PERFORM public.encadeia_equipe('desfez_aviso', ARRAY[paciente], ARRAY['laudo:' || laudo], ARRAY['aviso']);
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION desfaz_aviso(uuid) TO clinica_pode_pacientes;

-- Staff for reports call it: it returns whether the queue will still try to send this mail about a report.
CREATE FUNCTION aviso_na_fila(aviso uuid) RETURNS boolean LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.exige('pacientes');
  RETURN EXISTS (SELECT FROM pgboss.job_common AS j WHERE j.name = 'mail' AND j.data ->> 'id' = aviso::text
    AND j.data ->> 'kind' = 'aviso-laudo' AND j.state IN ('created', 'retry', 'active'));
END $$;
GRANT EXECUTE ON FUNCTION aviso_na_fila(uuid) TO clinica_pode_pacientes;
