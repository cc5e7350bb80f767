import { describe, expect, it, vi } from "vitest";
import { generateSenha } from "#domain/contas/senha.ts";
import { processorTime } from "#tests/support/processor-time.ts";
import { isCommonSenha } from "./common-senhas.ts";
import { ownWords } from "./own-words.ts";

const helena = { nome: "Helena Duarte", email: "helena.duarte@clinica.test" };
const CLINIC = "Claravale Diagnóstico por Imagem";
const own = ownWords(helena, CLINIC);
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!@#$%^&*";

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
])("rejects %j, which takes too few guesses", async (senha) => {
  expect(await isCommonSenha(senha, own)).toBe(true);
});

it.each([
  "S3nh4@123",
  "5enha@123",
  "Adm1n@123",
  "Minha.Senha@123",
  "Bem-vindo@123",
  "Deus é fiel",
  "Flamengo@10",
])("rejects %j, which takes too few guesses, however it is decorated", async (senha) => {
  expect(await isCommonSenha(senha, own, CLINIC)).toBe(true);
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
  "Claravale@2026!",
  "claravale diagnostico",
  "Claravale.Imagem_2025",
  "claravale por imagem!!",
  "2026#CLARAVALE",
  "Ｃｌａｒａｖａｌｅ２０２６",
  "clara\u200bvale\u200b2026",
  "cl4r4v4l3@2026",
  "helena@claravale",
])("refuses %j to Helena of the Claravale", async (senha) => {
  expect(await isCommonSenha(senha, own, CLINIC)).toBe(true);
});

it.each([
  "Senha@123",
  "Senha-2026!",
  "S e n h a 1 2 3",
  "s.e.n.h.a",
  "Ｓｅｎｈａ１２３",
  "𝐬𝐞𝐧𝐡𝐚𝟏𝟐𝟑",
  "sen\u200bha\u200b1\u200d23",
  "\u2060\ufeffmaria\u00ad1985",
  "\u200b\u200b\u200b\u200b\u200b\u200b",
  "Mudar@123",
  "Brasil@2026",
  "Admin#123",
  "Corinthians!",
  "Ｑｗｅｒｔｙ!",
  "ｐａｓｓｗｏｒｄ",
  "!@senha@!",
  "hospital@123",
])("finds a common word in %j, however it is written and decorated", async (senha) => {
  expect(await isCommonSenha(senha, own, CLINIC)).toBe(true);
});

it.each([
  "S\u0435nh\u0430@123",
  "\u0410dm\u0456n@2026",
  "\u03b1dmi\u03b7123",
  "M\u0430m\u043egr\u0430fi\u0430",
])("reads %j as the usual letters that it looks like", async (senha) => {
  expect(await isCommonSenha(senha, own, CLINIC)).toBe(true);
});

it.each([
  "mamografia",
  "Mamografia@2026",
  "Ultrassom123",
  "ultrassom",
  "Ultr4ss0m!",
  "Tomografia#1",
  "raio-x",
  "Raio X 2026",
  "Laudos@123",
  "Radiologia10",
  "recepcao",
  "Recepção@2026",
  "densitometria",
  "Paciente1",
  "exames2025",
  "ultrassonografia",
  "Ecodoppler@1",
])("knows %j, a word of the trade", async (senha) => {
  expect(await isCommonSenha(senha, own, CLINIC)).toBe(true);
});

it.each([
  "mamografia de cachoeira roxa",
  "o ultrassom da vizinha tocou",
  "laudo jabuticaba trovão",
  "kT7vq9 ultrassom",
  "абрикосовая роща",
])("lets the phrase %j pass, whatever word is among its words", async (senha) => {
  expect(await isCommonSenha(senha, own, CLINIC)).toBe(false);
});

it.each([
  "Claravale kT7vq9",
  "2026 jabuticaba gigante",
  "Ｋ７ｔｑ９ｚｂ２",
  "#$^!)=+~",
  "claravale, rT5!qw",
])("lets %j pass: what is left of it is hard to guess", async (senha) => {
  expect(await isCommonSenha(senha, own, CLINIC)).toBe(false);
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
  expect(await isCommonSenha(senha, own, CLINIC)).toBe(false);
});

it("`Gerar` draws again where symbols leave little that is hard to guess", async () => {
  const drawn = ["&v%!nX#&%&#5", "kT7#vq9!Zb2x"].map((senha) =>
    Uint8Array.from(senha, (character) => ALPHABET.indexOf(character)),
  );
  const random = vi.spyOn(crypto, "getRandomValues").mockImplementation((array) => {
    (array as Uint8Array).set(drawn.shift() ?? []);
    return array;
  });
  expect(await isCommonSenha("&v%!nX#&%&#5", own, CLINIC)).toBe(true);
  expect(generateSenha()).toBe("kT7#vq9!Zb2x");
  random.mockRestore();
});

it("accepts every password that `Gerar` makes", async () => {
  for (let n = 0; n < 100; n++)
    expect(await isCommonSenha(generateSenha(), own, CLINIC)).toBe(false);
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
    expect(await processorTime(1_000, () => isCommonSenha(senha, own))).toBeLessThan(1_000);
  });

  it("passes by its beginning", async () => {
    const phrase = "minha avó plantou sete pés de jabuticaba ";
    expect(await isCommonSenha(phrase.repeat(3), own)).toBe(false);
    expect(await isCommonSenha("a".repeat(128), own)).toBe(true);
  });
});
