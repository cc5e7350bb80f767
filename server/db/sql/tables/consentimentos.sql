SELECT protege_dados_pessoais('consentimentos', '{editor,recepcao,admin_master}');
-- By telephone or at the desk: somebody of the staff writes down that it was taken back.
GRANT UPDATE (retirado_em, retirado_por) ON consentimentos TO clinica_editor, clinica_admin;
GRANT INSERT ON consentimentos TO clinica_operador;
