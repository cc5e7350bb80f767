/** Logins' passwords come from SECRET_KEY: a server with another key would change them and lock out other servers. */
import postgres, { type Sql } from "postgres";
import type { OwnerOptions } from "#server/db/connect.ts";
import { isPasswordRefused } from "#server/db/error-kind.ts";
import { isPrepared } from "#server/db/migrations.ts";
import { StartupError } from "#server/errors.ts";
import { AUDIENCES, loginName, loginPassword } from "./logins.ts";
import { listLoginsMarkedOtherwise } from "./roles.ts";

/** Only reads. Ignores logins that a dropped database left. @throws StartupError if another key is in use */
export async function requireOwnKey(
  owner: Sql,
  options: OwnerOptions,
  secretKey: Buffer,
): Promise<void> {
  const { database } = owner.options;
  // A login's comment also differs if only its settings changed, so a sign-in attempt with the password decides.
  const [login] = await listLoginsMarkedOtherwise(owner, { database, secretKey });
  if (login === undefined) return;
  if (await opens(options, login, loginPassword(secretKey, login))) return;
  const isNew = !(await isPrepared(owner)) && !(await isInUse(owner));
  if (isNew) return;
  throw new StartupError(
    `SECRET_KEY: o banco "${database}" é usado com outra chave, e todas as cópias do sistema precisam da mesma; nada foi alterado. Para trocá-la de propósito, pare todas e use npm run change-secret-key.`,
  );
}

export async function requireUnused(owner: Sql): Promise<void> {
  if (!(await isInUse(owner))) return;
  throw new StartupError(
    "SECRET_KEY: há uma cópia do sistema ligada a este banco; pare todas antes de trocar a chave.",
  );
}

async function opens(options: OwnerOptions, login: string, password: string): Promise<boolean> {
  const sql = postgres({
    ...options,
    user: login,
    username: login,
    pass: password,
    password,
    max: 1,
    fetch_types: false,
  });
  try {
    await sql`select 1`;
    return true;
  } catch (error) {
    if (isPasswordRefused(error)) return false;
    throw error;
  } finally {
    await sql.end({ timeout: 0 });
  }
}

/** True if a server is connected: each server holds a connection open for notifications. */
export async function isInUse(owner: Sql): Promise<boolean> {
  const logins = AUDIENCES.map((audience) => loginName(owner.options.database, audience));
  const [row] = await owner`
    select exists (select from pg_stat_activity where usename in ${owner(logins)}) as in_use`;
  return row?.in_use === true;
}
