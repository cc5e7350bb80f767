/** Finds or makes an unprivileged account, because PostgreSQL refuses to run as root. */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NAME = "clinica-postgres";
const run = promisify(execFile);

/** The commands that create the account: first Debian's and Red Hat's, then BusyBox's. */
const CREATE: readonly (readonly [string, ...string[]])[] = [
  [
    "useradd",
    "--system",
    "--user-group",
    "--no-create-home",
    "--home-dir",
    "/nonexistent",
    "--shell",
    "/usr/sbin/nologin",
    NAME,
  ],
  ["adduser", "-S", "-D", "-H", "-h", "/nonexistent", "-s", "/sbin/nologin", NAME],
];

/** @returns undefined if not run as root @throws StartupError if there is no account and none can be made */
export async function serverAccount(log: Log): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  if (process.platform !== "linux") {
    throw new StartupError("PostgreSQL não roda como root: inicie o sistema com um usuário comum.");
  }
  const existing = (await findAccount(NAME)) ?? (await createAccount());
  if (existing) return existing;
  const nobody = await findAccount("nobody");
  if (!nobody) {
    throw new StartupError(
      `PostgreSQL não roda como root e o usuário ${NAME} não pôde ser criado.`,
    );
  }
  log.warn({ account: NAME }, "could not create the database's account, using nobody");
  return nobody;
}

async function createAccount(): Promise<Account | undefined> {
  for (const [command, ...options] of CREATE) {
    // Retries, because another starting server may hold the password file's lock, or make the account first.
    for (const pause of [0, 200, 500]) {
      await sleep(pause);
      const missing = await run(command, options).then(
        () => false,
        (error: NodeJS.ErrnoException) => error.code === "ENOENT",
      );
      const account = await findAccount(NAME);
      if (account) return account;
      if (missing) break;
    }
  }
  return undefined;
}

async function findAccount(name: string): Promise<Account | undefined> {
  const lines = (await readFile("/etc/passwd", "utf8").catch(() => "")).split("\n");
  const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(":");
  const uid = Number(fields?.[2]);
  return uid > 0 ? { uid, gid: Number(fields?.[3]) } : undefined;
}
