import { expect, test } from "vitest";
import {
  formatRegistration,
  formatTechnicalDirector,
  listRegistration,
  proposeTitulo,
  type RegisteredDoctor,
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

const MARINA: RegisteredDoctor = {
  nome: "Dra. Marina",
  titulo: null,
  crm: "CRM-MS 00001",
  rqe: "RQE 0001",
};

test("a registration says the word, the CRM and the RQE", () => {
  expect(formatRegistration(MARINA)).toBe("Médica · CRM-MS 00001 · RQE 0001");
  expect(formatRegistration({ ...MARINA, rqe: null })).toBe("Médica · CRM-MS 00001");
  expect(formatRegistration({ ...MARINA, crm: "00001" })).toBe("Médica · 00001 · RQE 0001");
});

test("the chosen word goes before the proposed one", () => {
  const doctor: RegisteredDoctor = { ...MARINA, nome: "Dr. Ariel", titulo: "Médica", rqe: null };
  expect(formatRegistration(doctor)).toBe("Médica · CRM-MS 00001");
  expect(formatRegistration({ ...doctor, nome: "Ariel" })).toBe("Médica · CRM-MS 00001");
});

test("nobody is called a doctor without a number, or for another profession's", () => {
  expect(listRegistration({ ...MARINA, titulo: "Médica", crm: null, rqe: "" })).toEqual([]);
  const ana = { ...MARINA, rqe: null };
  expect(formatRegistration({ ...ana, nome: "Ana" })).toBe("CRM-MS 00001");
  expect(formatRegistration({ ...ana, crm: "CREFITO-13 123-F" })).toBe("CREFITO-13 123-F");
  expect(formatRegistration({ ...ana, crm: "CRMV-MS 123" })).toBe("CRMV-MS 123");
});

test("the technical director is named with word and number", () => {
  const director = {
    diretor_tecnico: "Dr. Otávio Lima",
    crm_diretor_tecnico: "CRM-MS 00002",
    titulo_diretor_tecnico: null,
  };
  expect(formatTechnicalDirector(director)).toBe("Dr. Otávio Lima, Médico · CRM-MS 00002");
  expect(formatTechnicalDirector({ ...director, titulo_diretor_tecnico: "Médica" })).toBe(
    "Dr. Otávio Lima, Médica · CRM-MS 00002",
  );
  const named = { ...director, crm_diretor_tecnico: "" };
  expect(formatTechnicalDirector(named)).toBe("Dr. Otávio Lima");
  expect(formatTechnicalDirector({ ...director, diretor_tecnico: "" })).toBe("CRM-MS 00002");
  expect(formatTechnicalDirector({ ...named, diretor_tecnico: "" })).toBe("");
});
