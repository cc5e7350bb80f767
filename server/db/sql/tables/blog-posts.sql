SELECT protege_conteudo('blog_posts', leitura => $$status = 'publicado' and data_publicacao <= now()$$);

-- Only editors read `pendente`, the draft of a published post.
REVOKE SELECT ON blog_posts FROM clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
GRANT SELECT (id, titulo, slug, resumo, conteudo, imagem_capa_url, texto_alternativo, data_publicacao, autor, status,
  categoria, tempo_leitura_min, ordem_exibicao, enderecos_antigos, versao, atualizado_em) ON blog_posts
  TO clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
-- Injected SQL that takes an editor's role may name the column, but gets no row, because the session is no editor's.
CREATE POLICY blog_posts_editores_leem ON blog_posts AS RESTRICTIVE FOR SELECT TO clinica_pode_conteudo
  USING ((select pode('conteudo')));

CREATE TRIGGER antes_guarda_enderecos BEFORE UPDATE ON blog_posts FOR EACH ROW EXECUTE FUNCTION guarda_enderecos();
CREATE TRIGGER depois_mantem_atualizado_em BEFORE UPDATE ON blog_posts FOR EACH ROW
  WHEN (OLD.pendente IS DISTINCT FROM NEW.pendente) EXECUTE FUNCTION mantem_atualizado_em();
