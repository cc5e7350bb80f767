import { describe, expect, it } from "vitest";
import { generateSenha } from "#domain/senha.ts";
import { isCommonSenha } from "./common-senhas.ts";
import { ownWords } from "./own-words.ts";

const helena = { nome: "Helena Duarte", email: "helena.duarte@clinica.test" };
const own = ownWords(helena, "Claravale Diagnóstico por Imagem");

it.each(["123456", "password", "Senha123", "QWERTY", "gabriel", "obrigado"])(
  "knows %s",
  async (senha) => {
    expect(await isCommonSenha(senha, [])).toBe(true);
  },
);

it.each([
  "aaaaaa",
  "      ",
  "abcdef",
  "987654321",
  "121212121212",
  "abcabcabcabcabc",
  "qazwsx",
  "asdfghjk",
  "P@ssw0rd",
  "Corinthians",
  "maria1985",
  "01/02/1990",
  "ressonancia",
  "Ressonância",
])("finds %j too few guesses away", async (senha) => {
  expect(await isCommonSenha(senha, own)).toBe(true);
});

it.each([
  "helena.duarte@clinica.test",
  "HELENA.DUARTE@CLINICA.TEST",
  "helena.duarte",
  "Helena",
  "Helena2024",
  "h3lena1",
  "etrauD",
  "HelenaDuarte1",
  "Claravale2024",
  "claravale",
  "Cláravale1",
  "Claravale!",
  "diagnostico",
])("refuses %j to Helena of the Claravale", async (senha) => {
  expect(await isCommonSenha(senha, own)).toBe(true);
});

it.each([
  "xk29fj",
  "rT5!qw",
  "7h2k9q",
  "kT7#vq9!Zb2x",
  "três tigres tristes",
  "clinica-azul-42",
  "uma frase boa",
  "cadeira verde",
  "Tromsø-Ålesund",
  "日本語の長い鍵",
  "🔑🔑 chave 7",
])("lets %j pass", async (senha) => {
  expect(await isCommonSenha(senha, own)).toBe(false);
});

it("lets every password pass that `Gerar` makes", async () => {
  for (let n = 0; n < 100; n++) expect(await isCommonSenha(generateSenha(), own)).toBe(false);
});

describe("a long password", () => {
  it.each([
    "ab1".repeat(42),
    "4@31!0".repeat(21),
    "a".repeat(128),
    "1970-01-01".repeat(12),
    "!|1i".repeat(32),
    "\\/\\/".repeat(32),
    "111111/1111".repeat(11),
    "helena".repeat(21),
    "0123456789".repeat(12),
    "🔑".repeat(64),
  ])("costs no more than a moment: %s", async (senha) => {
    await isCommonSenha("kT7#vq9!Zb2x", own);
    // Not by the clock: other processes may have the processor meanwhile.
    const started = process.cpuUsage();
    await isCommonSenha(senha, own);
    expect(process.cpuUsage(started).user / 1000).toBeLessThan(200);
  });

  it("passes by its beginning", async () => {
    const phrase = "minha avó plantou sete pés de jabuticaba ";
    expect(await isCommonSenha(phrase.repeat(3), own)).toBe(false);
    expect(await isCommonSenha("a".repeat(128), own)).toBe(true);
  });
});
