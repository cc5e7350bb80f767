-- Whoever replaces their own password does it only while it is still the one that was judged
GRANT SELECT (updated_at) ON auth_accounts TO clinica_leitor, clinica_editor, clinica_laudos, clinica_recepcao, clinica_admin;
