import { expect, it } from "vitest";
import { DEFAULT_CONFIGURACOES } from "./defaults/configuracoes.ts";
import { readPageText } from "./page-text.ts";
import { DEFAULT_PAGINAS, PAGINAS_LIMITS, paginasForm } from "./paginas.ts";

const parse = (termos_uso: string) =>
  paginasForm.safeParse({ politica_privacidade: "Oi.", termos_uso });
const messages = (text: string) => parse(text).error?.issues.map(({ message }) => message);

it("takes the built-in texts as they are, and puts them where a field is blank", () => {
  expect(paginasForm.parse(DEFAULT_PAGINAS)).toEqual(DEFAULT_PAGINAS);
  expect(parse(" \n ").data?.termos_uso).toBe(DEFAULT_PAGINAS.termos_uso);
  expect(paginasForm.parse({})).toEqual(DEFAULT_PAGINAS);
});

it("bounds a text", () => {
  expect(messages("a".repeat(PAGINAS_LIMITS.texto))).toBeUndefined();
  expect(messages("a".repeat(PAGINAS_LIMITS.texto + 1))).toEqual([
    "Use no máximo 30000 caracteres",
  ]);
});

it.each([
  ["- ".repeat(10_000)],
  ["1. ".repeat(9000)],
  ["> ".repeat(10_000)],
  [">".repeat(20_000)],
  [`${"*".repeat(9000)}a${"*".repeat(9000)}`],
])("refuses what nests without end, in words: %#", (text) => {
  expect(messages(`${text}x`)).toEqual(["Use menos níveis de lista"]);
});

it.each([
  "--------------------",
  "- um\n  - dois\n    - três",
  "Tel. 67 3441-0000 - 1. andar",
  "2026",
])("takes %j", (text) => {
  expect(messages(text)).toBeUndefined();
  expect(() => readPageText(text, DEFAULT_CONFIGURACOES)).not.toThrow();
});

it("a text that is taken can be read, however it nests over its lines", () => {
  const nested = Array.from({ length: 160 }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n");
  expect(nested.length).toBeLessThan(PAGINAS_LIMITS.texto);
  expect(messages(nested)).toBeUndefined();
  expect(() => readPageText(nested, DEFAULT_CONFIGURACOES)).not.toThrow();
});
