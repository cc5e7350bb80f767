/** Debian's PostgreSQL 15 is the oldest supported version. */
import { spawnSync } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { POSTGRES_15 } from "../../scripts/checks/peers.mjs";

const ROOT = process.getuid?.() === 0;

/** Root runs the command as `postgres`, because PostgreSQL refuses to run as root. */
function run(command: string): void {
  const [program, ...args] = ROOT ? ["su", "postgres", "-c", command] : ["sh", "-c", command];
  const { status, stderr } = spawnSync(String(program), args, { encoding: "utf8", cwd: "/" });
  if (status !== 0) throw new Error(`${command}: ${stderr}`);
}

/** @param listen `127.0.0.1`, or empty to listen only on the socket in the returned folder */
export async function startPostgres15({ port = 5432, listen = "" } = {}) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "clinica-pg15-"));
  await chmod(folder, 0o777);
  run(`echo senha > ${folder}/pw`);
  run(
    `${POSTGRES_15}/initdb -D ${folder}/data -U postgres --pwfile=${folder}/pw --auth=scram-sha-256 -E UTF8 --locale=C.UTF-8`,
  );
  run(
    `${POSTGRES_15}/pg_ctl -D ${folder}/data -l ${folder}/log -w -o "-c listen_addresses=${listen} -c fsync=off -k ${folder} -p ${port}" start`,
  );
  return {
    folder,
    login: { host: folder, port, username: "postgres", password: "senha" },
    async stop() {
      run(`${POSTGRES_15}/pg_ctl -D ${folder}/data -m immediate stop`);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
