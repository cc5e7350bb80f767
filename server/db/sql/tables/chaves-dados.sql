-- Only the server itself reads the data keys, which are encrypted with SECRET_KEY.
GRANT SELECT, INSERT ON chaves_dados TO clinica_sistema;
CREATE POLICY chaves_dados_sistema ON chaves_dados TO clinica_sistema USING (true) WITH CHECK (true);
-- `npm run change-secret-key` encrypts the keys again, with the owner's login.
CREATE POLICY chaves_dados_dono ON chaves_dados TO CURRENT_USER USING (true);
