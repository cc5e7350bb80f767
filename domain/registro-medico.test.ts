import { expect, test } from "vitest";
import {
  formatRegistration,
  formatTechnicalDirector,
  listRegistration,
  proposeTitulo,
} from "./registro-medico.ts";

test.each([
  ["Dra. Marina Tavares", "Médica"],
  ["Dr. Otávio Lacerda", "Médico"],
  ["dra Marina", "Médica"],
  ["DR OTÁVIO", "Médico"],
  ["Drauzio Lima", null],
  ["Marina Tavares", null],
  ["", null],
])("%s is proposed as %s", (nome, titulo) => {
  expect(proposeTitulo(nome)).toBe(titulo);
});

test("a registration says the word, the CRM and the RQE", () => {
  const marina = { nome: "Dra. Marina", crm: "CRM-MS 00001", rqe: "RQE 0001" };
  expect(formatRegistration(marina)).toBe("Médica · CRM-MS 00001 · RQE 0001");
  expect(formatRegistration({ ...marina, rqe: null })).toBe("Médica · CRM-MS 00001");
  expect(formatRegistration({ ...marina, crm: "00001" })).toBe("Médica · 00001 · RQE 0001");
});

test("the chosen word goes before the proposed one", () => {
  const doctor = { nome: "Dr. Ariel", titulo: "Médica", crm: "CRM-MS 00001", rqe: null };
  expect(formatRegistration(doctor)).toBe("Médica · CRM-MS 00001");
  expect(formatRegistration({ ...doctor, nome: "Ariel" })).toBe("Médica · CRM-MS 00001");
});

test("nobody is called a doctor without a number, or for another profession's", () => {
  expect(listRegistration({ nome: "Dra. Ana", titulo: "Médica", crm: null, rqe: "" })).toEqual([]);
  expect(formatRegistration({ nome: "Ana", crm: "CRM-MS 1", rqe: null })).toBe("CRM-MS 1");
  expect(formatRegistration({ nome: "Dra. Ana", crm: "CREFITO-13 123-F", rqe: null })).toBe(
    "CREFITO-13 123-F",
  );
  expect(formatRegistration({ nome: "Dr. Rui", crm: "CRMV-MS 123", rqe: null })).toBe(
    "CRMV-MS 123",
  );
});

test("the technical director is named with word and number", () => {
  const director = { diretor_tecnico: "Dr. Otávio Lima", crm_diretor_tecnico: "CRM-MS 00002" };
  expect(formatTechnicalDirector(director)).toBe("Dr. Otávio Lima, Médico · CRM-MS 00002");
  expect(formatTechnicalDirector({ ...director, titulo_diretor_tecnico: "Médica" })).toBe(
    "Dr. Otávio Lima, Médica · CRM-MS 00002",
  );
  expect(formatTechnicalDirector({ ...director, crm_diretor_tecnico: "" })).toBe("Dr. Otávio Lima");
  expect(formatTechnicalDirector({ ...director, diretor_tecnico: "" })).toBe("CRM-MS 00002");
  expect(formatTechnicalDirector({ diretor_tecnico: "", crm_diretor_tecnico: "" })).toBe("");
});
