import { SUGGESTED_RESPOSTAS } from "#domain/defaults/respostas-prontas.ts";
import { markListed } from "#domain/listas/mark-listed.ts";
import { fillResposta, findExameIn, hasExameMark } from "#domain/mensagens/fill-resposta.ts";
import { exames } from "#server/data/exames/exames.ts";
import { addOffered } from "#server/data/kit/add-offered.ts";
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

export async function listSuggestions(tx: Tx) {
  const listed = await respostasProntas.all(tx);
  return markListed(
    SUGGESTED_RESPOSTAS,
    listed.map(({ nome }) => nome),
  );
}

export function addSuggestions(tx: Tx, nomes: readonly string[]): Promise<number> {
  return addOffered(tx, nomes, {
    records: respostasProntas,
    offer: listSuggestions,
    valuesOf: ({ nome, texto }, ordem_exibicao) => ({ nome, texto, ordem_exibicao }),
  });
}
