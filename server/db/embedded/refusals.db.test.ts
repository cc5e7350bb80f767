import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StartupError } from "#server/errors.ts";
import { createLog } from "#server/log.ts";
import { spawnServer } from "#tests/faults/spawn-server.ts";
import { dataParent } from "#tests/support/data-parent.ts";
import { needsMount, needsOthers } from "#tests/support/needs.ts";
import { NOBODY } from "#tests/support/others-may-run.ts";
import { startEmbeddedPostgres } from "./start.ts";

let parent: string;
let dataDir: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(dataParent(), "clinica-embedded-"));
  dataDir = path.join(parent, "data");
});
afterEach(() => rm(parent, { recursive: true, force: true }));

async function refusal(folder = dataDir): Promise<string> {
  const error = await startEmbeddedPostgres({ dataDir: folder, log: createLog("silent") }).then(
    () => undefined,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(StartupError);
  expect(error.message).not.toContain("\n");
  return error.message;
}

async function picture(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true });
  const all = [".", ...names.sort()].map(async (name) => {
    const { mtimeMs, ctimeMs, mode, uid, size } = await stat(path.join(folder, name));
    return `${name} ${mtimeMs} ${ctimeMs} ${mode} ${uid} ${size}`;
  });
  return Promise.all(all);
}

describe("left exactly as it was", () => {
  test("a data folder of a newer version of ours", async () => {
    await mkdir(path.join(dataDir, "postgres", "data"), { recursive: true });
    await writeFile(path.join(dataDir, "VERSION"), "2\n");
    const before = await picture(dataDir);
    expect(await refusal()).toMatch(/versão mais nova .+; nada foi alterado\.$/);
    expect(await picture(dataDir)).toEqual(before);
  });

  test.each(["17", "19", ""])("a cluster of PostgreSQL %j", async (version) => {
    await mkdir(path.join(dataDir, "postgres", "data"), { recursive: true });
    await writeFile(path.join(dataDir, "postgres", "data", "PG_VERSION"), `${version}\n`);
    const before = await picture(dataDir);
    expect(await refusal()).toMatch(
      /é de PostgreSQL .+, este sistema usa 18; nada foi alterado\.$/,
    );
    expect(await picture(dataDir)).toEqual(before);
  });
});

test("a file in the folder's place", async () => {
  await writeFile(dataDir, "");
  expect(await refusal()).toBe(`DATA_DIR: ${dataDir} não é uma pasta (ENOTDIR).`);
});

test("a file in the cluster's place", async () => {
  await mkdir(dataDir);
  await writeFile(path.join(dataDir, "postgres"), "");
  expect(await refusal()).toMatch(/^DATA_DIR: .+ não é uma pasta \(\w+\)\.$/);
});

test("a folder that this user may not write", needsOthers(), async () => {
  await mkdir(dataDir, { mode: 0o755 });
  execFileSync("chmod", ["755", parent]);
  const server = spawnServer(dataDir, NOBODY);
  expect(await server.ended).toBe(1);
  expect(server.said()).toBe(
    `DATA_DIR: ${dataDir} não pode ser lido ou escrito por este usuário (EACCES).\n`,
  );
});

describe("with a disk of its own,", needsMount(), () => {
  test.each(["100k", "20m"])("a disk of %s is full before the cluster is whole", async (size) => {
    await mkdir(dataDir);
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", dataDir]);
    try {
      expect(await refusal()).toMatch(
        /^DATA_DIR: .+ está em um disco sem espaço livre \(ENOSPC\)\.$/,
      );
      execFileSync("mount", ["-o", "remount,size=200m", dataDir]);
      const server = await startEmbeddedPostgres({ dataDir, log: createLog("silent") });
      await server.stop();
    } finally {
      execFileSync("umount", [dataDir]);
    }
  });

  test("a disk that cannot be written", async () => {
    await mkdir(dataDir);
    execFileSync("mount", ["-t", "tmpfs", "-o", "ro", "tmpfs", dataDir]);
    try {
      expect(await refusal()).toBe(
        `DATA_DIR: ${dataDir} está em um disco somente de leitura (EROFS).`,
      );
    } finally {
      execFileSync("umount", [dataDir]);
    }
  });
});
