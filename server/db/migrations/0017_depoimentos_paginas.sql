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
CREATE UNIQUE INDEX "paginas_uma_linha" ON "paginas" USING btree ((true));