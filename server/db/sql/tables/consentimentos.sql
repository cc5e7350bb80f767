SELECT protege_dados_pessoais('consentimentos', 'mensagens');
-- By telephone or at the desk: somebody of the staff writes down that it was taken back.
GRANT UPDATE (retirado_em, retirado_por) ON consentimentos TO clinica_pode_mensagens;
GRANT INSERT ON consentimentos TO clinica_operador;
