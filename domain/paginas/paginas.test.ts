import { expect, it } from "vitest";
import { quickest } from "#tests/support/quickest.ts";
import { DEFAULT_CONFIGURACOES } from "../defaults/configuracoes.ts";
import { readPageText } from "./page-text.ts";
import { DEFAULT_PAGINAS, PAGINAS_LIMITS, paginasForm } from "./paginas.ts";

const TOO_DEEP = "Use menos níveis de lista, ou menos asteriscos e sublinhados num parágrafo";

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
  expect(messages(`${text}x`)).toEqual([TOO_DEEP]);
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

const stairs = (levels: number) =>
  Array.from({ length: levels }, (_, depth) => `${"  ".repeat(depth)}- a`).join("\n");

it("a list over its lines goes twelve levels deep, and no deeper", () => {
  expect(messages(stairs(12))).toBeUndefined();
  expect(messages(stairs(160))).toEqual([TOO_DEEP]);
  expect(messages(stairs(160).replaceAll("  ", "\t"))).toEqual([TOO_DEEP]);
  expect(messages(stairs(160).replaceAll(/^/gm, "> "))).toEqual([TOO_DEEP]);
});

const FULL = PAGINAS_LIMITS.texto - 10;
const filled = (part: string) => part.repeat(Math.floor(FULL / part.length));

it.each([
  "*a _b ".repeat(2_400) + "c_ d* ".repeat(2_400),
  "**a _b ".repeat(2_100) + "c_ d** ".repeat(2_100),
  filled(`${"*".repeat(25)}${"_".repeat(24)}a`),
  filled(`${"*_".repeat(20)}a\n\n`),
  filled(`${"*a _b ".repeat(10)}${"c_ d* ".repeat(10)}\n\n`),
  filled(`${"*****_____".repeat(6)}a${"_____*****".repeat(6)}\n\n`),
  filled("[".repeat(100)),
  `${"[".repeat(10_000)}a${"](x)".repeat(4_900)}`,
  filled("![a]("),
  filled("<"),
  filled("`a``b"),
  stairs(13),
])("a text is refused or read at once, taken or not: %#", async (text) => {
  const taken = await quickest(500, () => messages(text));
  const read = await quickest(500, () => readPageText(text, DEFAULT_CONFIGURACOES));
  expect(taken).toBeLessThan(500);
  expect(read).toBeLessThan(500);
});
