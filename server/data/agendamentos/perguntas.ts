import { sql } from "drizzle-orm";
import {
  type PerguntasValues,
  readRespostas,
  segurancaAfter,
  type VersaoPerguntas,
} from "#domain/agendamentos/seguranca.ts";
import type { Tx } from "#server/db/open.ts";
import type { ConteudoQuestionario } from "#server/db/schema/questionario-versoes.ts";
import { encryptedAgendamento } from "./encrypted-agendamento.ts";
import type { OwnAgendamento } from "./own-agendamento.ts";

interface Row extends Record<string, unknown> {
  id: string;
  questionario_id: string;
  numero: number;
  hash: string;
  conteudo: ConteudoQuestionario;
  ate: string | null;
}

/** Includes versions of questionnaires that were replaced less than a day ago. */
export async function listPerguntas(
  tx: Tx,
  { exame }: { exame: { id: string } | null },
): Promise<VersaoPerguntas[]> {
  if (!exame) return [];
  const rows = await tx.execute<Row>(sql`select * from perguntas_do_exame(${exame.id})`);
  return rows.map(({ id, questionario_id, numero, hash, conteudo, ate }) => ({
    id,
    questionario: questionario_id,
    numero,
    hash,
    ...conteudo,
    isCurrent: ate === null,
  }));
}

export type RespondeResult =
  | { status: "saved"; isOutdated: boolean }
  | { status: "missing"; errors: Record<string, string[]> }
  | { status: "over" };

export async function respondPerguntas(
  tx: Tx,
  own: OwnAgendamento,
  sent: PerguntasValues,
): Promise<RespondeResult> {
  const before = own.respostas ?? { respondidos: [], decisao: null };
  const read = readRespostas(sent, {
    versoes: await listPerguntas(tx, own.pedido),
    respondidos: before.respondidos,
    por: "paciente",
    em: new Date(),
  });
  if (read.status === "missing") return read;
  if (read.status === "foreign") return { status: "over" };
  const seguranca = segurancaAfter(own.seguranca, read.respondidos);
  const { respostas } = encryptedAgendamento.encrypt(tx, own.id, {
    respostas: { ...before, respondidos: [...before.respondidos, ...read.respondidos] },
  }) as { respostas: Buffer };
  const [row] = await tx.execute<{ done: boolean }>(
    sql`select responde_perguntas(${own.versao}, ${respostas}::bytea, ${seguranca}) as done`,
  );
  if (row?.done !== true) return { status: "over" };
  return { status: "saved", isOutdated: read.isOutdated };
}
