SELECT protege_conteudo('midia', ocultas => ARRAY['variantes', 'sem_uso_desde', 'guardada', 'sha256', 'cor', 'tipo']);

-- Visitors' pages need to know which files exist, but not when and under which name they were uploaded.
REVOKE SELECT ON midia FROM clinica_anonimo, clinica_paciente;
GRANT SELECT (id, chave, largura, altura, texto_alternativo, cor, variantes) ON midia TO clinica_anonimo, clinica_paciente;
GRANT UPDATE, DELETE ON midia TO clinica_sistema;
CREATE POLICY midia_sistema_escreve ON midia TO clinica_sistema USING (true) WITH CHECK (true);

-- Only a new alternative text counts as a version, so that an open form stays valid while a job adds files.
CREATE OR REPLACE TRIGGER conta_versao BEFORE UPDATE ON midia FOR EACH ROW
  WHEN (OLD.texto_alternativo IS DISTINCT FROM NEW.texto_alternativo) EXECUTE FUNCTION conta_versao();
