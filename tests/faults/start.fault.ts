import { spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import { needOf } from "#server/db/code/apply-code.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { Clinic } from "./clinic.ts";
import { olderCluster } from "./older-cluster.ts";
import { chance } from "./random.ts";

const KILLS = 6;
const next = chance("migration");
const folders: string[] = [];

afterAll(async () => {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
});

async function folder(): Promise<string> {
  const made = await mkdtemp(path.join(dataParent(), "clinica-start-"));
  folders.push(made);
  return made;
}

it(`an update of the database that is killed ${KILLS} times is done by the start that is left alone`, async () => {
  const model = await folder();
  await olderCluster(model);
  for (let kill = 0; kill < KILLS; kill++) {
    const dataDir = path.join(model, "..", `${path.basename(model)}-${kill}`);
    folders.push(dataDir);
    spawnSync("cp", ["-a", model, dataDir]);
    const clinic = await Clinic.in(dataDir, { LOG_LEVEL: "silent" });
    clinic.start();
    await sleep(700 + next() * 1_500);
    await clinic.kill("everything").catch(() => clinic.stop());
    clinic.start();
    await clinic.ready();
    const sql = await clinic.superuser();
    // `needOf` must run as the owner, because its fingerprint includes the default privileges of the current role.
    await sql`set role clinica`;
    expect(await needOf(sql)).toBe("nothing");
    await sql`reset role`;
    expect([...(await sql`select nome from convenios`)]).toEqual([{ nome: "Antigo" }]);
    await sql.end();
    await clinic.stop();
  }
});

it("a second copy on the same data folder is refused in one line, and disturbs nobody", async () => {
  const dataDir = await folder();
  const first = await Clinic.in(dataDir, { LOG_LEVEL: "silent" });
  first.start();
  await first.ready();
  await first.signIn();
  const second = await Clinic.in(dataDir, { LOG_LEVEL: "silent" });
  second.start();
  expect(await second.ended()).toBe(1);
  expect(second.said()).toMatch(/^DATA_DIR: outra cópia do sistema já usa .*\n$/);
  const form = { nome: "Ainda", observacoes: "", logo_url: "", ordem_exibicao: "1" };
  expect((await first.post("/admin/convenios/novo", form)).status).toBe(302);
  await first.stop();
});
