/** Never calls a password stronger than the server will. */
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
    // Imported with the first password, because its lists are half a megabyte.
    const { isCommonSenha } = await import("#domain/senhas/common-senhas.ts");
    return await isCommonSenha(senha, ownWords(person, clinica), clinica);
  } catch {
    // Without the network only the server checks.
    return false;
  }
}
