import { expect, it } from "vitest";
import { ownWords } from "./own-words.ts";

it("has name, e-mail and the clinic's name, whole, joined and in parts, each once", () => {
  const ana = { nome: "Ana D'Ávila", email: "Ana.Avila@claravale.com.br" };
  expect(ownWords(ana, "Claravale Diagnóstico")).toEqual([
    "ana.avila@claravale.com.br",
    "ana.avila",
    "claravale.com.br",
    "ana d'ávila",
    "claravale diagnóstico",
    "anadávila",
    "claravalediagnóstico",
    "ana",
    "ávila",
    "claravale",
    "diagnóstico",
    "avila",
    "com",
  ]);
});

it("is short, however long the texts are", () => {
  const nome = Array.from({ length: 500 }, (_, n) => `nome${n}`).join(" ");
  const words = ownWords({ nome, email: `${"a".repeat(240)}@x.br` }, nome);
  expect(words.length).toBeLessThanOrEqual(40);
  expect(Math.max(...words.map((word) => word.length))).toBeLessThanOrEqual(64);
});
