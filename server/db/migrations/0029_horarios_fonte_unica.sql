ALTER TABLE "configuracoes_site" DROP CONSTRAINT "configuracoes_site_horario";--> statement-breakpoint
ALTER TABLE "configuracoes_site" ALTER COLUMN "horario_funcionamento" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "configuracoes_site" ADD CONSTRAINT "configuracoes_site_horario" CHECK (char_length("configuracoes_site"."horario_funcionamento") between 0 and 1000);--> statement-breakpoint

-- The structured week is the only source of the hours. A text that was never changed goes: what it said, the
-- week says. A footer that was never changed follows the year and the clinic's name from now on.
ALTER TABLE configuracoes_site NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE configuracoes_site SET horario_funcionamento = ''
  WHERE horario_funcionamento = E'Segunda a sexta: 7h às 18h\nSábado: 7h às 12h\nDomingo: fechado';--> statement-breakpoint
UPDATE configuracoes_site SET texto_rodape = '© {ano} {nome_clinica}. Todos os direitos reservados.'
  WHERE texto_rodape = '© 2024 Clínica de Diagnóstico por Imagem. Todos os direitos reservados.';--> statement-breakpoint
ALTER TABLE configuracoes_site FORCE ROW LEVEL SECURITY;
