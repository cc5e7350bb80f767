import { expect, it } from "vitest";
import { nameTerms, nameWords } from "./name-words.ts";

it.each([
  ["Maria da Conceição", ["maria", "da", "conceicao"]],
  ["  JOÃO   d'Ávila ", ["joao", "davila"]],
  ["Ana-Lúcia Souza, Souza", ["ana", "lucia", "souza"]],
  ["…", []],
])("takes %s apart", (name, words) => {
  expect(nameWords(name)).toEqual(words);
});

it("has each word and its beginnings from three letters on, each once", () => {
  expect(nameTerms("Jo Mariana Mario")).toEqual([
    "jo",
    "mar",
    "mari",
    "maria",
    "marian",
    "mariana",
    "mario",
  ]);
});

it("finds a name by any beginning of its words", () => {
  const stored = new Set(nameTerms("Müller Araújo"));
  for (const typed of ["mül", "MULLER", "arau", "Araujo mull"]) {
    expect(nameWords(typed).every((word) => stored.has(word))).toBe(true);
  }
});

it("is bounded for any text", () => {
  expect(nameTerms("a b ".repeat(1e6)).length).toBeLessThan(20);
  expect(nameTerms("x".repeat(1e6)).length).toBeLessThan(260);
});
