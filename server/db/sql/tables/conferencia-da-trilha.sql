-- The jobs may add a seal, and extend it until its segment has 10,000 lines. A forged seal has no valid signature.
GRANT SELECT, INSERT, UPDATE (ate, elo, conferido_em, assinatura) ON selos_trilha TO clinica_sistema;
CREATE POLICY selos_trilha_le ON selos_trilha FOR SELECT TO clinica_sistema USING (true);
CREATE POLICY selos_trilha_poe ON selos_trilha FOR INSERT TO clinica_sistema WITH CHECK (true);
CREATE POLICY selos_trilha_completa ON selos_trilha FOR UPDATE TO clinica_sistema
  USING (ate < de + 9999) WITH CHECK (true);

-- The dashboard reads breaks of the trail with the role clinica_entrada. No role may change or delete a break.
GRANT SELECT, INSERT ON quebras_trilha TO clinica_sistema;
GRANT SELECT ON quebras_trilha TO clinica_entrada;
CREATE POLICY quebras_trilha_le ON quebras_trilha FOR SELECT TO clinica_entrada USING (true);
CREATE POLICY quebras_trilha_sistema ON quebras_trilha TO clinica_sistema USING (true) WITH CHECK (true);
