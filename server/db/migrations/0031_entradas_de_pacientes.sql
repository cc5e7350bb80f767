-- A patient's way in follows who she is at this moment; what is read of her has its line before a byte leaves.
DROP INDEX "codigos_acesso_cpf";--> statement-breakpoint
ALTER TABLE "codigos_acesso" ADD COLUMN "identidade_hash" "bytea";--> statement-breakpoint
ALTER TABLE "codigos_acesso" ADD COLUMN "conferido" "bytea";--> statement-breakpoint
ALTER TABLE "codigos_acesso" ADD COLUMN "encerrado_em" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "codigos_acesso_paciente" ON "codigos_acesso" USING btree ("paciente_id","criado_em");--> statement-breakpoint
CREATE POLICY "pacientes_dono_tranca" ON "pacientes" AS PERMISSIVE FOR UPDATE TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.pacientes'::regclass)) WITH CHECK (false);--> statement-breakpoint

-- Twelve hours by the clock, at each use, however busy a copied cookie keeps it.
CREATE OR REPLACE FUNCTION acesso_atual(OUT id uuid, OUT paciente_id uuid, OUT laudo_id uuid, OUT via text, OUT responsavel boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN RETURN; END IF;
  SELECT a.id, a.paciente_id, a.laudo_id, a.via, a.responsavel INTO id, paciente_id, laudo_id, via, responsavel
    FROM public.acessos_pacientes a
    WHERE a.token = encode(sha256(convert_to(coalesce(current_setting('app.acesso', true), ''), 'UTF8')), 'hex')
      AND a.encerrado_em IS NULL AND a.usado_em > now() - interval '15 minutes'
      AND a.criado_em > now() - interval '12 hours';
END $$;--> statement-breakpoint

-- Locks are taken in one order everywhere: the report, its patient, her codes, her accesses, the trail. So
-- what ends her accesses and what opens one wait for each other, and never both at once.

-- Internal: ends all that opens this patient's reports, and the codes that still could.
CREATE FUNCTION encerra_entradas(paciente uuid) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  UPDATE public.codigos_acesso c SET encerrado_em = clock_timestamp()
    WHERE c.paciente_id = paciente AND c.usado_em IS NULL AND c.encerrado_em IS NULL;
  UPDATE public.acessos_pacientes a SET encerrado_em = clock_timestamp()
    WHERE a.paciente_id = paciente AND a.encerrado_em IS NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION encerra_entradas(uuid) FROM PUBLIC;--> statement-breakpoint

-- Ciphertexts stay as they are where nothing changed, so that a change of one is a change of what it says.
CREATE OR REPLACE FUNCTION guarda_paciente() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM public.encerra_entradas(NEW.id);
  RETURN NEW;
END $$;--> statement-breakpoint
DROP TRIGGER guarda_paciente ON pacientes;--> statement-breakpoint
CREATE TRIGGER guarda_paciente BEFORE UPDATE ON pacientes FOR EACH ROW
  WHEN ((OLD.cpf, OLD.cpf_hash, OLD.data_nascimento, OLD.email, OLD.identidade_hash,
      OLD.responsavel_nome, OLD.responsavel_cpf, OLD.responsavel_ate, OLD.responsavel_hash)
    IS DISTINCT FROM (NEW.cpf, NEW.cpf_hash, NEW.data_nascimento, NEW.email, NEW.identidade_hash,
      NEW.responsavel_nome, NEW.responsavel_cpf, NEW.responsavel_ate, NEW.responsavel_hash))
  EXECUTE FUNCTION guarda_paciente();--> statement-breakpoint

-- A report that stood under the wrong patient: she is out, whichever of her reports she had open. A move
-- begins by annulling the report; her rows are locked then already, since after that comes the trail.
CREATE FUNCTION encerra_entradas_do_laudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM 1 FROM public.pacientes p WHERE p.id = OLD.paciente_id FOR NO KEY UPDATE;
  IF NEW.paciente_id <> OLD.paciente_id OR NEW.movido_para IS DISTINCT FROM OLD.movido_para THEN
    PERFORM public.encerra_entradas(OLD.paciente_id);
  ELSE
    PERFORM 1 FROM public.codigos_acesso c WHERE c.paciente_id = OLD.paciente_id AND c.encerrado_em IS NULL FOR UPDATE;
    PERFORM 1 FROM public.acessos_pacientes a WHERE a.paciente_id = OLD.paciente_id AND a.encerrado_em IS NULL FOR UPDATE;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION encerra_entradas_do_laudo() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER encerra_entradas BEFORE UPDATE ON laudos FOR EACH ROW
  WHEN (OLD.paciente_id IS DISTINCT FROM NEW.paciente_id OR OLD.movido_para IS DISTINCT FROM NEW.movido_para
    OR OLD.status <> 'anulado' AND NEW.status = 'anulado')
  EXECUTE FUNCTION encerra_entradas_do_laudo();--> statement-breakpoint

-- Internal: a row for each request, alike for a patient and for nobody. Only what matches a patient counts
-- against her three mails an hour, so that invented birth dates use up none of them; all count for the address.
CREATE FUNCTION cria_codigo(identidade bytea, cpf bytea, token text, codigo_id uuid, codigo_hash bytea)
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  achado record;
  pedidos integer;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso identidade ' || encode(identidade, 'hex'), 0));
  SELECT p.id, sha256(p.identidade_hash || p.email) AS conferido INTO achado
    FROM public.pacientes p WHERE p.identidade_hash = identidade AND p.email IS NOT NULL;
  SELECT count(*) INTO pedidos FROM public.codigos_acesso c
    WHERE c.paciente_id = achado.id AND c.criado_em > clock_timestamp() - interval '1 hour';
  INSERT INTO public.codigos_acesso (id, token, codigo_hash, cpf_hash, identidade_hash, paciente_id, conferido)
    VALUES (codigo_id, encode(sha256(convert_to(token, 'UTF8')), 'hex'), codigo_hash, cpf, identidade,
      CASE WHEN pedidos < 3 THEN achado.id END, CASE WHEN pedidos < 3 THEN achado.conferido END);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION cria_codigo(bytea, bytea, text, uuid, bytea) FROM PUBLIC;--> statement-breakpoint

-- As before, but that it locks the report and its patient before it matches, and for the codes.
CREATE OR REPLACE FUNCTION procura_paciente(identidade bytea, protocolo bytea, cpf bytea, token text,
  codigo_id uuid, codigo_hash bytea, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  endereco text := nullif(current_setting('app.endereco', true), '');
  pedido text := nullif(current_setting('app.pedido', true), '');
  rede text := public.rede_de(coalesce(endereco, ''));
  ultima timestamptz;
  erradas integer;
  fechado boolean;
  achado record;
  acesso uuid;
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'look-ups are the patients''';
  END IF;
  espera := public.espera_da_rede(rede);
  IF espera > 0 THEN
    resultado := 'limite';
    RETURN;
  END IF;
  IF protocolo IS NULL THEN
    INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, cpf_hash)
      VALUES ('pedido de código', rede, endereco, pedido, cpf);
    PERFORM public.cria_codigo(identidade, cpf, token, codigo_id, codigo_hash);
    resultado := 'codigo';
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso protocolo ' || encode(protocolo, 'hex'), 0));
  SELECT max(t.quando) INTO ultima FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = protocolo AND NOT t.fechado AND t.quando > clock_timestamp() - interval '15 minutes';
  SELECT count(*) INTO erradas FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = protocolo AND NOT t.fechado AND t.quando > ultima - interval '15 minutes';
  fechado := erradas >= 5;
  PERFORM 1 FROM public.laudos l WHERE l.protocolo_hash = protocolo FOR KEY SHARE;
  PERFORM 1 FROM public.pacientes p WHERE p.id =
    (SELECT l.paciente_id FROM public.laudos l WHERE l.protocolo_hash = protocolo) FOR SHARE;
  SELECT l.id, l.paciente_id, p.identidade_hash IS DISTINCT FROM identidade AS responsavel INTO achado
    FROM public.laudos l JOIN public.pacientes p ON p.id = l.paciente_id
    WHERE l.protocolo_hash = protocolo AND (p.identidade_hash = identidade OR p.responsavel_hash = identidade);
  IF achado.id IS NULL OR fechado THEN
    INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, protocolo_hash, cpf_hash, fechado)
      VALUES ('protocolo', rede, endereco, pedido, protocolo, cpf, fechado);
    resultado := 'nada';
    RETURN;
  END IF;
  INSERT INTO public.acessos_pacientes (token, paciente_id, laudo_id, via, responsavel)
    VALUES (encode(sha256(convert_to(token, 'UTF8')), 'hex'), achado.paciente_id, achado.id, 'protocolo', achado.responsavel)
    RETURNING id INTO acesso;
  PERFORM public.encadeia('protocolo', achado.responsavel, acesso, NULL, NULL, 'entrou', ARRAY[achado.paciente_id], ARRAY[achado.id], '{}');
  resultado := 'aberto';
