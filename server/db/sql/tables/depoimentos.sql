SELECT protege_conteudo('depoimentos_secao', exclui => false);

-- The trail never contains what a patient wrote, so a deleted text cannot be restored.
SELECT protege_conteudo('depoimentos', sem_valores => true);
-- Only editors read who consented, and when.
REVOKE SELECT ON depoimentos FROM clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
GRANT SELECT (id, nome, texto, ordem_exibicao, versao, atualizado_em) ON depoimentos
  TO clinica_anonimo, clinica_paciente, clinica_pode_painel, clinica_sistema;
CREATE TRIGGER esquece_vistos AFTER DELETE OR UPDATE OF texto ON depoimentos FOR EACH ROW EXECUTE FUNCTION esquece_vistos();
