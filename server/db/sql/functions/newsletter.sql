-- A visitor's form calls it. If the mailbox is already confirmed with another address, that address gets the mail.
CREATE FUNCTION inscreve_newsletter(endereco text, texto text, origem text)
  RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  inscrito uuid;
BEGIN
  INSERT INTO public.inscritos AS i (email, consentimento) VALUES (lower(endereco), texto)
  ON CONFLICT (caixa) DO UPDATE SET
    email = CASE WHEN i.situacao = 'confirmado' THEN i.email ELSE excluded.email END,
    situacao = CASE WHEN i.situacao = 'confirmado' THEN i.situacao ELSE 'pendente' END,
    consentimento = CASE WHEN i.situacao = 'confirmado' THEN i.consentimento ELSE excluded.consentimento END,
    pedido_em = CASE WHEN i.situacao = 'confirmado' THEN i.pedido_em ELSE now() END,
    recusado_em = NULL
  RETURNING id INTO inscrito;
  PERFORM public.poe_email('inscricao', inscrito, origem);
END $$;
GRANT EXECUTE ON FUNCTION inscreve_newsletter(text, text, text) TO clinica_anonimo;

-- A visitor's confirmation link calls it, after the server has verified the link. It returns true again if the link is
-- opened twice. `prova` is random and in no link, because a subscriber withdraws the consent by unsubscribing.
CREATE FUNCTION confirma_inscricao(inscrito uuid)
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
    'informativo ' || public.hash_do_token(gen_random_uuid()::text));
  RETURN true;
END $$;
GRANT EXECUTE ON FUNCTION confirma_inscricao(uuid) TO clinica_anonimo;

-- A subscriber's unsubscribe link calls it, after the server has verified the link.
CREATE FUNCTION sai_da_newsletter(inscrito uuid)
  RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  UPDATE public.inscritos SET situacao = 'saiu', saiu_em = now() WHERE id = inscrito AND situacao <> 'saiu';
  UPDATE public.consentimentos SET retirado_em = now(), retirado_por = 'e-mail'
    WHERE referencia = inscrito AND retirado_em IS NULL
$$;
GRANT EXECUTE ON FUNCTION sai_da_newsletter(uuid) TO clinica_anonimo;

-- Editors call it to cancel a post's mails that are not due yet and were never tried or paused. It returns how many.
CREATE FUNCTION desfaz_envio(post uuid) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  quantos integer;
BEGIN
  PERFORM public.exige('conteudo');
  DELETE FROM public.newsletter_envios AS e
    WHERE e.post_id = desfaz_envio.post AND e.situacao = 'na_fila' AND e.tentativas = 0
      AND e.atualizado_em = e.criado_em AND e.proxima_em > clock_timestamp();
  GET DIAGNOSTICS quantos = ROW_COUNT;
  RETURN quantos;
END $$;
GRANT EXECUTE ON FUNCTION desfaz_envio(uuid) TO clinica_pode_conteudo;
