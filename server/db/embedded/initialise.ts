import { spawn } from "node:child_process";
import { chown, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { StartupError } from "#server/errors.ts";
import { syncFolder } from "#server/start/durable-file.ts";
import type { Cluster } from "./cluster.ts";
import { openTo } from "./folders.ts";
import { DATA_ARGUMENT, processEnvironment } from "./launch.ts";
import { isRunning, startedAt } from "./processes.ts";

const TEMPORARY = /^new-(\d+)-(\d+)$/;

/** Some macOS versions lack C.UTF-8. With either locale PostgreSQL sorts text by its own builtin rules. */
const SYSTEM_LOCALE = process.platform === "darwin" ? "en_US.UTF-8" : "C.UTF-8";

const OPTIONS = [
  "--username=postgres",
  "--pwfile=../password",
  "--auth=scram-sha-256",
  "--encoding=UTF8",
  "--locale-provider=builtin",
  "--builtin-locale=C.UTF-8",
  `--locale=${SYSTEM_LOCALE}`,
  "--data-checksums",
];

/** If killed, leaves no cluster or a complete one. Never writes into a folder with content. @throws StartupError */
export async function initialiseCluster(
  { paths, account, binaries }: Pick<Cluster, "paths" | "account" | "binaries">,
  signal?: AbortSignal,
): Promise<void> {
  await removeLeftovers(paths.root);
  const inData = await readdir(paths.data).catch(() => []);
  if (inData.length > 0) {
    throw new StartupError(
      `DATA_DIR: ${paths.data} tem arquivos mas não é um banco do PostgreSQL; nada foi alterado.`,
    );
  }
  const temporary = path.join(paths.root, `new-${process.pid}-${startedAt(process.pid)}`);
  const data = path.join(temporary, "data");
  const password = path.join(temporary, "password");
  try {
    await mkdir(temporary, { mode: 0o700 });
    await mkdir(data, { mode: 0o700 });
    await writeFile(password, await readFile(paths.superuserPassword), { mode: 0o600 });
    if (account) {
      await openTo(temporary, account);
      await chown(data, account.uid, account.gid);
      await chown(password, account.uid, account.gid);
    }
    await runInitdb(binaries.initdb, data, account, signal);
    await moveToTarget(data, paths.data);
    await syncFolder(paths.root);
    await syncFolder(path.dirname(paths.root));
  } finally {
    await rm(temporary, { recursive: true, force: true, maxRetries: 5 });
  }
}

async function moveToTarget(from: string, to: string) {
  try {
    await rename(from, to);
  } catch (error) {
    // Another server created the cluster first, so that cluster is used.
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "ENOTEMPTY" && code !== "EEXIST") throw error;
  }
}

async function removeLeftovers(root: string) {
  for (const name of await readdir(root)) {
    const [, pid, started] = TEMPORARY.exec(name) ?? [];
    if (pid === undefined) continue;
    const isMakerAlive = isRunning(Number(pid)) && startedAt(Number(pid)) === Number(started);
    if (isMakerAlive && Number(pid) !== process.pid) continue;
    // Retries, because the initdb of a killed server may still be writing there.
    await rm(path.join(root, name), {
      recursive: true,
      force: true,
      maxRetries: 10,
      retryDelay: 100,
    });
  }
}

async function runInitdb(
  initdb: string,
  data: string,
  account: Cluster["account"],
  signal: AbortSignal | undefined,
) {
  const child = spawn(initdb, ["-D", DATA_ARGUMENT ?? data, ...OPTIONS], {
    ...account,
    cwd: data,
    env: processEnvironment(),
    stdio: ["ignore", "ignore", "pipe"],
    signal,
  });
  let said = "";
  child.stderr.setEncoding("utf8").on("data", (text) => {
    said = (said + text).slice(-4096);
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject).once("close", resolve);
  });
  if (code === 0) return;
  if (said.includes("No space left on device")) {
    throw new StartupError(`DATA_DIR: ${data} está em um disco sem espaço livre (ENOSPC).`);
  }
  const reason = said.split("\n").find((line) => /error|fatal/i.test(line)) ?? `código ${code}`;
  throw new StartupError(`O banco de dados não pôde ser criado em ${data} (${reason.trim()}).`);
}
