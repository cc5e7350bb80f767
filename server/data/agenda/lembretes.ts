import { asc, eq, inArray, sql } from "drizzle-orm";
import type { CanalLembrete } from "#domain/agenda/lembretes.ts";
import type { Tx } from "#server/db/open.ts";
import { agendaHorarios, agendaLembretes as table } from "#server/db/schema/agenda-horarios.ts";

export async function queueReminders(tx: Tx, origem: string): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`select poe_lembretes(${origem}) as count`);
  return row?.count ?? 0;
}

export async function getReminder(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      agendamento: agendaHorarios.agendamento_id,
      inicio: agendaHorarios.inicio,
      fim: agendaHorarios.fim,
    })
    .from(table)
    .innerJoin(agendaHorarios, eq(agendaHorarios.id, table.horario_id))
    .where(eq(table.id, id));
  return row;
}

/** Records that staff sent a reminder by WhatsApp. @returns false if the request has no confirmed time in the future */
export async function noteReminder(tx: Tx, agendamento: string): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(
    sql`select anota_lembrete(${agendamento}) as done`,
  );
  return row?.done === true;
}

export async function confirmPresence(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(sql`select confirma_presenca() as done`);
  return row?.done === true;
}

export interface LembreteEnviado {
  canal: CanalLembrete;
  dias: number;
  criado_em: Date;
}

export async function listReminders(
  tx: Tx,
  horarios: readonly string[],
): Promise<Map<string, LembreteEnviado[]>> {
  if (horarios.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(table.horario_id, [...horarios]))
    .orderBy(asc(table.criado_em));
  return Map.groupBy(rows, ({ horario_id }) => horario_id);
}
