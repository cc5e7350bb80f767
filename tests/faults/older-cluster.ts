/** The data folder of an earlier version, stopped: its database lacks the last migrations. */
import postgres from "postgres";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { ensureRoles } from "#server/db/logins/roles.ts";
import { applyOwnMigrations, ownMigrations } from "#server/db/migrations.ts";
import { createLog } from "#server/log.ts";
import { prepareDataFolder } from "#server/start/data-folder.ts";

const LACKS = 8;

/** With one insurer in it, which is called Antigo. */
export async function olderCluster(dataDir: string): Promise<void> {
  await prepareDataFolder(dataDir);
  const { key: secretKey } = await loadSecretKey({ dataDir, secretKey: undefined });
  const log = createLog("silent");
  const server = await startEmbeddedPostgres({ dataDir, log });
  const last = ownMigrations().at(-1 - LACKS) ?? 0;
  const owner = postgres({ ...server.owner, max: 1, onnotice: () => {} });
  await ensureRoles(owner, { database: "clinica", secretKey });
  await owner.begin((tx) => applyOwnMigrations(tx, (when) => when <= last));
  await owner.end();
  const superuser = postgres({ ...server.superuser, database: "clinica", max: 1 });
  await superuser`insert into convenios (nome) values ('Antigo')`;
  await superuser.end();
  await server.stop();
}
