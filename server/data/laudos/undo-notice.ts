/** Takes back a mail to a patient that has not left. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

/**
 * @param laudoId a UUID
 * @returns false where there is none, it has left, or is leaving: then nothing was changed
 */
export async function undoNotice(tx: Tx, laudoId: string): Promise<boolean> {
  const [row] = await tx.execute<{ isUndone: boolean }>(
    sql`select desfaz_aviso(${laudoId}::uuid) as "isUndone"`,
  );
  return row?.isUndone === true;
}
