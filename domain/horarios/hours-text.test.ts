import { describe, expect, it } from "vitest";
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";
import { formatFeriado, formatServices, hoursNote } from "./hours-text.ts";

const { horarios } = DEFAULT_CONFIGURACOES;

describe("formatServices", () => {
  it("names each service", () => {
    const groups = formatServices(horarios, ["recepcao", "exames"]);
    expect(groups.map(({ titulo }) => titulo)).toEqual(["Recepção", "Exames"]);
    expect(groups[1]?.linhas).toContainEqual({ dias: "Sexta", horas: "7h às 17h" });
  });

  it("says the same week once", () => {
    const { exames } = horarios;
    const groups = formatServices({ recepcao: exames, exames }, ["recepcao", "exames"]);
    expect(groups.map(({ titulo }) => titulo)).toEqual(["Recepção e exames"]);
  });
});

describe("formatFeriado", () => {
  const natal = { data: "2026-12-25", nome: "Natal", intervalos: [] };

  it.each([
    [natal, { dias: "25 dez, Natal", horas: "Fechado" }],
    [
      { ...natal, nome: "" },
      { dias: "25 dez", horas: "Fechado" },
    ],
    [
      { ...natal, intervalos: [{ abre: "07:00", fecha: "12:00" }] },
      { dias: "25 dez, Natal", horas: "7h às 12h" },
    ],
  ])("%j", (feriado, line) => {
    expect(formatFeriado(feriado)).toEqual(line);
  });
});

describe("hoursNote", () => {
  it.each([
    ["", ""],
    ["Segunda a sexta: 7h às 18h\nSábado: 7h às 12h\nDomingo: fechado", ""],
    ["segunda a  sexta: 7h às 18h.\n\n", ""],
    ["Segunda a sexta: 7h às 18h\nPlantão aos feriados.", "Plantão aos feriados."],
    ["Sábado: só com hora marcada", "Sábado: só com hora marcada"],
  ])("%j", (text, note) => {
    expect(hoursNote(text, horarios)).toBe(note);
  });
});
