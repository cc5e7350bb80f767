import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

export async function emptyTrash(tx: Tx): Promise<void> {
  await tx.execute(sql`select esvazia_lixeira()`);
}
