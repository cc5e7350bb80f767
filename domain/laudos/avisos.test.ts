import { describe, expect, it } from "vitest";
import { noticeAddresses, noticeText } from "./avisos.ts";

const TODAY = "2026-11-28";
const CHILD = {
  email: "lia@exemplo.test",
  responsavel_email: "rui@exemplo.test",
  responsavel_ate: "2036-02-03",
};
const told = (person: Partial<typeof CHILD> | object, reservado: boolean | null = null) =>
  noticeAddresses({ ...CHILD, ...person }, { reservado, today: TODAY }).map(
    ({ para, email }) => `${para}: ${email}`,
  );

describe("a released report is told", () => {
  it("to the patient and to the guardian, once where both have one address", () => {
    expect(told({})).toEqual(["paciente: lia@exemplo.test", "responsavel: rui@exemplo.test"]);
    expect(told({ email: null })).toEqual(["responsavel: rui@exemplo.test"]);
    expect(told({ email: "Rui@exemplo.test" })).toEqual(["paciente: Rui@exemplo.test"]);
    expect(told({ responsavel_email: null })).toEqual(["paciente: lia@exemplo.test"]);
    expect(told({ email: null, responsavel_email: null })).toEqual([]);
  });

  it("to the guardian up to and including the last day", () => {
    expect(told({ email: null, responsavel_ate: TODAY })).toHaveLength(1);
    expect(told({ email: null, responsavel_ate: "2026-11-27" })).toEqual([]);
  });

  it("to no guardian where it is reserved, not even at the patient's address", () => {
    expect(told({}, true)).toEqual(["paciente: lia@exemplo.test"]);
    expect(told({ email: "Rui@exemplo.test" }, true)).toEqual([]);
    expect(told({ email: null }, true)).toEqual([]);
  });
});

it("staff read to whom the mail goes, or that none does", () => {
  expect(noticeText(["responsavel"], 10)).toMatch(/^O e-mail de aviso ao responsável sai em 10 /);
  expect(noticeText(["paciente", "responsavel"], 10)).toContain("ao paciente e ao responsável");
  expect(noticeText([], 10)).toBe("Nenhum e-mail de aviso sai: avise o paciente pelo WhatsApp.");
});
