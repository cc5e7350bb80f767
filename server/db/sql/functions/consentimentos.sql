-- Only functions that run as the owner call it, when they store the data that the consent covers.
CREATE FUNCTION da_consentimento(finalidade text, texto_versao text, canal text, referencia uuid, prova text)
  RETURNS void LANGUAGE sql SET search_path = pg_catalog AS $$
  INSERT INTO public.consentimentos (finalidade, texto_versao, canal, referencia, prova)
  VALUES (finalidade, texto_versao, canal, referencia, prova)
$$;

-- A visitor calls it with the link that withdraws a consent. It reveals only whether the consent exists.
CREATE FUNCTION retira_consentimento(prova text, canal text) RETURNS boolean
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  UPDATE public.consentimentos AS c SET retirado_em = now(), retirado_por = retira_consentimento.canal
    WHERE c.prova = retira_consentimento.prova AND c.retirado_em IS NULL;
  RETURN EXISTS (SELECT FROM public.consentimentos AS c WHERE c.prova = retira_consentimento.prova);
END $$;
GRANT EXECUTE ON FUNCTION retira_consentimento(text, text) TO clinica_anonimo;

-- A trigger of mensagens calls it as the owner, to delete a message's consent together with the message.
CREATE FUNCTION apaga_consentimentos() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  DELETE FROM public.consentimentos WHERE referencia = OLD.id;
  RETURN NULL;
END $$;
