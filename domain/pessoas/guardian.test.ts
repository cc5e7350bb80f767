import { describe, expect, it } from "vitest";
import { guardianUntil, hasGuardian, isInFamily, pacienteForm } from "./pacientes.ts";

const TODAY = "2026-11-23";
const CHILD = { nome: "Lia Souza", data_nascimento: "03/02/2018" };
const GUARDIAN = { responsavel_nome: "Rui Souza", responsavel_cpf: "529.982.247-25" };

describe("a guardian's last day", () => {
  it.each([
    ["2018-02-03", "2036-02-03"],
    ["2020-02-29", "2038-03-01"],
    ["2008-11-24", "2026-11-24"],
    ["2008-11-23", undefined],
    ["1980-05-17", undefined],
    ["", undefined],
  ])("for a patient born on %s is %s", (birth, day) => {
    expect(guardianUntil(birth, TODAY)).toBe(day);
  });

  it("is filled in if it is blank, and otherwise stays as it was typed", () => {
    const form = pacienteForm(TODAY);
    expect(form.parse({ ...CHILD, ...GUARDIAN })).toMatchObject({ responsavel_ate: "2036-02-03" });
    const typed = { ...CHILD, ...GUARDIAN, responsavel_ate: "01/01/2030" };
    expect(form.parse(typed)).toMatchObject({ responsavel_ate: "2030-01-01" });
    expect(form.parse(CHILD)).toMatchObject({ responsavel_ate: null, responsavel_cpf: null });
  });
});

describe("a guardian", () => {
  const wrong = (values: object) => {
    const { error } = pacienteForm(TODAY).safeParse({ ...CHILD, ...values });
    return error?.issues.map(({ path, message }) => [path[0], message]) ?? [];
  };

  it("may be given by the CPF alone, where the person is known", () => {
    expect(wrong({ responsavel_cpf: GUARDIAN.responsavel_cpf })).toEqual([]);
  });

  it("is not given by the name alone", () => {
    expect(wrong({ responsavel_nome: "Rui" })).toEqual([
      ["responsavel_cpf", "Informe o CPF do responsável"],
    ]);
  });

  it("of an adult needs the last day", () => {
    expect(wrong({ ...GUARDIAN, data_nascimento: "17/05/1980" })).toEqual([
      ["responsavel_ate", "O paciente já tem 18 anos: informe até quando"],
    ]);
  });
});

describe("a guardian's access", () => {
  it.each([
    [TODAY, true],
    ["2026-11-24", true],
    ["2026-11-22", false],
    [null, false],
  ])("that ends on %s is open on 23 November: %s", (responsavel_ate, isOpen) => {
    expect(hasGuardian(responsavel_ate, TODAY)).toBe(isOpen);
  });

  it("shows a child together with brothers and sisters only while both age and day allow it", () => {
    const family = (data_nascimento: string, responsavel_ate: string | null) =>
      isInFamily({ data_nascimento, responsavel_ate }, TODAY);
    expect(family("2018-02-03", "2036-02-03")).toBe(true);
    expect(family("2018-02-03", "2026-11-22")).toBe(false);
    expect(family("2018-02-03", null)).toBe(false);
    expect(family("2008-11-23", "2030-01-01")).toBe(false);
  });
});
