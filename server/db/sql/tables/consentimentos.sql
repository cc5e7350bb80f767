SELECT protege_dados_pessoais('consentimentos', 'mensagens');
-- By telephone or at the desk: a member of staff records the withdrawal.
GRANT UPDATE (retirado_em, retirado_por) ON consentimentos TO clinica_pode_mensagens;
GRANT INSERT ON consentimentos TO clinica_operador;
