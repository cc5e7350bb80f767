GRANT SELECT, INSERT, UPDATE ON newsletter_edicoes TO clinica_pode_conteudo;
GRANT SELECT, UPDATE ON newsletter_edicoes TO clinica_sistema;
CREATE POLICY newsletter_edicoes_editores ON newsletter_edicoes TO clinica_pode_conteudo USING ((select pode('conteudo')));
CREATE POLICY newsletter_edicoes_jobs ON newsletter_edicoes TO clinica_sistema USING (true);
-- `usos_de_midia` reads every table whose changes the trail records, and fails if it may not read one of them.
CREATE POLICY newsletter_edicoes_dono_le ON newsletter_edicoes FOR SELECT TO CURRENT_USER USING (true);

CREATE TRIGGER conta_versao BEFORE UPDATE ON newsletter_edicoes FOR EACH ROW EXECUTE FUNCTION conta_versao();
-- When a job starts a scheduled sending, the trail has the event `comecou_newsletter` instead of a change of this row.
CREATE TRIGGER registra_mudanca AFTER INSERT OR UPDATE ON newsletter_edicoes FOR EACH ROW
  WHEN (current_setting('role') <> 'clinica_sistema') EXECUTE FUNCTION registra_mudanca();