END $$;--> statement-breakpoint

-- `Enviar outro código`, in the browser that requested one: counted as the first request was.
CREATE FUNCTION repete_codigo(pedido_token text, token text, codigo_id uuid, codigo_hash bytea, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  endereco text := nullif(current_setting('app.endereco', true), '');
  rede text := public.rede_de(coalesce(endereco, ''));
  antes record;
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'codes are the patients''';
  END IF;
  espera := public.espera_da_rede(rede);
  IF espera > 0 THEN
    resultado := 'limite';
    RETURN;
  END IF;
  SELECT c.identidade_hash, c.cpf_hash INTO antes FROM public.codigos_acesso c
    WHERE c.token = encode(sha256(convert_to(pedido_token, 'UTF8')), 'hex')
      AND c.criado_em > clock_timestamp() - interval '15 minutes';
  INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, cpf_hash)
    VALUES ('pedido de código', rede, endereco, nullif(current_setting('app.pedido', true), ''), antes.cpf_hash);
  IF antes.identidade_hash IS NULL THEN
    resultado := 'nada';
    RETURN;
  END IF;
  PERFORM public.cria_codigo(antes.identidade_hash, antes.cpf_hash, token, codigo_id, codigo_hash);
  resultado := 'codigo';
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION repete_codigo(text, text, uuid, bytea) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION repete_codigo(text, text, uuid, bytea) TO clinica_paciente;--> statement-breakpoint

