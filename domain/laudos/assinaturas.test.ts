import { expect, test } from "vitest";
import { type Assinatura, shortSignatureText, signatureTexts } from "./assinaturas.ts";

const HELENA: Assinatura = {
  nome: "HELENA PRADO",
  cpf: "52998224725",
  crm: "1234-MS",
  quando: "2026-11-20T15:00:00.000Z",
  integra: true,
  cobre_tudo: true,
  cadeia: true,
};
const NAMED = "Assinado digitalmente por HELENA PRADO, em 20/11/2026 segundo quem assinou";

test.each([
  ["sem_assinatura", [], ["Sem assinatura digital"]],
  ["integra", [HELENA], [NAMED, "Assinatura íntegra, cadeia conferida"]],
  ["integra", [{ ...HELENA, cadeia: false }], [NAMED, "Assinatura íntegra, cadeia não conferida"]],
  ["alterada", [HELENA], ["Alterado após a assinatura", NAMED]],
  ["nao_conferida", [], ["Há uma assinatura digital que não pôde ser conferida"]],
] as const)("%s is said in words", (integridade, assinaturas, texts) => {
  expect(signatureTexts({ integridade, assinaturas })).toEqual(texts);
});

test.each([
  ["sem_assinatura", undefined],
  ["integra", "Assinado digitalmente"],
  ["nao_conferida", "Assinado digitalmente"],
  ["alterada", "Alterado após a assinatura"],
] as const)("a list says of %s: %s", (integridade, text) => {
  expect(shortSignatureText(integridade)).toBe(text);
});
