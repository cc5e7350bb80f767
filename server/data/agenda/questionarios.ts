import { desc, eq } from "drizzle-orm";
import type { Questionario } from "#domain/agenda/questionarios.ts";
import { examesDoQuestionario, offerQuestionarios } from "#domain/agenda/sugestoes.ts";
import { exames } from "#server/data/exames/exames.ts";
import { addOffered } from "#server/data/kit/add-offered.ts";
import { byOrderThenName } from "#server/data/kit/ordering.ts";
import { recordsOf } from "#server/data/kit/records.ts";
import type { Tx } from "#server/db/open.ts";
import {
  type ConteudoQuestionario,
  questionarioVersoes,
} from "#server/db/schema/questionario-versoes.ts";
import { questionarios as table } from "#server/db/schema/questionarios.ts";

export const questionarios = recordsOf<Questionario, "conferido">({
  table,
  searched: { texts: [table.introducao] },
  order: byOrderThenName(table),
});

export interface VersaoQuestionario {
  id: string;
  numero: number;
  hash: string;
  conteudo: ConteudoQuestionario;
  criada_em: Date;
}

export async function getVersaoAtual(
  tx: Tx,
  questionario: string,
): Promise<VersaoQuestionario | undefined> {
  const { id, numero, hash, conteudo, criada_em } = questionarioVersoes;
  const [versao] = await tx
    .select({ id, numero, hash, conteudo, criada_em })
    .from(questionarioVersoes)
    .where(eq(questionarioVersoes.questionario_id, questionario))
    .orderBy(desc(numero))
    .limit(1);
  return versao;
}

export async function listSugestoes(tx: Tx) {
  return offerQuestionarios((await questionarios.all(tx)).map(({ nome }) => nome));
}

export async function addSugestoes(tx: Tx, nomes: readonly string[]): Promise<number> {
  const listed = await exames.all(tx);
  return addOffered(tx, nomes, {
    records: questionarios,
    offer: listSugestoes,
    valuesOf: (one, ordem_exibicao) => ({
      nome: one.nome,
      introducao: one.introducao,
      perguntas: [...one.perguntas],
      exames: examesDoQuestionario(one, listed),
      conferido: false,
      ordem_exibicao,
    }),
  });
}
