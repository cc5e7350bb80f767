import { expect, test } from "vitest";
import { findPersonalData } from "./personal-data.ts";

test.each([
  ["111.444.777-35", '{"path":"/x/111.444.777-35"}'],
  ["11144477735", '{"said":"cpf 11144477735"}'],
  ["ana@clinica.test", '{"error":{"message":"ana@clinica.test is taken"}}'],
  ["Rosa Benites Ferreira", '{"error":{"message":"no row for Rosa Benites Ferreira"}}'],
  ["2026-ABCDE-FGHJK", '{"path":"/resultados/laudos/2026-ABCDE-FGHJK"}'],
])("finds %s in %s", (found, line) => {
  expect(findPersonalData(line)).toEqual([found]);
});

test.each([
  '{"level":30,"time":"2026-11-22T08:42:34.371Z","requestId":"cffced33-0c5e-4565-8848-b26c5dc83f9c","ms":32.9}',
  '{"stack":"at node_modules/@aws-sdk/client-s3/x.js:1:2"}',
  '{"path":"/resultados/laudos/{protocolo}","status":404}',
  "Primeiro acesso em /auth: admin@clinica.test",
])("finds nothing in %s", (line) => {
  expect(findPersonalData(line)).toEqual([]);
});
