-- The trail. No role of the server may insert, change or delete a row: triggers and one function
-- write as the owner, and the owner has no policy for changing or deleting either.
ALTER TABLE trilha FORCE ROW LEVEL SECURITY;--> statement-breakpoint
GRANT SELECT ON trilha TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;--> statement-breakpoint

-- Who, from where and for which request stand in the transaction's settings (server/db/open.ts).
CREATE FUNCTION registra_evento(acao text, coisa text, registro text, antes jsonb DEFAULT NULL, depois jsonb DEFAULT NULL)
  RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog AS $$
  INSERT INTO public.trilha (usuario_id, usuario_nome, acao, coisa, registro, antes, depois, de_onde, pedido)
  VALUES (
    nullif(current_setting('app.usuario_id', true), '')::uuid,
    nullif(current_setting('app.usuario_nome', true), ''),
    acao, coisa, registro, antes, depois,
    nullif(current_setting('app.endereco', true), ''),
    nullif(current_setting('app.pedido', true), '')
  )
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION registra_evento(text, text, text, jsonb, jsonb) FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION registra_evento(text, text, text, jsonb, jsonb)
  TO clinica_entrada, clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin, clinica_sistema;--> statement-breakpoint

-- The trigger's arguments name columns that say nothing to a reader or must not be kept twice.
CREATE FUNCTION registra_mudanca() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  ocultas text[] := ARRAY['versao', 'atualizado_em'] || TG_ARGV;
  velha jsonb;
  nova jsonb;
  registro text;
BEGIN
  IF TG_OP <> 'INSERT' THEN velha := to_jsonb(OLD); END IF;
  IF TG_OP <> 'DELETE' THEN nova := to_jsonb(NEW); END IF;
  registro := coalesce(nova, velha) ->> 'id';
  velha := velha - ocultas;
  nova := nova - ocultas;
  IF TG_OP = 'UPDATE' THEN
    SELECT jsonb_object_agg(key, value), jsonb_object_agg(key, nova -> key) INTO velha, nova
      FROM jsonb_each(velha) WHERE value IS DISTINCT FROM nova -> key;
    IF velha IS NULL THEN RETURN NULL; END IF;
  END IF;
  PERFORM public.registra_evento(
    CASE TG_OP WHEN 'INSERT' THEN 'criou' WHEN 'UPDATE' THEN 'alterou' ELSE 'excluiu' END,
    TG_TABLE_NAME, registro, velha, nova);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON configuracoes_site FOR EACH ROW EXECUTE FUNCTION registra_mudanca();--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON home_hero FOR EACH ROW EXECUTE FUNCTION registra_mudanca();--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON home_sobre FOR EACH ROW EXECUTE FUNCTION registra_mudanca();--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON home_estrutura FOR EACH ROW EXECUTE FUNCTION registra_mudanca();--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON profissionais FOR EACH ROW EXECUTE FUNCTION registra_mudanca();--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON exames FOR EACH ROW EXECUTE FUNCTION registra_mudanca('nome_busca', 'descricao_busca');--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON convenios FOR EACH ROW EXECUTE FUNCTION registra_mudanca();--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON blog_posts FOR EACH ROW EXECUTE FUNCTION registra_mudanca();--> statement-breakpoint
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE OR DELETE ON usuarios FOR EACH ROW EXECUTE FUNCTION registra_mudanca('auth_user_id');
