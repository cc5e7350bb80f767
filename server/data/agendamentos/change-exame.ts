import type { PedidoSecreto } from "#domain/agendamentos/agendamentos.ts";
import { hasHorarios } from "#domain/agendamentos/estados.ts";
import type { Tx } from "#server/db/open.ts";
import { getAgendamento } from "./agendamentos.ts";
import { type ChangeResult, changeAgendamento } from "./change-agendamento.ts";

interface ExameChange extends Pick<PedidoSecreto, "exame" | "convenio"> {
  id: string;
  versao: number;
}

/** @returns `booked` if the exam would change while times for the former exam are proposed or confirmed */
export async function changeExame(
  tx: Tx,
  { exame, convenio, ...change }: ExameChange,
): Promise<ChangeResult | { status: "booked" }> {
  const request = await getAgendamento(tx, change.id);
  if (!request) return { status: "missing" };
  const isOther = exame?.id !== request.pedido.exame?.id;
  if (isOther && hasHorarios(request.estado)) return { status: "booked" };
  return changeAgendamento(tx, {
    ...change,
    values: { pedido: (before) => ({ ...before, exame, convenio }) },
  });
}
