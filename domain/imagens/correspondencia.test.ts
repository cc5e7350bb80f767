import { describe, expect, it } from "vitest";
import { compareIdentity, contradictions, listDifferences, plainName } from "./correspondencia.ts";

const ANA = { nome: "Ana Maria D'Ávila Souza", cpf: "52998224725", data_nascimento: "1980-02-29" };
const READ = { nome: "SOUZA^ANA MARIA", documento: "", nascimento: "1980-02-29" };

describe("a study is linked by itself", () => {
  it.each([
    ["words of the name in another order", READ],
    ["accents and case", { ...READ, nome: "davila^ána" }],
    ["a CPF, whatever the name", { ...READ, documento: "529.982.247-25", nome: "PACIENTE^42" }],
    ["a record number that is no CPF", { ...READ, documento: "12345" }],
  ])("with %s", (_what, read) => expect(compareIdentity(read, ANA)).toEqual([]));
});

describe("a study waits", () => {
  it.each([
    ["no birth date", { ...READ, nascimento: "" }, ["sem_nascimento"]],
    ["another birth date", { ...READ, nascimento: "1980-02-28" }, ["nascimento"]],
    ["another CPF, although the name agrees", { ...READ, documento: "11144477735" }, ["cpf"]],
    ["one word of the name only", { ...READ, nome: "ANA" }, ["nome"]],
    ["another first name", { ...READ, nome: "SOUZA^MARIA" }, ["nome"]],
    ["a word that she does not have", { ...READ, nome: "SOUZA^ANA LIMA" }, ["nome"]],
    ["no name", { ...READ, nome: "" }, ["nome"]],
    [
      "everything different",
      { nome: "LIMA^EVA", documento: "11144477735", nascimento: "1999-01-01" },
      ["nascimento", "cpf", "nome"],
    ],
  ])("with %s", (_what, read, expected) => expect(compareIdentity(read, ANA)).toEqual(expected));
});

it("absent data contradicts nothing", () => {
  expect(contradictions({ nome: "", documento: "", nascimento: "" }, ANA)).toEqual([]);
});

it("writes a DICOM name as words", () => {
  expect(plainName("SOUZA^ANA^MARIA^^=ideographic")).toBe("SOUZA ANA MARIA");
});

describe("what a person is told before images are linked", () => {
  const laudo = {
    protocolo: "2026-AB3CD-9EFGH",
    exame: "Ressonância da coluna lombar",
    data_exame: "2026-11-20",
  };
  const pessoa = { nome: "Maria Souza", cpf: "52998224725", data_nascimento: "1980-05-17" };
  const dados = {
    nome: "SOUZA^MARIA",
    documento: "529.982.247-25",
    nascimento: "1980-05-17",
    protocolo: "2026-AB3CD-9EFGH",
    descricao: "MR COLUNA LOMBAR",
    data: "2026-11-20",
  };

  it("is nothing if images and report say the same", () => {
    expect(listDifferences(dados, laudo, pessoa)).toEqual([]);
  });

  it.each([
    [{ descricao: "MR CRANIO" }, /MR CRANIO.*Ressonância da coluna lombar/],
    [{ data: "2026-10-02" }, /02\/10\/2026.*20\/11\/2026/],
    [{ nascimento: "1981-05-17" }, /data de nascimento é diferente/],
    [{ documento: "11144477735" }, /CPF é diferente/],
    [{ nome: "LIMA^ANA", documento: "" }, /nome é diferente/],
    [{ protocolo: "2026-ZZ3CD-9EFGH" }, /protocolo de outro laudo/],
  ])("names the difference of %o", (values, said) => {
    const differences = listDifferences({ ...dados, ...values }, laudo, pessoa);
    expect(differences).toEqual([expect.stringMatching(said)]);
  });

  it("does not count what the images leave out", () => {
    const silent = { ...dados, protocolo: "", descricao: "", data: "", documento: "", nome: "" };
    expect(listDifferences(silent, laudo, pessoa)).toEqual([]);
  });
});
