import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

/** @returns false if there is no unsent e-mail, or its sending has begun */
export async function undoNotice(tx: Tx, laudoId: string): Promise<boolean> {
  const [row] = await tx.execute<{ isUndone: boolean }>(
    sql`select desfaz_aviso(${laudoId}::uuid) as "isUndone"`,
  );
  return row?.isUndone === true;
}
