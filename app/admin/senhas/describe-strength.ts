/** What is said beside a password while it is typed: never better than the server will judge it. */

import { senhaStrength } from "#domain/contas/senha.ts";
import { ownWords } from "#domain/senhas/own-words.ts";

interface Person {
  nome: string;
  email: string;
}

/** @returns empty while nothing is typed */
export async function describeStrength(
  senha: string,
  person: Person,
  clinica: string,
): Promise<string> {
  if (senha === "") return "";
  if (await isRefused(senha, person, clinica)) return "Força da senha: fraca. Muito comum.";
  return `Força da senha: ${senhaStrength(senha)}.`;
}

async function isRefused(senha: string, person: Person, clinica: string): Promise<boolean> {
  try {
    // With the first password: its lists of words are half a megabyte.
    const { isCommonSenha } = await import("#domain/senhas/common-senhas.ts");
    return await isCommonSenha(senha, ownWords(person, clinica), clinica);
  } catch {
    // Without the network the server still judges.
    return false;
  }
}
