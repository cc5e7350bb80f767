import { expect, test } from "vitest";
import {
  formatClinicCrm,
  formatCrm,
  formatRegistration,
  formatRqe,
  formatSigner,
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
  expect(formatRegistration({ ...MARINA, crm: "00001" })).toBe("Médica · CRM 00001 · RQE 0001");
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
    endereco: "Rua A, 1\nNova Andradina - MS",
  };
  const typedAlone = { ...director, diretor_tecnico: "João da Silva", crm_diretor_tecnico: "1234" };
  expect(formatTechnicalDirector(typedAlone)).toBe("João da Silva, CRM-MS 1234");
  expect(formatTechnicalDirector({ ...typedAlone, endereco: "Rua A, 1" })).toBe(
    "João da Silva, CRM 1234",
  );
  expect(formatTechnicalDirector(director)).toBe("Dr. Otávio Lima, Médico · CRM-MS 00002");
  expect(formatTechnicalDirector({ ...director, titulo_diretor_tecnico: "Médica" })).toBe(
    "Dr. Otávio Lima, Médica · CRM-MS 00002",
  );
  const named = { ...director, crm_diretor_tecnico: "" };
  expect(formatTechnicalDirector(named)).toBe("Dr. Otávio Lima");
  expect(formatTechnicalDirector({ ...director, diretor_tecnico: "" })).toBe("CRM-MS 00002");
  expect(formatTechnicalDirector({ ...named, diretor_tecnico: "" })).toBe("");
});

test.each([
  ["55431", "", "CRM 55431"],
  [" 55.431 ", "", "CRM 55.431"],
  ["nº 55431", "", "CRM 55431"],
  ["55431", "MS", "CRM-MS 55431"],
  ["55431/sp", "MS", "CRM-SP 55431"],
  ["55431 - SP", "", "CRM-SP 55431"],
  ["ms 55431", "", "CRM-MS 55431"],
  ["SP-55431", "MS", "CRM-SP 55431"],
  ["CRM 55431", "MS", "CRM 55431"],
  ["CRM/MS 55431", "", "CRM/MS 55431"],
  ["CREFITO-13 123-F", "MS", "CREFITO-13 123-F"],
  ["em andamento", "MS", "em andamento"],
  ["", "MS", ""],
  [null, "MS", ""],
])("the CRM %j of %j is shown as %j", (typed, uf, shown) => {
  expect(formatCrm(typed, uf)).toBe(shown);
});

test.each([
  ["55431", "RQE 55431"],
  ["nº 55431", "RQE 55431"],
  ["123, 456", "RQE 123, 456"],
  ["123 e 456", "RQE 123 e 456"],
  ["RQE 55431", "RQE 55431"],
  ["RQE nº 55431", "RQE nº 55431"],
  ["", ""],
  [null, ""],
])("the RQE %j is shown as %j", (typed, shown) => {
  expect(formatRqe(typed)).toBe(shown);
});

test("a clinic is registered in its own state", () => {
  const clinic = { registro_crm: "4321", endereco: "Rua A, 1\nDourados/MS" };
  expect(formatClinicCrm(clinic)).toBe("CRM-MS 4321");
  expect(formatClinicCrm({ ...clinic, registro_crm: "" })).toBe("");
});

test("a report's doctor may be of any state", () => {
  expect(formatSigner("Dra. Rosa", "55431")).toBe("Dra. Rosa, CRM 55431");
  expect(formatSigner("Dra. Rosa", "")).toBe("Dra. Rosa");
  expect(formatSigner("", "")).toBe("");
});

test("a number with its state alone is a doctor's", () => {
  expect(formatRegistration({ ...MARINA, crm: "MS 55431", rqe: "0001" })).toBe(
    "Médica · CRM-MS 55431 · RQE 0001",
  );
});
