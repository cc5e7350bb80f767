import { connectOwner, type OwnerOptions } from "#server/db/connect.ts";
import { loginName, loginPassword } from "#server/db/logins/logins.ts";
import { requireOwnKey } from "#server/db/logins/own-key.ts";
import { ensureRoles } from "#server/db/logins/roles.ts";
import { isPrepared } from "#server/db/migrations.ts";
import { StartupError } from "#server/errors.ts";
import { readSnapshot, type Snapshot } from "./snapshot.ts";

const WAIT_MS = 10_000;

/** @throws StartupError, also for an empty database */
export async function readSnapshotAsOwner<T>(
  { owner: options, secretKey }: { owner: OwnerOptions; secretKey: Buffer },
  work: (snapshot: Snapshot) => Promise<T>,
): Promise<T> {
  const owner = await connectOwner(options, WAIT_MS);
  const { database } = owner.options;
  try {
    if (!(await isPrepared(owner))) {
      throw new StartupError(`Banco de dados: "${database}" está vazio; não há o que copiar.`);
    }
    await requireOwnKey(owner, options, secretKey);
    await ensureRoles(owner, { database, secretKey });
  } finally {
    await owner.end({ timeout: 5 });
  }
  const username = loginName(database, "backup");
  const password = loginPassword(secretKey, username);
  return readSnapshot({ ...options, user: username, username, pass: password, password }, work);
}
