import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

/** Deletes the stored content of records that were deleted too long ago to be restored. */
export async function emptyTrash(tx: Tx): Promise<void> {
  await tx.execute(sql`select esvazia_lixeira()`);
}
