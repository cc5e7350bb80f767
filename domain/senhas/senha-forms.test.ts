import { expect, test } from "vitest";
import { listSenhaForms } from "./senha-forms.ts";
import { foldSenha } from "./senha-words.ts";

const CLINIC = "Claravale Diagnóstico por Imagem";

const texts = (senha: string) => listSenhaForms(senha, CLINIC).map(({ text }) => text);

test.each([
  ["Ｓｅｎｈａ１２３", "senha123"],
  ["𝐒𝐞𝐧𝐡𝐚", "senha"],
  ["s\u200be\u200dn\u2060h\ufeffa", "senha"],
  ["s\u00ade\u202en\u2066h\u034fa\u3164", "senha"],
  ["ﬁlme", "filme"],
  ["ÁGUA", "agua"],
  ["água".normalize("NFD"), "agua"],
  ["🔑 chave", "🔑 chave"],
  ["S\u0435nh\u0430", "senha"],
  ["\u0405\u0415\u041f\u041d\u0410", "senha"],
  ["\u03b1dmi\u03b7", "admin"],
  ["日本語", "日本語"],
])("%j is folded to %s", (senha, folded) => {
  expect(foldSenha(senha)).toBe(folded);
});

test.each([
  ["senha", ["senha"]],
  ["Senha@123", ["senha@123", "senha123"]],
  ["Brasil-2026!", ["brasil-2026!", "brasil2026", "brasil"]],
  ["Claravale@2026!", ["claravale@2026!", "claravale2026", "claravale", "@!"]],
  ["claravale diagnostico", ["claravale diagnostico", "claravalediagnostico", " "]],
  ["kT7#vq9!Zb2x", ["kt7#vq9!zb2x", "kt7vq9zb2x"]],
  ["1920260", ["1920260"]],
  ["!!!", ["!!!"]],
])("%j is also read as %j", (senha, forms) => {
  expect(texts(senha)).toEqual(forms);
});

test("a form says whether punctuation was removed, which a guesser would have to add", () => {
  const isBare = (senha: string) => listSenhaForms(senha, CLINIC).map((form) => form.isBare);
  expect(isBare("senha")).toEqual([false]);
  expect(isBare("se-nha")).toEqual([false, true]);
  expect(isBare("claravale!")).toEqual([false, true, false]);
});
