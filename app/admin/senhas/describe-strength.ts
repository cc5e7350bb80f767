/** Describes a password's strength while it is typed. A password that the server would refuse is never strong. */
import { senhaStrength } from "#domain/contas/senha.ts";
import { ownWords } from "#domain/senhas/own-words.ts";

interface Person {
  nome: string;
  email: string;
}

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
    // Imported at the first password, because the lists of common passwords are half a megabyte.
    const { isCommonSenha } = await import("#domain/senhas/common-senhas.ts");
    return await isCommonSenha(senha, ownWords(person, clinica), clinica);
  } catch {
    // If the lists cannot be loaded, only the server checks the password.
    return false;
  }
}
