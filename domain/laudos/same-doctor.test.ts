import { expect, test } from "vitest";
import { isSameDoctor } from "./same-doctor.ts";

const HELENA = { nome: "HELENA PRADO DE ANDRADE", crm: "1234-MS" };

test.each([
  ["Dra. Helena Prado de Andrade", "CRM-MS 1234"],
  ["Dra. Helena Prado", "1234/MS"],
  ["Helena P. Andrade", "CRM/MS 01.234"],
  ["HELENA ANDRADE", "CRM 1234"],
  ["Profa. Dra. Helena Prado d'Andrade", ""],
])("%s with %s is the signer", (medico_responsavel, crm) => {
  expect(isSameDoctor(HELENA, { medico_responsavel, crm })).toBe(true);
});

test.each([
  ["Dra. Helena Prado", "CRM-MS 4321"],
  ["Dra. Helena Prado", "CRM-SP 1234"],
  ["Dr. Paulo Prado de Andrade", "CRM-MS 1234"],
  ["Dra. Helena Souza", ""],
  ["Dra. Andrade Prado Helena", ""],
  ["", "CRM-MS 1234"],
])("%s with %s is another person", (medico_responsavel, crm) => {
  expect(isSameDoctor(HELENA, { medico_responsavel, crm })).toBe(false);
});

test("a certificate without CRM is compared by the name alone", () => {
  const signer = { nome: "PAULO REZENDE", crm: null };
  const paulo = { medico_responsavel: "Dr. Paulo Rezende", crm: "CRM-MS 9" };
  expect(isSameDoctor(signer, paulo)).toBe(true);
  expect(isSameDoctor(signer, { ...paulo, medico_responsavel: "Dr. Pedro Rezende" })).toBe(false);
});

test("accents do not make another person", () => {
  const signer = { nome: "MARCIA GONCALVES", crm: null };
  expect(isSameDoctor(signer, { medico_responsavel: "Dra. Márcia Gonçalves", crm: "" })).toBe(true);
});
