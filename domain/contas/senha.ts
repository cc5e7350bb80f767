import { visibleText } from "../senhas/senha-words.ts";
import { z } from "../z.ts";

export const SENHA_LIMITS = { minima: 6, maxima: 128, gerada: 12 } as const;

export const SENHA_CURTA = "Mínimo 6 caracteres";
export const SENHA_COMUM = "Senha muito comum. Escolha outra.";
export const SENHAS_DIFERENTES = "As senhas não conferem";

const SYMBOLS = "!@#$%^&*";
const ALPHABET = `ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${SYMBOLS}`;

export type SenhaStrength = "fraca" | "razoável" | "boa" | "forte";

export function senhaField(missing: string = SENHA_CURTA) {
  return z
    .string(missing)
    .min(1, missing)
    .min(SENHA_LIMITS.minima, SENHA_CURTA)
    .max(SENHA_LIMITS.maxima, `Use no máximo ${SENHA_LIMITS.maxima} caracteres`);
}

/** With fewer, the rest without the symbols could be so easy that `isCommonSenha` refuses the password. */
const FEWEST_LETTERS_AND_DIGITS = 8;

export function generateSenha(): string {
  for (;;) {
    const senha = randomCharacters(SENHA_LIMITS.gerada);
    const bare = [...senha].filter((character) => !SYMBOLS.includes(character));
    if (bare.length >= FEWEST_LETTERS_AND_DIGITS) return senha;
  }
}

function randomCharacters(count: number): string {
  // Bytes from this limit on are skipped, because they would make the alphabet's first letters more likely.
  const limit = 256 - (256 % ALPHABET.length);
  let characters = "";
  while (characters.length < count) {
    for (const byte of crypto.getRandomValues(new Uint8Array(count))) {
      if (byte < limit && characters.length < count) characters += ALPHABET[byte % ALPHABET.length];
    }
  }
  return characters;
}

export function senhaStrength(typed: string): SenhaStrength {
  const senha = visibleText(typed);
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) =>
    kind.test(senha),
  ).length;
  const different = new Set(senha.toLowerCase()).size;
  const score = Math.min(senha.length, different * 2) + (kinds - 1) * 2;
  if (senha.length < 8 || score < 10) return "fraca";
  if (score < 13) return "razoável";
  return score < 17 ? "boa" : "forte";
}
