/** What was deleted, once its time is over. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

/** Empties the content of records deleted too long ago to be restored, where the database can do it. */
export async function emptyTrash(tx: Tx): Promise<void> {
  const [found] = await tx.execute<{ is_there: boolean }>(
    sql`select to_regprocedure('public.esvazia_lixeira()') is not null as is_there`,
  );
  if (found?.is_there) await tx.execute(sql`select public.esvazia_lixeira()`);
}
