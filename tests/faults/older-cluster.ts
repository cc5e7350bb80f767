/** Makes a stopped cluster of another version, without this version's functions, triggers, policies and grants. */
import postgres from "postgres";
import { loadSecretKey } from "#server/crypto/secret-key.ts";
import { applyCode } from "#server/db/code/apply-code.ts";
import { removeCode } from "#server/db/code/remove-code.ts";
import { startEmbeddedPostgres } from "#server/db/embedded/start.ts";
import { ensureRoles } from "#server/db/logins/roles.ts";
import { createLog } from "#server/log.ts";
import { prepareDataFolder } from "#server/start/data-folder.ts";

export async function olderCluster(dataDir: string): Promise<void> {
  await prepareDataFolder(dataDir);
  const { key: secretKey } = await loadSecretKey({ dataDir, secretKey: undefined });
  const log = createLog("silent");
  const server = await startEmbeddedPostgres({ dataDir, log });
  const owner = postgres({ ...server.owner, max: 1, onnotice: () => {} });
  await ensureRoles(owner, { database: "clinica", secretKey });
  await owner.begin(async (tx) => {
    await applyCode(tx);
    await removeCode(tx);
    await tx`comment on schema drizzle is 'another version'`;
  });
  await owner.end();
  const superuser = postgres({ ...server.superuser, database: "clinica", max: 1 });
  await superuser`insert into convenios (nome) values ('Antigo')`;
  await superuser.end();
  await server.stop();
}
