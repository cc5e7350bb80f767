import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

/** Empties the content of records deleted too long ago to be restored. */
export async function emptyTrash(tx: Tx): Promise<void> {
  await tx.execute(sql`select esvazia_lixeira()`);
}
