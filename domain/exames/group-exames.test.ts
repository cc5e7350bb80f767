import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DEFAULT_EXAME_GRUPOS } from "../defaults/exame-grupos.ts";
import { FIRST_EXAMES, groupAllExames, groupExames, outrosText } from "./group-exames.ts";

const exames = (...nomes: string[]) => nomes.map((nome) => ({ nome }));
const titles = (groups: { titulo: string }[]) => groups.map(({ titulo }) => titulo);

describe("groupExames", () => {
  it("knows a keyword anywhere in the name, without case and accents", () => {
    const all = exames(
      "ULTRASSOM de tireoide",
      "Ressonância do joelho",
      "Biópsia de mama",
      "Raio X",
    );
    const groups = groupExames(all, all);
    expect(groups.map(({ titulo, exames }) => [titulo, exames[0]?.nome])).toEqual([
      ["Ultrassonografia", "ULTRASSOM de tireoide"],
      ["Radiologia e Mamografia", "Raio X"],
      ["Tomografia e Ressonância", "Ressonância do joelho"],
      ["Cardiologia e Procedimentos", "Biópsia de mama"],
    ]);
  });

  it("puts an exam of two groups into the first", () => {
    const all = exames("Biópsia guiada por ultrassom");
    expect(titles(groupExames(all, all))).toEqual(["Ultrassonografia"]);
  });

  it("shows four of a group and counts the rest of all exams", () => {
    const all = exames("USG 1", "USG 2", "USG 3", "USG 4", "USG 5", "USG 6", "Holter");
    const groups = groupExames(all.slice(0, 5), all);
    expect(groups).toHaveLength(1);
    expect(groups[0]?.exames).toHaveLength(4);
    expect(groups[0]?.outros).toBe(2);
  });

  it("gives an exam without a keyword to the group with the fewest, the first on a tie", () => {
    const all = exames("Consulta", "USG 1", "Tomografia", "Holter");
    expect(groupExames(all, all)[1]).toMatchObject({
      titulo: "Radiologia e Mamografia",
      exames: [{ nome: "Consulta" }],
    });
    expect(titles(groupExames(exames("Consulta"), exames("Consulta")))).toEqual([
      "Ultrassonografia",
    ]);
  });

  it("leaves empty groups out, and everything when there is nothing", () => {
    expect(groupExames([], [])).toEqual([]);
    expect(groupExames([], exames("Holter"))).toEqual([]);
  });

  it("loses no exam and counts none twice", () => {
    const word = fc.constantFrom("USG", "Raio", "Tomografia", "Mapa", "Outro", "Consulta");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (nomes) => {
        const all = exames(...nomes);
        const groups = groupExames(all.slice(0, 12), all);
        const shown = groups.flatMap((group) => group.exames);
        expect(new Set(shown).size).toBe(shown.length);
        const order = DEFAULT_EXAME_GRUPOS.map(({ titulo }) => titulo);
        const indices = titles(groups).map((titulo) => order.indexOf(titulo));
        expect(indices).toEqual([...indices].sort());
        const total = groups.reduce((sum, { exames, outros }) => sum + exames.length + outros, 0);
        expect(total).toBeLessThanOrEqual(all.length);
        if (groups.length === DEFAULT_EXAME_GRUPOS.length) expect(total).toBe(all.length);
        for (const group of groups) {
          expect(group.exames.length).toBeLessThanOrEqual(4);
          expect(group.outros).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe("groupAllExames", () => {
  it("holds every exam once, as many in each group as the home page counts", () => {
    const word = fc.constantFrom("USG", "Raio", "Tomografia", "Mapa", "Outro", "Consulta");
    fc.assert(
      fc.property(fc.array(word, { maxLength: 40 }), (nomes) => {
        const all = exames(...nomes);
        const groups = groupAllExames(all);
        const grouped = groups.flatMap((group) => group.exames);
        expect(grouped).toHaveLength(all.length);
        expect(new Set(grouped)).toEqual(new Set(all));
        for (const { titulo, exames, outros } of groupExames(all.slice(0, FIRST_EXAMES), all)) {
          const whole = groups.find((group) => group.titulo === titulo);
          expect(whole?.exames).toHaveLength(exames.length + outros);
          expect(whole?.exames).toEqual(expect.arrayContaining(exames));
        }
      }),
    );
  });
});

it("counts one other exam in the singular", () => {
  expect([1, 2].map(outrosText)).toEqual(["+1 outro exame", "+2 outros exames"]);
});
