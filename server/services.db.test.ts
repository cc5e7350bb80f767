import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dataParent } from "#tests/support/data-parent.ts";
import { parseConfig } from "./config.ts";
import { clusterName } from "./db/embedded/cluster.ts";
import { listProcesses } from "./db/embedded/processes.ts";
import { makeTemporaryFile } from "./files/temporary-files.ts";
import { createLog } from "./log.ts";
import { getServices, startServices } from "./services.ts";

const log = createLog("silent");
let dataDir: string;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(dataParent(), "clinica-services-"));
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => rm(dataDir, { recursive: true }));

function start(env: Record<string, string> = {}, signal?: AbortSignal) {
  return startServices(parseConfig({ DATA_DIR: dataDir, ...env }, "production"), log, signal);
}

async function processes() {
  return listProcesses(await clusterName(path.join(dataDir, "postgres", "data")));
}

test("services are opened once, answer, and leave no process when they are closed", async () => {
  expect(() => getServices()).toThrow();
  const [services, same] = await Promise.all([start(), start()]);
  expect(same).toBe(services);
  expect(getServices()).toBe(services);
  await services.database.ping();
  await services.storage.check();
  await Promise.all([services.close(), services.close()]);
  expect(await processes()).toEqual([]);
  expect(() => getServices()).toThrow();
  expect(vi.mocked(process.stdout.write).mock.calls).toEqual([
    [expect.stringMatching(/^Chave secreta criada em .+secret\.key: guarde uma cópia .+\n$/)],
  ]);
});

test("a start that is broken off leaves no process, and the next one works", async () => {
  const abort = new AbortController();
  const starting = start({}, abort.signal);
  const lock = path.join(dataDir, "postgres", "data", "postmaster.pid");
  await expect.poll(() => existsSync(lock)).toBe(true);
  abort.abort();
  const outcome = await starting.then(
    (services) => services.close(),
    (error) => error,
  );
  expect([undefined, "AbortError"]).toContain(outcome?.name);
  expect(await processes().catch(() => [])).toEqual([]);
  await (await start()).close();
});

test("what a killed process was receiving is gone at the next start", async () => {
  const left = await makeTemporaryFile(dataDir, "laudo");
  await writeFile(left, "half a report");
  await (await start()).close();
  await expect(readFile(left)).rejects.toMatchObject({ code: "ENOENT" });
});

test("a folder of a newer version is refused before anything is written", async () => {
  await writeFile(path.join(dataDir, "VERSION"), "7\n");
  await expect(start()).rejects.toThrow(/versão mais nova/);
  expect(await readdir(dataDir)).toEqual(["VERSION"]);
  expect(await readFile(path.join(dataDir, "VERSION"), "utf8")).toBe("7\n");
});

test("with DATABASE_URL no cluster is made, and the password is not repeated", async () => {
  const refused = start({ DATABASE_URL: "postgres://u:segredo@nao-existe.invalid/b" });
  await expect(refused).rejects.toThrow(/^(?!.*segredo).+nao-existe\.invalid/);
  expect((await readdir(dataDir)).sort()).toEqual(["VERSION", "secret.key"]);
});
