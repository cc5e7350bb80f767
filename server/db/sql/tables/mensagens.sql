SELECT protege_dados_pessoais('mensagens', '{editor,recepcao,admin_master}');
SELECT protege_dados_pessoais('respostas', '{editor,recepcao,admin_master}');
GRANT UPDATE (estado, respondida_em) ON mensagens TO clinica_editor, clinica_admin;
-- The jobs write down which mail left; the operator fills the demonstration.
GRANT UPDATE (avisada_em) ON mensagens TO clinica_sistema;
GRANT UPDATE (enviada_em) ON respostas TO clinica_sistema;
GRANT INSERT ON mensagens, respostas TO clinica_operador;
CREATE TRIGGER apaga_consentimentos AFTER DELETE ON mensagens FOR EACH ROW EXECUTE FUNCTION apaga_consentimentos();
