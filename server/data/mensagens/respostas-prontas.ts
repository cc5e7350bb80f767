import { SUGGESTED_RESPOSTAS } from "#domain/defaults/respostas-prontas.ts";
import { fillResposta, findExameIn, hasExameMark } from "#domain/mensagens/fill-resposta.ts";
import { plainText } from "#domain/search/plain-text.ts";
import { exames } from "#server/data/exames/exames.ts";
import { respostasProntas } from "#server/data/plain-lists.ts";
import type { Tx } from "#server/db/open.ts";

export interface FilledResposta {
  id: string;
  nome: string;
  texto: string;
}

interface Written {
  nome: string;
  assunto: string;
  mensagem: string;
}

/** @returns the clinic's ready answers, filled in for the message that is answered */
export async function listFilledRespostas(tx: Tx, mensagem: Written): Promise<FilledResposta[]> {
  const prontas = await respostasProntas.all(tx);
  const needsExame = prontas.some(({ texto }) => hasExameMark(texto));
  const nomes = needsExame ? (await exames.all(tx)).map(({ nome }) => nome) : [];
  const exame = findExameIn(`${mensagem.assunto} ${mensagem.mensagem}`, nomes);
  return prontas.map(({ id, nome, texto }) => ({
    id,
    nome,
    texto: fillResposta(texto, { nome: mensagem.nome, exame }),
  }));
}

/** @returns all suggestions; those that the clinic's list already has are marked */
export async function listSuggestions(tx: Tx) {
  const listed = new Set((await respostasProntas.all(tx)).map(({ nome }) => plainText(nome)));
  return SUGGESTED_RESPOSTAS.map((suggested) => ({
    ...suggested,
    isListed: listed.has(plainText(suggested.nome)),
  }));
}

/** Adds the named suggestions at the end of the list, except those that it already has. @returns how many were added */
export async function addSuggestions(tx: Tx, nomes: readonly string[]): Promise<number> {
  // The lock prevents two people from adding the same answers at once.
  await respostasProntas.lock(tx);
  const added = (await listSuggestions(tx)).filter(
    ({ nome, isListed }) => !isListed && nomes.includes(nome),
  );
  let ordem_exibicao = await respostasProntas.nextOrder(tx);
  for (const { nome, texto } of added) {
    await respostasProntas.create(tx, { nome, texto, ordem_exibicao });
    ordem_exibicao += 1;
  }
  return added.length;
}
