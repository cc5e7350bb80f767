import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseEstatisticas, parseItens } from "./estatisticas.ts";

describe("parseEstatisticas", () => {
  it("reads both spellings, and numbers", () => {
    expect(
      parseEstatisticas([
        { valor: "10+", descricao: "Anos" },
        { numero: 50, texto: "Exames" },
      ]),
    ).toEqual([
      { valor: "10+", descricao: "Anos" },
      { valor: "50", descricao: "Exames" },
    ]);
  });

  it("leaves out rows without text and never throws", () => {
    expect(parseEstatisticas([{}, null, 3, { valor: " " }])).toEqual([]);
    fc.assert(
      fc.property(fc.anything(), (value) => {
        for (const row of parseEstatisticas(value)) expect(row.valor + row.descricao).not.toBe("");
      }),
    );
  });
});

describe("parseItens", () => {
  it("reads both spellings", () => {
    expect(
      parseItens([
        { icone: "Heart", titulo: "A", descricao: "b" },
        { icon: "Car", title: "C", description: "d" },
        { titulo: "só título" },
      ]),
    ).toEqual([
      { icone: "Heart", titulo: "A", descricao: "b" },
      { icone: "Car", titulo: "C", descricao: "d" },
      { icone: "", titulo: "só título", descricao: "" },
    ]);
  });

  it("never throws", () => {
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parseItens(value))));
  });
});
