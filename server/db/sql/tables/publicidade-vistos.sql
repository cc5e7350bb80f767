GRANT SELECT, INSERT, DELETE ON publicidade_vistos TO clinica_pode_conteudo;
CREATE POLICY publicidade_vistos_editores ON publicidade_vistos TO clinica_pode_conteudo USING ((select pode('conteudo')));
-- A trigger, which runs as the owner, deletes the rows about a deleted or changed testimonial.
CREATE POLICY publicidade_vistos_dono ON publicidade_vistos TO CURRENT_USER USING (true);

CREATE TRIGGER anota_visto BEFORE INSERT ON publicidade_vistos FOR EACH ROW EXECUTE FUNCTION anota_visto();
CREATE TRIGGER registra_visto AFTER INSERT OR DELETE ON publicidade_vistos FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION registra_visto();
