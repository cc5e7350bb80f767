import { sql } from "drizzle-orm";
import { unanswered } from "#domain/agendamentos/seguranca.ts";
import type { Tx } from "#server/db/open.ts";
import { getAgendamento } from "./agendamentos.ts";
import { type ChangeResult, changeAgendamento } from "./change-agendamento.ts";
import { listPerguntas } from "./perguntas.ts";

interface Choice {
  id: string;
  versao: number;
  horario: string;
}

/** `held` if a safety question is unanswered, or an answer forbids the exam or needs a decision by staff. */
export type ConfirmResult = ChangeResult | { status: "held" };

/** Must run in its own transaction, which an error rolls back. @throws ConfirmRefused if `versao` is out of date */
export async function confirmByPhone(
  tx: Tx,
  { id, versao, horario }: Choice,
): Promise<ConfirmResult> {
  const request = await getAgendamento(tx, id);
  if (!request) return { status: "missing" };
  const { estado, seguranca, pedido, respostas } = request;
  if (estado !== "proposto") return { status: "refused" };
  const open = unanswered(await listPerguntas(tx, pedido), respostas?.respondidos ?? []);
  if (open.length > 0 || seguranca === "decidir" || seguranca === "impedido") {
    return { status: "held" };
  }
  const [row] = await tx.execute<{ done: boolean }>(
    sql`select confirma_pelo_telefone(${id}, ${horario}) as done`,
  );
  if (row?.done !== true) return { status: "refused" };
  const result = await changeAgendamento(tx, { id, versao, para: "confirmado" });
  if (result.status !== "saved") throw new ConfirmRefused(result);
  return result;
}

export class ConfirmRefused extends Error {
  readonly result: ChangeResult;

  constructor(result: ChangeResult) {
    super(`the confirmation is ${result.status}`);
    this.result = result;
  }
}
