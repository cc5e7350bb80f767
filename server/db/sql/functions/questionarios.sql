-- A trigger of questionarios calls it: it stores a version of a confirmed questionnaire whose content changed.
CREATE FUNCTION guarda_questionario() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  novo jsonb := jsonb_build_object('nome', NEW.nome, 'introducao', NEW.introducao, 'perguntas', NEW.perguntas);
  impressao text := encode(sha256(convert_to(novo::text, 'UTF8')), 'hex');
  ultima record;
BEGIN
  IF NOT NEW.conferido THEN RETURN NULL; END IF;
  SELECT v.numero, v.hash INTO ultima FROM public.questionario_versoes AS v
    WHERE v.questionario_id = NEW.id ORDER BY v.numero DESC LIMIT 1;
  IF ultima.hash IS DISTINCT FROM impressao THEN
    INSERT INTO public.questionario_versoes (questionario_id, numero, hash, conteudo)
    VALUES (NEW.id, coalesce(ultima.numero, 0) + 1, impressao, novo);
  END IF;
  RETURN NULL;
END $$;

-- Staff call it, and patients by a request's link. It also returns versions that were replaced in the last day,
-- because a patient may still be answering them; `ate` is when a version was replaced.
CREATE FUNCTION perguntas_do_exame(exame uuid)
  RETURNS TABLE (id uuid, questionario_id uuid, numero integer, hash text, conteudo jsonb, ate timestamptz)
  LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog AS $$
  SELECT v.id, v.questionario_id, v.numero, v.hash, v.conteudo, proxima.criada_em
  FROM public.questionarios AS q JOIN public.questionario_versoes AS v ON v.questionario_id = q.id
    LEFT JOIN LATERAL (SELECT n.criada_em FROM public.questionario_versoes AS n
      WHERE n.questionario_id = q.id AND n.numero > v.numero ORDER BY n.numero LIMIT 1) AS proxima ON true
  WHERE q.conferido AND q.exames @> to_jsonb(exame::text)
    AND (proxima.criada_em IS NULL OR proxima.criada_em > now() - interval '1 day')
  ORDER BY q.ordem_exibicao, q.id, v.numero
$$;
GRANT EXECUTE ON FUNCTION perguntas_do_exame(uuid) TO clinica_pode_pacientes, clinica_paciente;
