GRANT SELECT, INSERT, UPDATE ON newsletter_envios TO clinica_pode_conteudo;
GRANT SELECT, INSERT, UPDATE ON newsletter_envios TO clinica_sistema;
CREATE POLICY newsletter_envios_editores ON newsletter_envios TO clinica_pode_conteudo USING ((select pode('conteudo')));
CREATE POLICY newsletter_envios_jobs ON newsletter_envios TO clinica_sistema USING (true);
CREATE POLICY newsletter_envios_dono ON newsletter_envios TO CURRENT_USER USING (true);
