import { execFile } from "node:child_process";
import { chmod, cp, mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { StartupError } from "#server/errors.ts";
import type { Log } from "#server/log.ts";
import type { Account } from "./account.ts";
import { linkLibraries } from "./link-libraries.ts";
import { locatePackage } from "./locate-package.ts";
import { isRunning } from "./processes.ts";

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

const COPIES = "/var/lib/clinica-postgres";
const run = promisify(execFile);

/** Copies the programs (50 MB) if PostgreSQL's account cannot run them in the project's folder. @throws StartupError */
export async function findBinaries(account: Account | undefined, log: Log): Promise<Binaries> {
  const packageFolder = locatePackage();
  const native = path.join(packageFolder, "native");
  await linkLibraries(packageFolder);
  const problem = await whyNot(native, account);
  if (problem === undefined) return programs(native);
  if (!account) throw doesNotRun(problem);

  const { version } = JSON.parse(await readFile(path.join(packageFolder, "package.json"), "utf8"));
  const copy = path.join(COPIES, version);
  if ((await whyNot(copy, account)) !== undefined) {
    log.info({ to: copy }, "copying PostgreSQL to where its account can start it");
    await copyPrograms(native, copy, account).catch((error: NodeJS.ErrnoException) => {
      throw new StartupError(`PostgreSQL não pôde ser copiado para ${copy} (${error.code}).`);
    });
    const remaining = await whyNot(copy, account);
    if (remaining !== undefined) throw doesNotRun(remaining);
  }
  return programs(copy);
}

function programs(native: string): Binaries {
  return {
    initdb: path.join(native, "bin", "initdb"),
    postgres: path.join(native, "bin", "postgres"),
  };
}

/** `postgres --version` tests permissions, mount options and libraries. @returns the failure's reason */
async function whyNot(native: string, account: Account | undefined): Promise<string | undefined> {
  try {
    await run(programs(native).postgres, ["--version"], { ...account, cwd: "/", env: {} });
    return undefined;
  } catch (error) {
    const { code, stderr } = error as { code?: string | number; stderr?: string };
    return stderr?.trim().split("\n")[0] || String(code);
  }
}

function doesNotRun(problem: string): StartupError {
  return new StartupError(`O PostgreSQL embutido não roda nesta máquina (${problem}).`);
}

/** Copies to a temporary folder and renames it, because several servers may copy at once or already use a copy. */
async function copyPrograms(from: string, to: string, account: Account): Promise<void> {
  const folder = path.dirname(to);
  await mkdir(folder, { recursive: true, mode: 0o755 });
  await chmod(folder, 0o755);
  await removeAbandoned(folder);
  const temporary = `${to}.${process.pid}.tmp`;
  await cp(from, temporary, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => !source.endsWith(".a"),
  });
  // Sets all modes, because the programs may have been installed with any umask.
  await chmod(temporary, 0o755);
  for (const entry of await readdir(temporary, { recursive: true, withFileTypes: true })) {
    const isOpen = entry.isDirectory() || path.basename(entry.parentPath) === "bin";
    if (!entry.isSymbolicLink()) {
      await chmod(path.join(entry.parentPath, entry.name), isOpen ? 0o755 : 0o644);
    }
  }
  if ((await whyNot(to, account)) === undefined) {
    await rm(temporary, { recursive: true });
    return;
  }
  await rm(to, { recursive: true, force: true });
  await rename(temporary, to);
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /\.(\d+)\.tmp$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) {
      await rm(path.join(folder, name), { recursive: true, force: true });
    }
  }
}
