-- Whoever confirms has agreed: to the text that stood beside the field, on the site. Whoever leaves takes
-- it back, and a new confirmation is a new consent. Its proof opens no link: leaving has its own.
CREATE OR REPLACE FUNCTION confirma_inscricao(inscrito uuid)
  RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  texto text;
BEGIN
  UPDATE public.inscritos SET situacao = 'confirmado', confirmado_em = now(), saiu_em = NULL
    WHERE id = inscrito AND situacao = 'pendente' RETURNING consentimento INTO texto;
  IF texto IS NULL THEN
    RETURN EXISTS (SELECT FROM public.inscritos WHERE id = inscrito AND situacao = 'confirmado');
  END IF;
  PERFORM public.da_consentimento('informativo', texto, 'site', inscrito,
    'informativo ' || encode(sha256(convert_to(gen_random_uuid()::text, 'UTF8')), 'hex'));
  RETURN true;
END $$;--> statement-breakpoint

CREATE OR REPLACE FUNCTION sai_da_newsletter(inscrito uuid)
  RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE public.inscritos SET situacao = 'saiu', saiu_em = now() WHERE id = inscrito AND situacao <> 'saiu';
  UPDATE public.consentimentos SET retirado_em = now(), retirado_por = 'e-mail'
    WHERE referencia = inscrito AND retirado_em IS NULL
$$;