-- As before; and what matched when the code was requested must match still.
CREATE OR REPLACE FUNCTION confirma_codigo(pedido_token text, codigo bytea, token text, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  endereco text := nullif(current_setting('app.endereco', true), '');
  rede text := public.rede_de(coalesce(endereco, ''));
  pedido text := encode(sha256(convert_to(pedido_token, 'UTF8')), 'hex');
  achado public.codigos_acesso;
  confere boolean;
  acesso uuid;
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'codes are the patients''';
  END IF;
  espera := public.espera_da_rede(rede);
  IF espera > 0 THEN
    resultado := 'limite';
    RETURN;
  END IF;
  PERFORM 1 FROM public.pacientes p WHERE p.id =
    (SELECT c.paciente_id FROM public.codigos_acesso c WHERE c.token = pedido) FOR SHARE;
  UPDATE public.codigos_acesso c SET tentativas = c.tentativas + 1 WHERE c.token = pedido RETURNING c.* INTO achado;
  confere := EXISTS (SELECT FROM public.pacientes p
    WHERE p.id = achado.paciente_id AND sha256(p.identidade_hash || p.email) = achado.conferido);
  IF achado.id IS NULL OR achado.paciente_id IS NULL OR achado.usado_em IS NOT NULL OR achado.encerrado_em IS NOT NULL
    OR achado.tentativas > 5 OR achado.criado_em < clock_timestamp() - interval '10 minutes'
    OR achado.codigo_hash <> codigo OR NOT confere THEN
    INSERT INTO public.tentativas_acesso (tipo, rede, de_onde, pedido, cpf_hash)
      VALUES ('código', rede, endereco, nullif(current_setting('app.pedido', true), ''), achado.cpf_hash);
    resultado := 'nada';
    RETURN;
  END IF;
  UPDATE public.codigos_acesso c SET usado_em = clock_timestamp() WHERE c.id = achado.id;
  INSERT INTO public.acessos_pacientes (token, paciente_id, via)
    VALUES (encode(sha256(convert_to(token, 'UTF8')), 'hex'), achado.paciente_id, 'codigo') RETURNING id INTO acesso;
  PERFORM public.encadeia('codigo', false, acesso, NULL, NULL, 'entrou', ARRAY[achado.paciente_id], '{}', '{}');
  resultado := 'aberto';
END $$;--> statement-breakpoint

-- What the patient does with an access, for the trail; files have registra_entrega.
CREATE OR REPLACE FUNCTION registra_acesso(acao text, laudo uuid, dados text[]) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  IF atual.id IS NULL OR acao IS NULL OR acao NOT IN ('abriu a lista', 'abriu laudo', 'encerrou o acesso')
    OR dados IS NULL OR NOT dados <@ '{lista,laudo,páginas}'
    OR laudo IS NOT NULL AND NOT EXISTS (SELECT FROM public.laudos l
      WHERE l.id = laudo AND l.paciente_id = atual.paciente_id AND l.id = coalesce(atual.laudo_id, l.id)) THEN
    RETURN false;
  END IF;
  IF acao = 'encerrou o acesso' THEN
    UPDATE public.acessos_pacientes SET encerrado_em = clock_timestamp() WHERE id = atual.id;
  ELSIF laudo IS NOT NULL THEN
    -- Staff who write the report at this moment are not waited for: the next opening sets it.
    UPDATE public.laudos SET aberto_em = clock_timestamp() WHERE id = (
      SELECT l.id FROM public.laudos l WHERE l.id = laudo AND l.aberto_em IS NULL AND l.status IN ('liberado', 'retificado')
      FOR UPDATE SKIP LOCKED);
  END IF;
  PERFORM public.encadeia(atual.via, atual.responsavel, atual.id, NULL, NULL, acao, ARRAY[atual.paciente_id],
    array_remove(ARRAY[coalesce(laudo, atual.laudo_id)], NULL), dados);
  RETURN true;
END $$;--> statement-breakpoint

-- Bytes of a report are about to leave for its patient. A whole file is a line each time; of parts and of
-- page images the first in a quarter of an hour is, unless the access opened their page within it.
-- False where the access does not open that report, or it is not out: then nothing may leave.
CREATE FUNCTION registra_entrega(acao text, laudo uuid, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  atual record;
  desde timestamptz;
  tem boolean;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  -- What was read of a version that was corrected since is no reading of the new one.
  SELECT greatest(clock_timestamp() - interval '15 minutes', l.retificado_em) INTO desde FROM public.laudos l
    WHERE l.id = laudo AND l.paciente_id = atual.paciente_id AND l.id = coalesce(atual.laudo_id, l.id)
      AND l.status IN ('liberado', 'retificado') AND l.versao_atual IS NOT NULL;
  IF desde IS NULL OR inteiro IS NULL OR acao IS NULL OR acao NOT IN ('baixou PDF', 'imprimiu PDF', 'viu páginas') THEN
    RETURN false;
  END IF;
  -- Once without the trail's lock, which most parts and images need not take, and once with it.
  FOR vez IN 1..2 LOOP
    IF NOT inteiro THEN
      SELECT EXISTS (SELECT FROM public.trilha_pacientes t
        WHERE t.laudos @> ARRAY[laudo] AND t.acesso_id = atual.id AND t.quando > desde
          AND (t.acao = acao OR acao = 'viu páginas' AND t.acao = 'abriu laudo' AND t.dados @> '{páginas}')) INTO tem;
      IF tem THEN RETURN true; END IF;
    END IF;
    EXIT WHEN vez = 2;
    UPDATE public.laudos SET aberto_em = clock_timestamp() WHERE id = (
      SELECT l.id FROM public.laudos l WHERE l.id = laudo AND l.aberto_em IS NULL FOR UPDATE SKIP LOCKED);
    PERFORM pg_advisory_xact_lock(hashtextextended('public.trilha_pacientes', 0));
  END LOOP;
  PERFORM public.encadeia(atual.via, atual.responsavel, atual.id, NULL, NULL, acao, ARRAY[atual.paciente_id], ARRAY[laudo],
    CASE acao WHEN 'viu páginas' THEN '{páginas}'::text[] ELSE '{pdf}' END);
  RETURN true;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION registra_entrega(text, uuid, boolean) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION registra_entrega(text, uuid, boolean) TO clinica_paciente;--> statement-breakpoint

-- The same for staff, of any version, also of one that waits for its report: the line says which.
CREATE FUNCTION registra_entrega_equipe(acao text, versao uuid, inteiro boolean) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  pessoa record;
  arquivo record;
  ids uuid[];
  qual text;
  tem boolean;
BEGIN
  SELECT * INTO pessoa FROM public.quem_pede();
  IF NOT coalesce(pessoa.tipo_usuario IN ('laudos', 'recepcao', 'admin_master'), false)
    OR inteiro IS NULL OR acao IS NULL OR acao NOT IN ('baixou PDF', 'viu páginas') THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'reports are for those who handle them';
  END IF;
  SELECT v.laudo_id, v.numero, l.paciente_id INTO arquivo
    FROM public.laudo_versoes v LEFT JOIN public.laudos l ON l.id = v.laudo_id WHERE v.id = versao;
  IF NOT FOUND THEN RETURN false; END IF;
  ids := array_remove(ARRAY[arquivo.laudo_id], NULL);
  qual := coalesce('versão ' || arquivo.numero, 'arquivo ' || left(versao::text, 8));
  FOR vez IN 1..2 LOOP
    IF NOT inteiro THEN
      SELECT EXISTS (SELECT FROM public.trilha_pacientes t
        WHERE t.quando > clock_timestamp() - interval '15 minutes' AND t.usuario_id = pessoa.id
          AND t.acao = acao AND t.laudos = ids AND t.dados @> ARRAY[qual]) INTO tem;
      IF tem THEN RETURN true; END IF;
    END IF;
    EXIT WHEN vez = 2;
    PERFORM pg_advisory_xact_lock(hashtextextended('public.trilha_pacientes', 0));
  END LOOP;
  PERFORM public.encadeia_equipe(acao, array_remove(ARRAY[arquivo.paciente_id], NULL), ids,
    ARRAY[CASE acao WHEN 'viu páginas' THEN 'páginas' ELSE 'pdf' END, qual]);
  RETURN true;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION registra_entrega_equipe(text, uuid, boolean) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION registra_entrega_equipe(text, uuid, boolean) TO clinica_laudos, clinica_admin;--> statement-breakpoint

-- Staff, and the server, note what they read, in these words (server/data/laudos/patient-trail.ts) and no
-- others: what was changed, released, entered or delivered is written by the functions that do it.
CREATE OR REPLACE FUNCTION registra_leitura(acao text, pacientes uuid[], laudos uuid[], dados text[])
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF NOT coalesce(CASE current_setting('role')
      WHEN 'clinica_sistema' THEN acao IN ('enviou código de acesso', 'avisou por e-mail')
      ELSE (SELECT tipo_usuario FROM public.quem_pede()) IN ('laudos', 'recepcao', 'admin_master')
        AND acao IN ('abriu paciente', 'procurou paciente', 'procurou pacientes', 'listou pacientes', 'viu telefones',
          'viu o laudo', 'procurou laudos', 'listou laudos', 'viu os acessos', 'exportou acessos') END, false)
    OR cardinality(pacientes) > 1000 OR cardinality(laudos) > 1000 OR cardinality(dados) > 40
    OR EXISTS (SELECT FROM unnest(dados) AS um WHERE char_length(um) > 40) THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'not a reading of this person';
  END IF;
  PERFORM public.encadeia_equipe(acao, pacientes, laudos, dados);
END $$;--> statement-breakpoint

-- Never the system's own words, in any spelling that reads like them: other capitals, accents, marks, signs
-- that nobody sees.
CREATE OR REPLACE FUNCTION registra_evento(acao text, coisa text, registro text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  papel text := current_setting('role');
  quem record;
BEGIN
  IF papel NOT IN ('clinica_entrada', 'clinica_sistema', 'clinica_operador') THEN
    SELECT * INTO quem FROM public.quem_pede();
    IF quem.tipo_usuario IS NULL
      OR acao !~ '^[A-Za-zà-öø-ÿ0-9 ,.:;()"/+-]+$'
      OR btrim(regexp_replace(regexp_replace(translate(normalize(lower(acao), NFD), 'øð', 'od'),
        U&'[\0300-\036F]', '', 'g'), '[^a-z0-9]+', ' ', 'g')) ~ ('^(criou|alterou|excluiu|entrou|saiu|entrada recusada'
        '|codigo recusado|trocou a senha pelo link|ligou o segundo fator|desligou o segundo fator|cadastrou|registrou|liberou'
        '|retificou|retirou|anulou|moveu|emitiu|juntou|descartou|trocou o paciente|enviou pdf|baixou pdf|imprimiu pdf|viu paginas|viu o laudo|abriu)( |$)')
      OR char_length(acao) > 100 OR char_length(coisa) > 63 OR char_length(registro) > 100
      OR NOT (quem.tipo_usuario = 'admin_master'
        OR coisa = 'usuarios' AND registro IS NOT DISTINCT FROM quem.id::text
        OR coalesce(has_table_privilege(papel, to_regclass('public.' || quote_ident(coisa)), 'UPDATE'), false)) THEN
      RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'not an event of this person';
    END IF;
  END IF;
  PERFORM public.registra_linha(acao, coisa, registro);
END $$;
