import { DEFAULT_CONFIGURACOES } from "#domain/defaults/configuracoes.ts";
import { isCommonSenha } from "#domain/senhas/common-senhas.ts";
import { ownWords } from "#domain/senhas/own-words.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import type { Database } from "#server/db/open.ts";

/** @param person the owner; passwords made of her name, her e-mail address or the clinic's name are refused */
export async function isSenhaRefused(
  { database }: { database: Database },
  person: { nome: string; email: string },
  senha: string,
): Promise<boolean> {
  const saved = await database.as({ role: "anonimo" }, getConfiguracoes);
  const { nome_clinica } = saved ?? DEFAULT_CONFIGURACOES;
  return isCommonSenha(senha, ownWords(person, nome_clinica), nome_clinica);
}
