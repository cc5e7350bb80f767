GRANT SELECT, INSERT, UPDATE ON responsaveis TO clinica_pode_pacientes;
-- A job deletes guardians whom no patient has any more (server/data/retention.ts).
GRANT SELECT, DELETE ON responsaveis TO clinica_sistema;
CREATE POLICY responsaveis_equipe ON responsaveis TO clinica_pode_pacientes USING ((select pode('pacientes')));
CREATE POLICY responsaveis_sistema ON responsaveis TO clinica_sistema USING (true);
CREATE POLICY responsaveis_dono ON responsaveis FOR SELECT TO CURRENT_USER USING (true);
-- Functions that run as the owner lock rows, which needs a policy for UPDATE. None of them writes here.
CREATE POLICY responsaveis_dono_tranca ON responsaveis FOR UPDATE TO CURRENT_USER USING (true) WITH CHECK (false);

CREATE TRIGGER guarda_responsavel BEFORE UPDATE ON responsaveis FOR EACH ROW
  WHEN ((OLD.nome, OLD.cpf, OLD.cpf_hash, OLD.email) IS DISTINCT FROM (NEW.nome, NEW.cpf, NEW.cpf_hash, NEW.email))
  EXECUTE FUNCTION guarda_responsavel();
CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON responsaveis FOR EACH ROW EXECUTE FUNCTION conta_versao();
CREATE TRIGGER registra_campos AFTER INSERT OR UPDATE ON responsaveis FOR EACH ROW
  EXECUTE FUNCTION registra_mudanca('sem valores', 'cpf_hash');
CREATE TRIGGER encadeia_responsavel AFTER UPDATE ON responsaveis FOR EACH ROW EXECUTE FUNCTION encadeia_responsavel();
