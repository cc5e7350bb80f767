-- Patients and their reports. Who is no staff for reports reads not one column of these tables; a
-- patient's role sees only what the access behind its token opens.

-- Which access asks, the database looks up itself. 'app.acesso' is what server/portal/access-token.ts
-- makes of the cookie's token; the table keeps the hash of that.
CREATE FUNCTION acesso_atual(OUT id uuid, OUT paciente_id uuid, OUT laudo_id uuid, OUT via text, OUT responsavel boolean)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF current_setting('role') <> 'clinica_paciente' THEN RETURN; END IF;
  SELECT a.id, a.paciente_id, a.laudo_id, a.via, a.responsavel INTO id, paciente_id, laudo_id, via, responsavel
    FROM public.acessos_pacientes a
    WHERE a.token = encode(sha256(convert_to(coalesce(current_setting('app.acesso', true), ''), 'UTF8')), 'hex')
      AND a.encerrado_em IS NULL AND a.usado_em > now() - interval '15 minutes';
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION acesso_atual() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION acesso_atual() TO clinica_paciente;--> statement-breakpoint

CREATE TABLE "acessos_pacientes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token" text NOT NULL,
	"paciente_id" uuid NOT NULL,
	"laudo_id" uuid,
	"via" text NOT NULL,
	"responsavel" boolean DEFAULT false NOT NULL,
	"criado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"encerrado_em" timestamp with time zone,
	CONSTRAINT "acessos_pacientes_via" CHECK ("acessos_pacientes"."via" in ('protocolo', 'codigo'))
);
--> statement-breakpoint
ALTER TABLE "acessos_pacientes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "avisos_laudos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"laudo_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"enviado_em" timestamp with time zone,
	"falha" text,
	CONSTRAINT "avisos_laudos_tipo" CHECK ("avisos_laudos"."tipo" in ('liberado', 'retificado')),
	CONSTRAINT "avisos_laudos_falha" CHECK (char_length("avisos_laudos"."falha") between 1 and 40)
);
--> statement-breakpoint
ALTER TABLE "avisos_laudos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "codigos_acesso" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"codigo_hash" "bytea" NOT NULL,
	"cpf_hash" "bytea" NOT NULL,
	"paciente_id" uuid,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"criado_em" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"usado_em" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "codigos_acesso" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "laudo_versoes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"laudo_id" uuid,
	"numero" integer,
	"arquivo" uuid NOT NULL,
	"versao_chave" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"nome_arquivo" "bytea" NOT NULL,
	"assinado" boolean NOT NULL,
	"assinado_por" "bytea",
	"desenho" text DEFAULT 'pendente' NOT NULL,
	"paginas" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"texto" "bytea",
	"motivo" "bytea",
	"enviado_por" uuid,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "laudo_versoes_bytes" CHECK ("laudo_versoes"."bytes" between 1 and 20971520),
	CONSTRAINT "laudo_versoes_sha256" CHECK ("laudo_versoes"."sha256" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "laudo_versoes_desenho" CHECK ("laudo_versoes"."desenho" in ('pendente', 'pronto', 'falhou'))
);
--> statement-breakpoint
ALTER TABLE "laudo_versoes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "laudos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"paciente_id" uuid NOT NULL,
	"protocolo" "bytea" NOT NULL,
	"protocolo_hash" "bytea" NOT NULL,
	"exame" "bytea" NOT NULL,
	"data_exame" date NOT NULL,
	"previsto_para" date,
	"medico_responsavel" text DEFAULT '' NOT NULL,
	"crm" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'em_analise' NOT NULL,
	"versao_atual" uuid,
	"motivo_retirada" "bytea",
	"movido_para" uuid,
	"liberado_em" timestamp with time zone,
	"retificado_em" timestamp with time zone,
	"retirado_em" timestamp with time zone,
	"aberto_em" timestamp with time zone,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "laudos_status_palavra" CHECK ("laudos"."status" in ('em_analise', 'liberado', 'retificado', 'retirado')),
	CONSTRAINT "laudos_medico_responsavel" CHECK (char_length("laudos"."medico_responsavel") between 0 and 120),
	CONSTRAINT "laudos_crm" CHECK (char_length("laudos"."crm") between 0 and 40)
);
--> statement-breakpoint
ALTER TABLE "laudos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pacientes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" "bytea" NOT NULL,
	"nome_busca" "bytea"[] NOT NULL,
	"cpf" "bytea",
	"cpf_hash" "bytea",
	"data_nascimento" "bytea" NOT NULL,
	"email" "bytea",
	"telefone" "bytea",
	"responsavel_nome" "bytea",
	"responsavel_cpf" "bytea",
	"responsavel_ate" "bytea",
	"identidade_hash" "bytea",
	"responsavel_hash" "bytea",
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pacientes_cpf_inteiro" CHECK (num_nonnulls("pacientes"."cpf", "pacientes"."cpf_hash", "pacientes"."identidade_hash") in (0, 3)),
	CONSTRAINT "pacientes_responsavel_inteiro" CHECK (num_nonnulls("pacientes"."responsavel_nome", "pacientes"."responsavel_cpf", "pacientes"."responsavel_ate") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "pacientes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "tentativas_acesso" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tentativas_acesso_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"quando" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"tipo" text NOT NULL,
	"rede" text NOT NULL,
	"de_onde" text,
	"pedido" text,
	"protocolo_hash" "bytea",
	"cpf_hash" "bytea",
	"fechado" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tentativas_acesso_tipo" CHECK ("tentativas_acesso"."tipo" in ('protocolo', 'pedido de código', 'código'))
);
--> statement-breakpoint
ALTER TABLE "tentativas_acesso" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "trilha_pacientes" (
	"numero" bigint PRIMARY KEY NOT NULL,
	"quando" timestamp with time zone NOT NULL,
	"quem" text NOT NULL,
	"responsavel" boolean DEFAULT false NOT NULL,
	"acesso_id" uuid,
	"usuario_id" uuid,
	"usuario_nome" text,
	"acao" text NOT NULL,
	"pacientes" uuid[] NOT NULL,
	"laudos" uuid[] NOT NULL,
	"dados" text[] NOT NULL,
	"de_onde" text,
	"pedido" text,
	"anterior" "bytea" NOT NULL,
	"elo" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trilha_pacientes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "acessos_pacientes" ADD CONSTRAINT "acessos_pacientes_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acessos_pacientes" ADD CONSTRAINT "acessos_pacientes_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "avisos_laudos" ADD CONSTRAINT "avisos_laudos_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "codigos_acesso" ADD CONSTRAINT "codigos_acesso_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudo_versoes" ADD CONSTRAINT "laudo_versoes_laudo_id_laudos_id_fk" FOREIGN KEY ("laudo_id") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_paciente_id_pacientes_id_fk" FOREIGN KEY ("paciente_id") REFERENCES "public"."pacientes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_versao_atual_laudo_versoes_id_fk" FOREIGN KEY ("versao_atual") REFERENCES "public"."laudo_versoes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "laudos" ADD CONSTRAINT "laudos_movido_para_laudos_id_fk" FOREIGN KEY ("movido_para") REFERENCES "public"."laudos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "acessos_pacientes_token" ON "acessos_pacientes" USING btree ("token");--> statement-breakpoint
CREATE INDEX "acessos_pacientes_paciente" ON "acessos_pacientes" USING btree ("paciente_id");--> statement-breakpoint
CREATE INDEX "acessos_pacientes_usado" ON "acessos_pacientes" USING btree ("usado_em");--> statement-breakpoint
CREATE INDEX "avisos_laudos_laudo" ON "avisos_laudos" USING btree ("laudo_id","criado_em");--> statement-breakpoint
CREATE UNIQUE INDEX "codigos_acesso_token" ON "codigos_acesso" USING btree ("token");--> statement-breakpoint
CREATE INDEX "codigos_acesso_cpf" ON "codigos_acesso" USING btree ("cpf_hash","criado_em");--> statement-breakpoint
CREATE INDEX "codigos_acesso_criado" ON "codigos_acesso" USING btree ("criado_em");--> statement-breakpoint
CREATE UNIQUE INDEX "laudo_versoes_numero" ON "laudo_versoes" USING btree ("laudo_id","numero");--> statement-breakpoint
CREATE INDEX "laudo_versoes_sem_laudo" ON "laudo_versoes" USING btree ("criado_em") WHERE "laudo_versoes"."laudo_id" is null;--> statement-breakpoint
CREATE INDEX "laudo_versoes_arquivo" ON "laudo_versoes" USING btree ("arquivo");--> statement-breakpoint
CREATE UNIQUE INDEX "laudos_protocolo" ON "laudos" USING btree ("protocolo_hash");--> statement-breakpoint
CREATE INDEX "laudos_paciente" ON "laudos" USING btree ("paciente_id","data_exame" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "laudos_criado" ON "laudos" USING btree ("criado_em" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "laudos_status" ON "laudos" USING btree ("status","criado_em" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "laudos_nao_abertos" ON "laudos" USING btree ("liberado_em") WHERE "laudos"."aberto_em" is null and "laudos"."status" in ('liberado', 'retificado');--> statement-breakpoint
CREATE UNIQUE INDEX "pacientes_cpf" ON "pacientes" USING btree ("cpf_hash");--> statement-breakpoint
CREATE INDEX "pacientes_nome_busca" ON "pacientes" USING gin ("nome_busca");--> statement-breakpoint
CREATE INDEX "pacientes_identidade" ON "pacientes" USING btree ("identidade_hash");--> statement-breakpoint
CREATE INDEX "pacientes_responsavel" ON "pacientes" USING btree ("responsavel_hash");--> statement-breakpoint
CREATE INDEX "pacientes_criado" ON "pacientes" USING btree ("criado_em" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "tentativas_acesso_rede" ON "tentativas_acesso" USING btree ("rede","quando");--> statement-breakpoint
CREATE INDEX "tentativas_acesso_protocolo" ON "tentativas_acesso" USING btree ("protocolo_hash","quando");--> statement-breakpoint
CREATE INDEX "tentativas_acesso_quando" ON "tentativas_acesso" USING btree ("quando");--> statement-breakpoint
CREATE INDEX "trilha_pacientes_quando" ON "trilha_pacientes" USING btree ("quando");--> statement-breakpoint
CREATE INDEX "trilha_pacientes_laudos" ON "trilha_pacientes" USING gin ("laudos");--> statement-breakpoint
CREATE INDEX "trilha_pacientes_pacientes" ON "trilha_pacientes" USING gin ("pacientes");--> statement-breakpoint
CREATE POLICY "acessos_pacientes_sistema" ON "acessos_pacientes" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "acessos_pacientes_dono" ON "acessos_pacientes" AS PERMISSIVE FOR ALL TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.acessos_pacientes'::regclass)) WITH CHECK (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.acessos_pacientes'::regclass));--> statement-breakpoint
CREATE POLICY "avisos_laudos_equipe" ON "avisos_laudos" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_laudos" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master')) WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "avisos_laudos_sistema" ON "avisos_laudos" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "codigos_acesso_sistema" ON "codigos_acesso" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "codigos_acesso_dono" ON "codigos_acesso" AS PERMISSIVE FOR ALL TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.codigos_acesso'::regclass)) WITH CHECK (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.codigos_acesso'::regclass));--> statement-breakpoint
CREATE POLICY "laudo_versoes_equipe" ON "laudo_versoes" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_laudos" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master')) WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "laudo_versoes_proprias" ON "laudo_versoes" AS PERMISSIVE FOR SELECT TO "clinica_paciente" USING ("laudo_versoes"."id" in (select versao_atual from laudos where status in ('liberado', 'retificado')));--> statement-breakpoint
CREATE POLICY "laudo_versoes_sistema" ON "laudo_versoes" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "laudo_versoes_dono" ON "laudo_versoes" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.laudo_versoes'::regclass));--> statement-breakpoint
CREATE POLICY "laudos_equipe" ON "laudos" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_laudos" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master')) WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "laudos_proprios" ON "laudos" AS PERMISSIVE FOR SELECT TO "clinica_paciente" USING ("laudos"."paciente_id" = (select paciente_id from acesso_atual() where current_user = current_setting('role')) and "laudos"."id" = coalesce((select laudo_id from acesso_atual() where current_user = current_setting('role')), "laudos"."id"));--> statement-breakpoint
CREATE POLICY "laudos_sistema_le" ON "laudos" AS PERMISSIVE FOR SELECT TO "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "laudos_dono" ON "laudos" AS PERMISSIVE FOR ALL TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.laudos'::regclass)) WITH CHECK (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.laudos'::regclass));--> statement-breakpoint
CREATE POLICY "pacientes_equipe" ON "pacientes" AS PERMISSIVE FOR ALL TO "clinica_admin", "clinica_laudos" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master')) WITH CHECK ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "pacientes_proprio" ON "pacientes" AS PERMISSIVE FOR SELECT TO "clinica_paciente" USING ("pacientes"."id" = (select paciente_id from acesso_atual() where current_user = current_setting('role')));--> statement-breakpoint
CREATE POLICY "pacientes_sistema" ON "pacientes" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "pacientes_dono" ON "pacientes" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.pacientes'::regclass));--> statement-breakpoint
CREATE POLICY "tentativas_acesso_sistema" ON "tentativas_acesso" AS PERMISSIVE FOR ALL TO "clinica_sistema" USING (true);--> statement-breakpoint
CREATE POLICY "tentativas_acesso_dono" ON "tentativas_acesso" AS PERMISSIVE FOR ALL TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.tentativas_acesso'::regclass)) WITH CHECK (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.tentativas_acesso'::regclass));--> statement-breakpoint
CREATE POLICY "trilha_pacientes_escreve" ON "trilha_pacientes" AS PERMISSIVE FOR INSERT TO public WITH CHECK (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.trilha_pacientes'::regclass));--> statement-breakpoint
CREATE POLICY "trilha_pacientes_dono_le" ON "trilha_pacientes" AS PERMISSIVE FOR SELECT TO public USING (current_user = (select pg_get_userbyid(relowner) from pg_class where oid = 'public.trilha_pacientes'::regclass));--> statement-breakpoint
CREATE POLICY "trilha_pacientes_equipe_le" ON "trilha_pacientes" AS PERMISSIVE FOR SELECT TO "clinica_admin", "clinica_laudos" USING ((select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY "trilha_pacientes_propria" ON "trilha_pacientes" AS PERMISSIVE FOR SELECT TO "clinica_paciente" USING ("trilha_pacientes"."pacientes" @> array[(select paciente_id from acesso_atual() where current_user = current_setting('role'))] and ((select laudo_id from acesso_atual() where current_user = current_setting('role')) is null or "trilha_pacientes"."laudos" @> array[(select laudo_id from acesso_atual() where current_user = current_setting('role'))]));--> statement-breakpoint

ALTER TABLE pacientes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE laudos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE laudo_versoes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE acessos_pacientes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE codigos_acesso FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE tentativas_acesso FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE trilha_pacientes FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE avisos_laudos FORCE ROW LEVEL SECURITY;--> statement-breakpoint
REVOKE ALL ON pacientes, laudos, laudo_versoes, acessos_pacientes, codigos_acesso, tentativas_acesso, trilha_pacientes, avisos_laudos FROM PUBLIC;--> statement-breakpoint

-- Nobody deletes a patient or a report (Lei 13.787/2018); of a PDF only what was never matched.
GRANT SELECT, INSERT, UPDATE ON pacientes, laudos TO clinica_laudos, clinica_admin;--> statement-breakpoint
GRANT SELECT, INSERT, DELETE, UPDATE (laudo_id, numero, motivo, desenho) ON laudo_versoes TO clinica_laudos, clinica_admin;--> statement-breakpoint
GRANT SELECT, INSERT ON avisos_laudos TO clinica_laudos, clinica_admin;--> statement-breakpoint
GRANT SELECT ON trilha_pacientes TO clinica_laudos, clinica_admin;--> statement-breakpoint

GRANT SELECT (id, nome) ON pacientes TO clinica_paciente;--> statement-breakpoint
GRANT SELECT (id, protocolo, protocolo_hash, exame, data_exame, previsto_para, medico_responsavel, crm, status, versao_atual, movido_para, liberado_em, retificado_em)
  ON laudos TO clinica_paciente;--> statement-breakpoint
GRANT SELECT (id, laudo_id, numero, arquivo, versao_chave, bytes, sha256, assinado, assinado_por, desenho, paginas, texto, criado_em)
  ON laudo_versoes TO clinica_paciente;--> statement-breakpoint
GRANT SELECT (numero, quando, quem, responsavel, usuario_nome, acao, laudos, de_onde) ON trilha_pacientes TO clinica_paciente;--> statement-breakpoint

GRANT SELECT, UPDATE (responsavel_hash) ON pacientes TO clinica_sistema;--> statement-breakpoint
GRANT SELECT ON laudos TO clinica_sistema;--> statement-breakpoint
GRANT SELECT, UPDATE (desenho, paginas, texto) ON laudo_versoes TO clinica_sistema;--> statement-breakpoint
GRANT SELECT, UPDATE (enviado_em, falha) ON avisos_laudos TO clinica_sistema;--> statement-breakpoint
GRANT SELECT, DELETE ON acessos_pacientes, codigos_acesso, tentativas_acesso TO clinica_sistema;--> statement-breakpoint

-- What a line's hash is made of, in one spelling for all times.
CREATE FUNCTION elo_da_linha(linha trilha_pacientes) RETURNS bytea
  LANGUAGE sql STABLE SET search_path = pg_catalog AS $$
  SELECT sha256(linha.anterior || convert_to(jsonb_build_array(
    linha.numero, to_char(linha.quando AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), linha.quem, linha.responsavel,
    linha.acesso_id, linha.usuario_id, linha.usuario_nome, linha.acao, linha.pacientes, linha.laudos, linha.dados,
    linha.de_onde, linha.pedido)::text, 'UTF8'))
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION elo_da_linha(trilha_pacientes) FROM PUBLIC;--> statement-breakpoint

-- Internal: only functions that run as the owner add a line. Lines take turns, so that each knows the
-- one before it; whoever calls has taken all other locks before.
CREATE FUNCTION encadeia(quem text, responsavel boolean, acesso uuid, usuario uuid, nome text, acao text,
  pacientes uuid[], laudos uuid[], dados text[])
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  nova public.trilha_pacientes;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('public.trilha_pacientes', 0));
  SELECT t.numero, t.elo INTO nova.numero, nova.anterior FROM public.trilha_pacientes t ORDER BY t.numero DESC LIMIT 1;
  nova.numero := coalesce(nova.numero, 0) + 1;
  nova.anterior := coalesce(nova.anterior, ''::bytea);
  nova.quando := clock_timestamp();
  nova.quem := quem;
  nova.responsavel := responsavel;
  nova.acesso_id := acesso;
  nova.usuario_id := usuario;
  nova.usuario_nome := nome;
  nova.acao := acao;
  nova.pacientes := pacientes;
  nova.laudos := laudos;
  nova.dados := dados;
  nova.de_onde := nullif(current_setting('app.endereco', true), '');
  nova.pedido := nullif(current_setting('app.pedido', true), '');
  nova.elo := public.elo_da_linha(nova);
  INSERT INTO public.trilha_pacientes SELECT nova.*;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION encadeia(text, boolean, uuid, uuid, text, text, uuid[], uuid[], text[]) FROM PUBLIC;--> statement-breakpoint

-- The same for whoever of the staff asks, or the server itself.
CREATE FUNCTION encadeia_equipe(acao text, pacientes uuid[], laudos uuid[], dados text[])
  RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  pessoa record;
BEGIN
  SELECT * INTO pessoa FROM public.quem_pede();
  PERFORM public.encadeia(CASE WHEN pessoa.id IS NULL THEN 'sistema' ELSE 'equipe' END, false, NULL,
    pessoa.id, pessoa.nome, acao, pacientes, laudos, dados);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION encadeia_equipe(text, uuid[], uuid[], text[]) FROM PUBLIC;--> statement-breakpoint

-- What staff read. Changes are noted by the triggers below.
CREATE FUNCTION registra_leitura(acao text, pacientes uuid[], laudos uuid[], dados text[])
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  papel text := current_setting('role');
BEGIN
  IF papel <> 'clinica_sistema' AND NOT coalesce((SELECT tipo_usuario FROM public.quem_pede()) IN ('laudos', 'recepcao', 'admin_master'), false)
    OR acao IS NULL OR char_length(acao) > 60 OR cardinality(pacientes) > 1000 OR cardinality(laudos) > 1000 OR cardinality(dados) > 40 THEN
    RAISE EXCEPTION USING ERRCODE = 'insufficient_privilege', MESSAGE = 'reports are for those who handle them';
  END IF;
  PERFORM public.encadeia_equipe(acao, pacientes, laudos, dados);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION registra_leitura(text, uuid[], uuid[], text[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION registra_leitura(text, uuid[], uuid[], text[]) TO clinica_laudos, clinica_admin, clinica_sistema;--> statement-breakpoint

-- The first line that is not what it was when it was written; no row where all are.
CREATE FUNCTION confere_trilha_pacientes(OUT linhas bigint, OUT quebra bigint, OUT motivo text)
  LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  linha public.trilha_pacientes;
  anterior bytea := '';
BEGIN
  linhas := 0;
  FOR linha IN SELECT * FROM public.trilha_pacientes ORDER BY numero LOOP
    linhas := linhas + 1;
    motivo := CASE
      WHEN linha.numero <> linhas THEN 'falta'
      WHEN linha.anterior <> anterior THEN 'corrente'
      WHEN linha.elo <> public.elo_da_linha(linha) THEN 'alterada' END;
    IF motivo IS NOT NULL THEN
      quebra := CASE motivo WHEN 'falta' THEN linhas ELSE linha.numero END;
      RETURN;
    END IF;
    anterior := linha.elo;
  END LOOP;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION confere_trilha_pacientes() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION confere_trilha_pacientes() TO clinica_sistema;--> statement-breakpoint

-- Names of the columns that differ, without those that only serve to find.
CREATE FUNCTION campos_mudados(velha jsonb, nova jsonb) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog AS $$
  SELECT coalesce(array_agg(key ORDER BY key), '{}') FROM jsonb_each(nova)
  WHERE value IS DISTINCT FROM velha -> key AND (velha IS NOT NULL OR value <> 'null')
    AND key NOT IN ('id', 'versao', 'atualizado_em', 'criado_em', 'nome_busca', 'cpf_hash', 'identidade_hash', 'protocolo_hash')
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION campos_mudados(jsonb, jsonb) FROM PUBLIC;--> statement-breakpoint

-- Who a patient is said to be changed: whoever got in by what stood there before is out.
CREATE FUNCTION guarda_paciente() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  UPDATE public.acessos_pacientes SET encerrado_em = clock_timestamp()
    WHERE paciente_id = NEW.id AND encerrado_em IS NULL AND usado_em > clock_timestamp() - interval '15 minutes';
  RETURN NEW;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION guarda_paciente() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER guarda_paciente BEFORE UPDATE ON pacientes FOR EACH ROW
  WHEN (OLD.identidade_hash IS DISTINCT FROM NEW.identidade_hash OR OLD.responsavel_hash IS DISTINCT FROM NEW.responsavel_hash)
  EXECUTE FUNCTION guarda_paciente();--> statement-breakpoint

CREATE FUNCTION encadeia_paciente() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  campos text[] := public.campos_mudados(CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) END, to_jsonb(NEW));
BEGIN
  IF cardinality(campos) = 0 THEN RETURN NULL; END IF;
  PERFORM public.encadeia_equipe(CASE TG_OP WHEN 'INSERT' THEN 'cadastrou paciente' ELSE 'alterou paciente' END,
    ARRAY[NEW.id], '{}', campos);
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION encadeia_paciente() FROM PUBLIC;--> statement-breakpoint

-- A report's way goes forward only: em_analise, liberado, retificado; retirado from anywhere, and from
-- there nowhere. Only the demonstration's own past has times of its own.
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
    OR era = 'em_analise' AND NEW.status NOT IN ('em_analise', 'liberado', 'retirado')
    OR era = 'liberado' AND NEW.status NOT IN ('liberado', 'retificado', 'retirado')
    OR era = 'retificado' AND NEW.status NOT IN ('retificado', 'retirado')
    OR era = 'retirado' AND NEW.status <> 'retirado' THEN
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
    NEW.retirado_em := NULL;
    NEW.aberto_em := NULL;
    RETURN NEW;
  END IF;
  IF NOT e_demonstracao THEN
    NEW.liberado_em := OLD.liberado_em;
    NEW.retificado_em := OLD.retificado_em;
    NEW.retirado_em := OLD.retirado_em;
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
  IF NEW.status = 'retirado' AND era <> 'retirado' THEN
    NEW.retirado_em := coalesce(NEW.retirado_em, clock_timestamp());
    UPDATE public.acessos_pacientes SET encerrado_em = clock_timestamp()
      WHERE paciente_id = OLD.paciente_id AND coalesce(laudo_id, NEW.id) = NEW.id
        AND encerrado_em IS NULL AND usado_em > clock_timestamp() - interval '15 minutes';
  ELSIF NEW.protocolo_hash <> OLD.protocolo_hash OR NEW.paciente_id <> OLD.paciente_id THEN
    UPDATE public.acessos_pacientes SET encerrado_em = clock_timestamp()
      WHERE laudo_id = NEW.id AND paciente_id = OLD.paciente_id
        AND encerrado_em IS NULL AND usado_em > clock_timestamp() - interval '15 minutes';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION guarda_laudo() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER guarda_laudo BEFORE INSERT OR UPDATE ON laudos FOR EACH ROW EXECUTE FUNCTION guarda_laudo();--> statement-breakpoint

CREATE FUNCTION encadeia_laudo() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  campos text[] := public.campos_mudados(CASE TG_OP WHEN 'UPDATE' THEN to_jsonb(OLD) END, to_jsonb(NEW));
  feito text;
BEGIN
  IF TG_OP = 'INSERT' THEN
    feito := 'registrou laudo';
  ELSIF NEW.status = 'liberado' AND OLD.status <> 'liberado' THEN feito := 'liberou laudo';
  ELSIF NEW.status = 'retificado' AND NEW.versao_atual <> OLD.versao_atual THEN feito := 'retificou laudo';
  ELSIF NEW.status = 'retirado' AND OLD.status <> 'retirado' THEN feito := 'retirou laudo';
  ELSIF NEW.protocolo_hash <> OLD.protocolo_hash THEN feito := 'emitiu novo protocolo';
  ELSIF NEW.movido_para IS DISTINCT FROM OLD.movido_para THEN feito := 'moveu laudo';
  ELSIF NEW.paciente_id <> OLD.paciente_id THEN feito := 'trocou o paciente do laudo';
  ELSIF cardinality(array_remove(campos, 'aberto_em')) > 0 THEN feito := 'alterou laudo';
  ELSE RETURN NULL;
  END IF;
  PERFORM public.encadeia_equipe(feito,
    CASE WHEN TG_OP = 'UPDATE' AND NEW.paciente_id <> OLD.paciente_id THEN ARRAY[NEW.paciente_id, OLD.paciente_id] ELSE ARRAY[NEW.paciente_id] END,
    ARRAY[NEW.id], campos);
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION encadeia_laudo() FROM PUBLIC;--> statement-breakpoint

-- A PDF stays as it was sent, and with the report that it was matched to.
CREATE FUNCTION guarda_versao() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
BEGIN
  IF OLD.laudo_id IS NOT NULL AND (TG_OP = 'DELETE' OR NEW.laudo_id IS DISTINCT FROM OLD.laudo_id OR NEW.numero IS DISTINCT FROM OLD.numero) THEN
    RAISE EXCEPTION USING ERRCODE = 'check_violation', CONSTRAINT = 'laudo_versoes_fixa', TABLE = 'laudo_versoes',
      MESSAGE = 'a report keeps its versions';
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION guarda_versao() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER guarda_versao BEFORE UPDATE OR DELETE ON laudo_versoes FOR EACH ROW EXECUTE FUNCTION guarda_versao();--> statement-breakpoint

CREATE FUNCTION encadeia_versao() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  laudo uuid;
BEGIN
  IF TG_OP <> 'DELETE' THEN laudo := NEW.laudo_id; END IF;
  PERFORM public.encadeia_equipe(
    CASE TG_OP WHEN 'INSERT' THEN 'enviou PDF' WHEN 'UPDATE' THEN 'juntou PDF ao laudo' ELSE 'descartou PDF sem laudo' END,
    ARRAY(SELECT l.paciente_id FROM public.laudos l WHERE l.id = laudo), array_remove(ARRAY[laudo], NULL), '{pdf}');
  RETURN NULL;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION encadeia_versao() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER encadeia_versao AFTER INSERT OR DELETE ON laudo_versoes FOR EACH ROW EXECUTE FUNCTION encadeia_versao();--> statement-breakpoint
CREATE TRIGGER encadeia_versao_juntada AFTER UPDATE ON laudo_versoes FOR EACH ROW
  WHEN (OLD.laudo_id IS DISTINCT FROM NEW.laudo_id) EXECUTE FUNCTION encadeia_versao();--> statement-breakpoint

-- Versions count what staff change; the audit says which fields, never what stood in them. Its trigger
-- has a name of its own: those called registra_mudanca are looked through for images.
CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON pacientes FOR EACH ROW EXECUTE FUNCTION conta_versao('responsavel_hash');--> statement-breakpoint
CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON laudos FOR EACH ROW EXECUTE FUNCTION conta_versao('aberto_em');--> statement-breakpoint
CREATE TRIGGER registra_campos AFTER INSERT OR UPDATE ON pacientes FOR EACH ROW
  EXECUTE FUNCTION registra_mudanca('sem valores', 'nome_busca', 'cpf_hash', 'identidade_hash', 'responsavel_hash');--> statement-breakpoint
CREATE TRIGGER registra_campos AFTER INSERT OR UPDATE ON laudos FOR EACH ROW
  EXECUTE FUNCTION registra_mudanca('sem valores', 'protocolo_hash', 'aberto_em');--> statement-breakpoint
CREATE TRIGGER encadeia_paciente AFTER INSERT OR UPDATE ON pacientes FOR EACH ROW EXECUTE FUNCTION encadeia_paciente();--> statement-breakpoint
CREATE TRIGGER encadeia_laudo AFTER INSERT OR UPDATE ON laudos FOR EACH ROW EXECUTE FUNCTION encadeia_laudo();--> statement-breakpoint

-- One subscriber has a whole /64 of IPv6 (RFC 6177), so that is one address.
CREATE FUNCTION rede_de(endereco text) RETURNS text LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog AS $$
BEGIN
  RETURN CASE family(endereco::inet) WHEN 6 THEN network(set_masklen(endereco::inet, 64))::text ELSE host(endereco::inet) END;
EXCEPTION WHEN invalid_text_representation THEN
  RETURN left(coalesce(endereco, ''), 100);
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION rede_de(text) FROM PUBLIC;--> statement-breakpoint

-- Takes turns with all others of the same network, and says how many seconds it has to wait: twenty
-- wrong look-ups in fifteen minutes are enough.
CREATE FUNCTION espera_da_rede(rede text) RETURNS integer LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  vigesima timestamptz;
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso rede ' || rede, 0));
  SELECT t.quando INTO vigesima FROM public.tentativas_acesso t
    WHERE t.rede = espera_da_rede.rede AND t.quando > clock_timestamp() - interval '15 minutes'
    ORDER BY t.quando DESC OFFSET 19 LIMIT 1;
  RETURN greatest(0, ceil(extract(epoch FROM vigesima + interval '15 minutes' - clock_timestamp())))::integer;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION espera_da_rede(text) FROM PUBLIC;--> statement-breakpoint

-- The look-up, before anyone is known: all it is told are keyed hashes, and all it says is one word.
--   limite  the network has to wait so many seconds
--   aberto  CPF, birth date and protocol belong together: the access behind `token` is open
--   nada    they do not, whichever of them it was
--   codigo  without a protocol: whether anyone is told a code, nobody learns here
CREATE FUNCTION procura_paciente(identidade bytea, protocolo bytea, cpf bytea, token text,
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
    PERFORM pg_advisory_xact_lock(hashtextextended('acesso cpf ' || encode(cpf, 'hex'), 0));
    SELECT count(*) INTO erradas FROM public.codigos_acesso c
      WHERE c.cpf_hash = cpf AND c.criado_em > clock_timestamp() - interval '1 hour';
    IF erradas < 3 THEN
      INSERT INTO public.codigos_acesso (id, token, codigo_hash, cpf_hash, paciente_id)
        SELECT codigo_id, encode(sha256(convert_to(token, 'UTF8')), 'hex'), codigo_hash, cpf,
          (SELECT p.id FROM public.pacientes p WHERE p.identidade_hash = identidade AND p.email IS NOT NULL);
    END IF;
    resultado := 'codigo';
    RETURN;
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('acesso protocolo ' || encode(protocolo, 'hex'), 0));
  SELECT max(t.quando) INTO ultima FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = protocolo AND NOT t.fechado AND t.quando > clock_timestamp() - interval '15 minutes';
  SELECT count(*) INTO erradas FROM public.tentativas_acesso t
    WHERE t.protocolo_hash = protocolo AND NOT t.fechado AND t.quando > ultima - interval '15 minutes';
  fechado := erradas >= 5;
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
REVOKE ALL ON FUNCTION procura_paciente(bytea, bytea, bytea, text, uuid, bytea) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION procura_paciente(bytea, bytea, bytea, text, uuid, bytea) TO clinica_paciente;--> statement-breakpoint

-- The code, in the browser that asked for it: ten minutes, five tries, once.
CREATE FUNCTION confirma_codigo(pedido_token text, codigo bytea, token text, OUT resultado text, OUT espera integer)
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
#variable_conflict use_variable
DECLARE
  endereco text := nullif(current_setting('app.endereco', true), '');
  rede text := public.rede_de(coalesce(endereco, ''));
  achado public.codigos_acesso;
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
  UPDATE public.codigos_acesso c SET tentativas = c.tentativas + 1
    WHERE c.token = encode(sha256(convert_to(pedido_token, 'UTF8')), 'hex') RETURNING c.* INTO achado;
  IF achado.id IS NULL OR achado.paciente_id IS NULL OR achado.usado_em IS NOT NULL OR achado.tentativas > 5
    OR achado.criado_em < clock_timestamp() - interval '10 minutes' OR achado.codigo_hash <> codigo THEN
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
REVOKE ALL ON FUNCTION confirma_codigo(text, bytea, text) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION confirma_codigo(text, bytea, text) TO clinica_paciente;--> statement-breakpoint

-- The quarter of an hour begins anew, a few seconds apart at the most. False where the access is over.
CREATE FUNCTION usa_acesso() RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  IF atual.id IS NULL THEN RETURN false; END IF;
  UPDATE public.acessos_pacientes SET usado_em = clock_timestamp()
    WHERE id = atual.id AND usado_em < clock_timestamp() - interval '5 seconds';
  RETURN true;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION usa_acesso() FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION usa_acesso() TO clinica_paciente;--> statement-breakpoint

-- What the patient does with an access, for the trail. False where it does not open that report.
CREATE FUNCTION registra_acesso(acao text, laudo uuid, dados text[]) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  atual record;
BEGIN
  SELECT * INTO atual FROM public.acesso_atual();
  IF atual.id IS NULL OR acao NOT IN ('abriu a lista', 'abriu laudo', 'baixou PDF', 'imprimiu PDF', 'encerrou o acesso')
    OR cardinality(dados) > 40
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
REVOKE ALL ON FUNCTION registra_acesso(text, uuid, text[]) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION registra_acesso(text, uuid, text[]) TO clinica_paciente;--> statement-breakpoint

-- Whoever asks for a code puts its mail in line, and whoever handles reports the drawing and the notices.
GRANT USAGE ON SCHEMA pgboss TO clinica_paciente;--> statement-breakpoint
GRANT SELECT ON pgboss.queue TO clinica_paciente;--> statement-breakpoint
GRANT SELECT (id), INSERT ON pgboss.job_common TO clinica_paciente;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION pgboss.job_now() TO clinica_paciente;--> statement-breakpoint
CREATE POLICY fila_paciente_le ON pgboss.queue FOR SELECT TO clinica_paciente USING (name = 'mail');--> statement-breakpoint
CREATE POLICY fila_paciente_poe ON pgboss.job_common FOR INSERT TO clinica_paciente
  WITH CHECK (name = 'mail' AND data ->> 'kind' = 'codigo-acesso');--> statement-breakpoint
CREATE POLICY fila_paciente_le ON pgboss.job_common FOR SELECT TO clinica_paciente
  USING (name = 'mail' AND data ->> 'kind' = 'codigo-acesso');--> statement-breakpoint
CREATE POLICY fila_laudos_poe ON pgboss.job_common FOR INSERT TO clinica_laudos, clinica_admin
  WITH CHECK ((name = 'draw-laudo' OR name = 'mail' AND data ->> 'kind' = 'aviso-laudo')
    AND (select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));--> statement-breakpoint
CREATE POLICY fila_laudos_le ON pgboss.job_common FOR SELECT TO clinica_laudos, clinica_admin
  USING ((name = 'draw-laudo' OR name = 'mail' AND data ->> 'kind' = 'aviso-laudo')
    AND (select tipo_usuario from quem_pede() where current_user = current_setting('role')) in ('laudos', 'recepcao', 'admin_master'));
