-- Nobody deletes a patient (Lei 13.787/2018).
GRANT SELECT, INSERT, UPDATE ON pacientes TO clinica_pode_pacientes;
-- The birth date and the end of a guardian's access are encrypted; server/data/laudos/patient-access.ts checks them.
GRANT SELECT (id, nome, data_nascimento, responsavel_ate) ON pacientes TO clinica_paciente;
-- A job ends a guardian's access after `responsavel_ate` (server/data/laudos/access-cleanup.ts, endGuardians).
GRANT SELECT, UPDATE (responsavel_hash, na_familia) ON pacientes TO clinica_sistema;
CREATE POLICY pacientes_equipe ON pacientes TO clinica_pode_pacientes USING ((select pode('pacientes')));
CREATE POLICY pacientes_proprio ON pacientes FOR SELECT TO clinica_paciente
  USING (id = ANY ((select pacientes_do_acesso() where current_user = current_setting('role'))::uuid[]));
CREATE POLICY pacientes_sistema ON pacientes TO clinica_sistema USING (true) WITH CHECK (true);
CREATE POLICY pacientes_dono ON pacientes FOR SELECT TO CURRENT_USER USING (true);
-- Functions that run as the owner lock rows, which needs a policy for UPDATE. Only `sai_da_familia` also writes here.
CREATE POLICY pacientes_dono_tranca ON pacientes FOR UPDATE TO CURRENT_USER USING (true)
  WITH CHECK (NOT na_familia);

CREATE TRIGGER guarda_paciente BEFORE UPDATE ON pacientes FOR EACH ROW
  WHEN ((OLD.cpf, OLD.cpf_hash, OLD.data_nascimento, OLD.email, OLD.identidade_hash,
      OLD.responsavel_id, OLD.responsavel_ate, OLD.responsavel_hash)
    IS DISTINCT FROM (NEW.cpf, NEW.cpf_hash, NEW.data_nascimento, NEW.email, NEW.identidade_hash,
      NEW.responsavel_id, NEW.responsavel_ate, NEW.responsavel_hash))
  EXECUTE FUNCTION guarda_paciente();
-- registra_campos is not called registra_mudanca, because `usos_de_midia` searches tables with a trigger of that name.
CREATE TRIGGER conta_versao BEFORE INSERT OR UPDATE ON pacientes FOR EACH ROW EXECUTE FUNCTION conta_versao('responsavel_hash', 'na_familia');
CREATE TRIGGER registra_campos AFTER INSERT OR UPDATE ON pacientes FOR EACH ROW EXECUTE FUNCTION registra_mudanca(
  'sem valores', 'nome_busca', 'cpf_hash', 'identidade_hash', 'responsavel_hash', 'na_familia');
CREATE TRIGGER encadeia_paciente AFTER INSERT OR UPDATE ON pacientes FOR EACH ROW EXECUTE FUNCTION encadeia_paciente();
