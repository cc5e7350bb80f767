SELECT protege_dados_pessoais('mensagens', 'mensagens');
SELECT protege_dados_pessoais('respostas', 'mensagens');
SELECT protege_dados_pessoais('anotacoes', 'mensagens');
GRANT UPDATE (estado, respondida_em) ON mensagens TO clinica_pode_mensagens;
GRANT UPDATE (avisada_em) ON mensagens TO clinica_sistema;
GRANT UPDATE (enviada_em) ON respostas TO clinica_sistema;
GRANT INSERT ON mensagens, respostas, anotacoes TO clinica_operador;
CREATE TRIGGER apaga_consentimentos AFTER DELETE ON mensagens FOR EACH ROW EXECUTE FUNCTION apaga_consentimentos();
