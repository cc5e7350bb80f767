import type { Database } from "#server/db/open.ts";
import type { PageCache } from "./page-cache.ts";

/** The trigger `avisa_conteudo` notifies this channel at commit, for every table that a public page reads. */
const CHANNEL = "conteudo";

/** This process's own writes invalidate pages before `Database.as` resolves, without waiting for the notification. */
export async function followWrites(pages: PageCache, database: Database): Promise<void> {
  database.onWrite(() => pages.invalidate());
  await database.listen(CHANNEL, {
    onNotify: () => pages.invalidate(),
    onListen: () => pages.resume(),
    onLost: () => pages.suspend(),
  });
}
