/** Ties the kept pages to what is committed, by this process and by others over the same database. */
import type { Database } from "#server/db/open.ts";
import type { PageCache } from "./page-cache.ts";

/** Sent at commit by the trigger `avisa_conteudo`, which every table that a public page reads has. */
const CHANNEL = "conteudo";

/**
 * This process's own writes outdate the pages before `Database.as` resolves; those of others when
 * they are notified. Resolves when both are in place, or when the first connection failed: until
 * there is one, no page counts as fresh.
 */
export async function followWrites(pages: PageCache, database: Database): Promise<void> {
  database.onWrite(() => pages.invalidate());
  await database.listen(CHANNEL, {
    onNotify: () => pages.invalidate(),
    onListen: () => pages.resume(),
    onLost: () => pages.suspend(),
  });
}
