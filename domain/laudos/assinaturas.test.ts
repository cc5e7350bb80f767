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
  problema: null,
};
const NAMED =
  "Assinado digitalmente por HELENA PRADO, em 20/11/2026 segundo quem assinou, sem prova da data";

test.each([
  ["sem_assinatura", [], ["Sem assinatura digital"]],
  ["integra", [HELENA], [NAMED, "Assinatura íntegra, cadeia conferida"]],
  [
    "integra",
    [{ ...HELENA, cadeia: false, problema: null }],
    [NAMED, "Assinatura íntegra, cadeia não conferida"],
  ],
  ["alterada", [HELENA], ["Alterado após a assinatura", NAMED]],
  ["nao_conferida", [], ["Há uma assinatura digital que não pôde ser conferida"]],
] as const)("%s is said in words", (integridade, assinaturas, texts) => {
  expect(signatureTexts({ integridade, assinaturas })).toEqual(texts);
});

test.each([
  ["sem_assinatura", undefined],
  ["integra", "Assinado digitalmente"],
  ["nao_conferida", "Assinatura não conferida"],
  ["alterada", "Alterado após a assinatura"],
] as const)("a list says of %s: %s", (integridade, text) => {
  expect(shortSignatureText(integridade)).toBe(text);
});

test("a signature that cannot be checked says why, and names nobody", () => {
  const forged: Assinatura = { ...HELENA, problema: "conteudo_embutido" };
  expect(signatureTexts({ integridade: "nao_conferida", assinaturas: [forged] })).toEqual([
    "Há uma assinatura digital que não pôde ser conferida: traz um conteúdo próprio, que não é o deste arquivo",
  ]);
});

test("a signer who is not the report's doctor is said first", () => {
  const found = { integridade: "integra", assinaturas: [HELENA] } as const;
  const paulo = { medico_responsavel: "Dr. Paulo Rezende", crm: "CRM-MS 77" };
  const helena = { medico_responsavel: "Dra. Helena Prado", crm: "CRM-MS 1234" };
  expect(signatureTexts(found, paulo)[0]).toBe("Assinado por OUTRA PESSOA");
  expect(signatureTexts(found, helena)).toEqual(signatureTexts(found));
});
