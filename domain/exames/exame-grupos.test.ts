import { describe, expect, it, test } from "vitest";
import { DEFAULT_EXAME_GRUPOS } from "../defaults/exame-grupos.ts";
import { type ExameGrupo, exameGruposForm, findGrupos } from "./exame-grupos.ts";
import { exameGroupTitle, groupAllExames } from "./group-exames.ts";

const grupo = (titulo: string, palavras: string): ExameGrupo => ({
  titulo,
  palavras,
  icone: "monitor",
});
const PROPRIOS = [grupo("Mama", "mamografia, mamas"), grupo("Imagem", "raio x, Ressonância")];

describe("the clinic's own groups", () => {
  it("divide the exams by their words, whatever accents and punctuation", () => {
    const exames = ["Ultrassom das mamas", "Raio-X", "RESSONANCIA"].map((nome) => ({ nome }));
    const groups = groupAllExames(exames, PROPRIOS);
    expect(groups.map(({ titulo, exames }) => [titulo, exames.length])).toEqual([
      ["Mama", 1],
      ["Imagem", 2],
    ]);
    expect(exameGroupTitle("Raio-X do tórax", PROPRIOS)).toBe("Imagem");
    expect(exameGroupTitle("Consulta", PROPRIOS)).toBeUndefined();
  });

  test.each([
    ["mama", ["Mama"]],
    ["RAIO-X", ["Imagem"]],
    ["ma", []],
    ["tomografia", []],
  ])("%j finds %j", (typed, titles) => {
    expect(findGrupos(PROPRIOS, typed).map(({ titulo }) => titulo)).toEqual(titles);
  });
});

describe("the form", () => {
  const problems = (grupos: unknown) =>
    exameGruposForm.safeParse({ grupos }).error?.issues.map(({ message }) => message);

  it("accepts the built-in groups", () => {
    expect(exameGruposForm.parse({ grupos: DEFAULT_EXAME_GRUPOS }).grupos).toEqual(
      DEFAULT_EXAME_GRUPOS,
    );
  });

  test.each([
    ["no group", undefined, "Deixe pelo menos um grupo"],
    ["an empty list", [], "Deixe pelo menos um grupo"],
    ["no name", [grupo(" ", "raio")], "Nome é obrigatório"],
    ["no word", [grupo("Raio X", "")], "Escreva pelo menos uma palavra"],
    [
      "one name twice",
      [grupo("Raio X", "a"), grupo("raio-x", "b")],
      "Outro grupo já tem este nome",
    ],
    [
      "too many",
      Array.from({ length: 21 }, (_, n) => grupo(`G${n}`, "a")),
      "Use no máximo 20 grupos",
    ],
  ])("refuses %s", (_, grupos, message) => {
    expect(problems(grupos)).toContain(message);
  });
});
