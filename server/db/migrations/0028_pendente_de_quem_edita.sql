-- The columns of a role that a statement takes are its own to read; the rows are those of whoever asks. So a
-- version that is only kept is read by nobody else, whichever role an injected statement claims.
CREATE POLICY blog_posts_editores_leem ON blog_posts AS RESTRICTIVE FOR SELECT TO clinica_editor, clinica_admin
  USING ((SELECT tipo_usuario FROM quem_pede() WHERE current_user = current_setting('role'))
    IN ('editor', 'recepcao', 'admin_master'));
