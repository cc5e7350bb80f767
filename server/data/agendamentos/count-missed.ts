import { and, eq, ne, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { agendamentos as table } from "#server/db/schema/agendamentos.ts";

/** Counts the other requests with the same name and telephone whose patient did not come. */
export async function countMissed(tx: Tx, id: string): Promise<number> {
  const own = tx.select({ busca: table.busca }).from(table).where(eq(table.id, id));
  return tx.$count(
    table,
    and(eq(table.estado, "faltou"), ne(table.id, id), sql`${table.busca} = (${own})`),
  );
}
