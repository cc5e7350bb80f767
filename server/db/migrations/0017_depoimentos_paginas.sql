CREATE TABLE "depoimentos_secao" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"mostrar" boolean DEFAULT true NOT NULL,
	"satisfacao" text DEFAULT '' NOT NULL,
	"media" text DEFAULT '' NOT NULL,
	"avaliacoes" text DEFAULT '' NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "depoimentos_secao_satisfacao" CHECK (char_length("depoimentos_secao"."satisfacao") between 0 and 12),
	CONSTRAINT "depoimentos_secao_media" CHECK (char_length("depoimentos_secao"."media") between 0 and 12),
	CONSTRAINT "depoimentos_secao_avaliacoes" CHECK (char_length("depoimentos_secao"."avaliacoes") between 0 and 12)
);
--> statement-breakpoint
ALTER TABLE "depoimentos_secao" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "depoimentos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"nome" text NOT NULL,
	"texto" text NOT NULL,
	"consentimento" text NOT NULL,
	"ordem_exibicao" integer DEFAULT 0 NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "depoimentos_nome" CHECK (char_length("depoimentos"."nome") between 1 and 120),
	CONSTRAINT "depoimentos_texto" CHECK (char_length("depoimentos"."texto") between 1 and 600),
	CONSTRAINT "depoimentos_consentimento" CHECK (char_length("depoimentos"."consentimento") between 1 and 255),
	CONSTRAINT "depoimentos_ordem_exibicao" CHECK ("depoimentos"."ordem_exibicao" between 0 and 1000000)
);
--> statement-breakpoint
ALTER TABLE "depoimentos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "paginas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"politica_privacidade" text,
	"termos_uso" text,
	"politica_privacidade_em" date,
	"termos_uso_em" date,
	"versao" integer DEFAULT 1 NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "paginas_politica_privacidade" CHECK (char_length("paginas"."politica_privacidade") between 1 and 30000),
	CONSTRAINT "paginas_termos_uso" CHECK (char_length("paginas"."termos_uso") between 1 and 30000)
);
--> statement-breakpoint
ALTER TABLE "paginas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "depoimentos_secao_uma_linha" ON "depoimentos_secao" USING btree ((true));--> statement-breakpoint
CREATE INDEX "depoimentos_ordem" ON "depoimentos" USING btree ("ordem_exibicao");--> statement-breakpoint
CREATE UNIQUE INDEX "paginas_uma_linha" ON "paginas" USING btree ((true));--> statement-breakpoint

-- The day on which each legal page last changed, in the clinic's zone, however it was written.
CREATE FUNCTION data_paginas() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog AS $$
DECLARE
  hoje date := (now() AT TIME ZONE 'America/Campo_Grande')::date;
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.politica_privacidade_em := CASE WHEN NEW.politica_privacidade IS NOT NULL THEN hoje END;
    NEW.termos_uso_em := CASE WHEN NEW.termos_uso IS NOT NULL THEN hoje END;
  ELSE
    NEW.politica_privacidade_em := CASE WHEN NEW.politica_privacidade IS DISTINCT FROM OLD.politica_privacidade
      THEN hoje ELSE OLD.politica_privacidade_em END;
    NEW.termos_uso_em := CASE WHEN NEW.termos_uso IS DISTINCT FROM OLD.termos_uso
      THEN hoje ELSE OLD.termos_uso_em END;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION data_paginas() FROM PUBLIC;--> statement-breakpoint
CREATE TRIGGER data_paginas BEFORE INSERT OR UPDATE ON paginas FOR EACH ROW EXECUTE FUNCTION data_paginas();--> statement-breakpoint
SELECT protege_conteudo('paginas', so_admin => true, exclui => false,
  ocultas => '{politica_privacidade_em,termos_uso_em}');--> statement-breakpoint
SELECT protege_conteudo('depoimentos_secao', exclui => false);--> statement-breakpoint

-- What a patient wrote never stands in the trail: once it is deleted it is gone.
SELECT protege_conteudo('depoimentos', sem_valores => true);--> statement-breakpoint

-- Who consented, and when, is for those who edit.
REVOKE SELECT ON depoimentos FROM clinica_anonimo, clinica_paciente, clinica_leitor, clinica_laudos, clinica_sistema;--> statement-breakpoint
GRANT SELECT (id, nome, texto, ordem_exibicao, versao, atualizado_em) ON depoimentos
  TO clinica_anonimo, clinica_paciente, clinica_leitor, clinica_laudos, clinica_sistema;
