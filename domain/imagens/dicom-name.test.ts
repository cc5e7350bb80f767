import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareIdentity, plainName } from "./correspondencia.ts";
import { dicomName } from "./dicom-name.ts";

describe("a name for the equipment", () => {
  it.each([
    ["Maria da Conceição Souza", "Souza^Maria da Conceição"],
    ["  Ana   Lima ", "Lima^Ana"],
    ["Madonna", "Madonna"],
    ["", ""],
    ["Ana^Maria=X\\Y Lima", "Lima^Ana Maria X Y"],
  ])("%j is %j", (nome, written) => expect(dicomName(nome)).toBe(written));

  it("fits as a whole, with a part of each name", () => {
    const given = "Maria Aparecida da Conceição Francisca das Chagas do Nascimento";
    expect(dicomName(`${given} Albuquerque`)).toBe(`Albuquerque^${given.slice(0, 52)}`);
    expect(dicomName(`${given} ${"A".repeat(70)}`)).toBe(`${"A".repeat(40)}^${given.slice(0, 23)}`);
  });

  it("has parts that fit, and none of the characters that divide them", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (nome) => {
        const written = dicomName(nome);
        const parts = written.split("^");
        expect(parts.length).toBeLessThanOrEqual(2);
        expect(written.length).toBeLessThanOrEqual(64);
        expect(written).not.toMatch(/[=\\]/);
      }),
    );
  });

  it("comes back as the same person", () => {
    const nome = "Maria da Conceição Souza";
    const pessoa = { nome, cpf: null, data_nascimento: "1980-05-17" };
    const read = { nome: dicomName(nome), documento: "", nascimento: pessoa.data_nascimento };
    expect(compareIdentity(read, pessoa)).toEqual([]);
    expect(plainName(read.nome)).toBe("Souza Maria da Conceição");
  });
});
