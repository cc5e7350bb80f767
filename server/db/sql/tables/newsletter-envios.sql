GRANT SELECT, INSERT, UPDATE ON newsletter_envios TO clinica_pode_conteudo;
GRANT SELECT, UPDATE ON newsletter_envios TO clinica_sistema;
CREATE POLICY newsletter_envios_editores ON newsletter_envios TO clinica_pode_conteudo
  USING ((select pode('conteudo')));
CREATE POLICY newsletter_envios_jobs ON newsletter_envios TO clinica_sistema USING (true) WITH CHECK (true);
CREATE POLICY newsletter_envios_dono_le ON newsletter_envios FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY newsletter_envios_dono_exclui ON newsletter_envios FOR DELETE TO CURRENT_USER USING (true);
CREATE POLICY newsletter_envios_operador ON newsletter_envios TO clinica_operador USING (true) WITH CHECK (true);
