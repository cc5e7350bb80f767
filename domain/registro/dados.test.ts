import { expect, it } from "vitest";
import { LAUDO_LABELS } from "#domain/laudos/laudos.ts";
import { PACIENTE_LABELS } from "#domain/pessoas/pacientes.ts";
import { formatDados } from "./dados.ts";

it("calls columns by their labels, and the rest by its Portuguese, with the value that it carries", () => {
  expect(formatDados(["cpf", "data_nascimento", "paginas"])).toBe(
    "CPF, Data de nascimento, páginas",
  );
  expect(formatDados(["pdf", "versao:2"])).toBe("PDF, versão 2");
  expect(formatDados(["arquivo:1a2b3c4d", "email", "nome_arquivo"])).toBe(
    "arquivo 1a2b3c4d, E-mail, nome do arquivo",
  );
});

it("reads what another version wrote as its words", () => {
  expect(formatDados(["serie_dicom:3"])).toBe("serie dicom 3");
  expect(formatDados(["constructor", "__proto__"])).toBe("constructor,   proto  ");
  expect(formatDados([""])).toBe("");
  expect(formatDados([])).toBe("");
});

it("gives no id two labels", () => {
  const both = Object.keys(LAUDO_LABELS).filter((id) => Object.hasOwn(PACIENTE_LABELS, id));
  expect(both).toEqual([]);
});
