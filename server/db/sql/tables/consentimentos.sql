SELECT protege_dados_pessoais('consentimentos', 'mensagens');
-- A member of staff records a withdrawal that someone declares by telephone or at the desk.
GRANT UPDATE (retirado_em, retirado_por) ON consentimentos TO clinica_pode_mensagens;
GRANT INSERT ON consentimentos TO clinica_operador;
