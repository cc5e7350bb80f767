import { mkdtemp, rm } from "node:fs/promises";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OwnerOptions } from "#server/db/connect.ts";
import { backups, everyRow, restore } from "#tests/support/backups.ts";
import { testDatabase } from "#tests/support/database.ts";

const test = testDatabase();
const clinic = backups(test);
const FILES = ["blog/b-1x1.webp", "hero/a-1x1.webp"];
let archive = "";

beforeAll(async () => {
  archive = await clinic.backUp();
});

const proxies: { server: net.Server; folder: string }[] = [];
afterAll(async () => {
  for (const { server, folder } of proxies) {
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Starts a proxy to PostgreSQL that cuts the connection at the restore's COMMIT. */
async function breakingAtCommit(
  owner: OwnerOptions,
  { arrives, isOpenAfter = true }: { arrives: boolean; isOpenAfter?: boolean },
): Promise<OwnerOptions> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "clinica-commit-"));
  const file = `.s.PGSQL.${owner.port ?? 5432}`;
  let isBroken = false;
  const server = net.createServer((client) => {
    if (isBroken && !isOpenAfter) return void client.destroy();
    const target = net.connect(path.join(String(owner.host), file));
    let isLoaded = false;
    let isEnding = false;
    // The driver sends a statement's text only once. Later it sends the name of the prepared statement.
    let commit = "commit";
    client.on("data", (bytes) => {
      const text = bytes.toString("latin1");
      commit = /P[\s\S]{4}([^\0]*)\0commit\0/.exec(text)?.[1] ?? commit;
      if (text.includes("delete from public.auth_sessions")) isLoaded = true;
      isEnding = isLoaded && !isBroken && text.includes(`\0${commit}\0`);
      if (isEnding) isBroken = true;
      if (isEnding && !arrives) return void target.destroy();
      target.write(bytes);
    });
    target.on("data", (bytes) => (isEnding ? client.destroy() : client.write(bytes)));
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      one.on("error", () => {});
      one.on("close", () => other.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(path.join(folder, file), resolve));
  proxies.push({ server, folder });
  return { ...owner, host: folder };
}

it("is valid if only the answer to COMMIT was lost", async () => {
  const to = await clinic.emptyTarget();
  const owner = await breakingAtCommit(to.owner, { arrives: true });
  expect(await restore(archive, { ...to, owner })).toMatchObject({ files: 2, warnings: [] });
  expect([...to.files.keys()].sort()).toEqual(FILES);
  expect(await everyRow(to.owner)).toEqual(await everyRow(test.owner));
});

it("leaves nothing if COMMIT did not arrive", async () => {
  const to = await clinic.emptyTarget();
  const owner = await breakingAtCommit(to.owner, { arrives: false });
  await expect(restore(archive, { ...to, owner })).rejects.toThrow(/CONNECTION/);
  expect(to.files.size).toBe(0);
  expect(await everyRow(to.owner)).toEqual({});
});

it("leaves the files, and says how to go on, if the database cannot be asked", async () => {
  const to = await clinic.emptyTarget();
  const owner = await breakingAtCommit(to.owner, { arrives: true, isOpenAfter: false });
  await expect(restore(archive, { ...to, owner })).rejects.toThrow(/não se sabe se ela valeu/);
  expect([...to.files.keys()]).toEqual(expect.arrayContaining(FILES));
});

it("is valid, and says what is left to do, if its mark cannot be deleted", async () => {
  const to = await clinic.emptyTarget();
  const storage = {
    ...to.storage,
    delete: () => Promise.reject(Object.assign(new Error("unavailable"), { code: "ETIMEDOUT" })),
  };
  const { warnings } = await restore(archive, { ...to, storage });
  expect(warnings).toEqual([
    expect.stringMatching(/^Armazenamento: .*restauracao\/inacabada.*\(ETIMEDOUT\); apague-o\.$/),
  ]);
  expect([...to.files.keys()]).toEqual(expect.arrayContaining(FILES));
  expect(await everyRow(to.owner)).toEqual(await everyRow(test.owner));
});
