/** `npm run change-secret-key`: the database goes on with the SECRET_KEY of now. */
import type { Config } from "#server/config.ts";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { openDatabase } from "#server/db/open.ts";
import type { Log } from "#server/log.ts";
import { openOwner } from "#server/start/open-owner.ts";

const WAIT_MS = 10_000;

/**
 * What only the former key could read stays unreadable: sessions and links in letters end, second
 * factors have to be set up again.
 * @throws StartupError in one line, also while any copy of the server is connected
 */
export async function changeSecretKey(config: Config, log: Log): Promise<void> {
  const { key: secretKey } = await loadSecretKey(config);
  const { owner, close } = await openOwner(config, log);
  try {
    const options = { owner, secretKey, log, waitMs: WAIT_MS, changesKey: true };
    await (await openDatabase(options)).close();
  } finally {
    await close();
  }
  process.stdout.write(
    "Este banco usa agora a SECRET_KEY atual. As sessões abertas terminaram; quem tem segundo fator entra depois de npm run admin-password -- EMAIL e o configura de novo.\n",
  );
}
