import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { agendamentos as table } from "#server/db/schema/agendamentos.ts";

/** Counts missed appointments in other requests with the same name and telephone. */
export async function countMissed(tx: Tx, id: string): Promise<number> {
  const own = tx.select({ busca: table.busca }).from(table).where(eq(table.id, id));
  return tx.$count(
    table,
    and(eq(table.estado, "faltou"), ne(table.id, id), sql`${table.busca} = (${own})`),
  );
}
