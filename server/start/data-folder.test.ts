import { mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartupError } from "#server/errors.ts";
import { prepareDataFolder, requireKnownDataFolder } from "./data-folder.ts";

let parent: string;
let dataDir: string;
beforeEach(async () => {
  parent = await mkdtemp(path.join(os.tmpdir(), "data-folder-"));
  dataDir = path.join(parent, "data");
});
afterEach(() => rm(parent, { recursive: true }));

test("checking alone creates nothing", async () => {
  await requireKnownDataFolder(dataDir);
  expect(await readdir(parent)).toEqual([]);
});

test("a new folder is private and marked with its version", async () => {
  await prepareDataFolder(dataDir);
  expect((await stat(dataDir)).mode & 0o777).toBe(0o700);
  expect(await readFile(path.join(dataDir, "VERSION"), "utf8")).toBe("1\n");
  await prepareDataFolder(dataDir);
  expect(await readdir(dataDir)).toEqual(["VERSION"]);
});

test.each(["2\n", "999", "novo", ""])("VERSION %j is refused and left as it is", async (text) => {
  await prepareDataFolder(dataDir);
  await writeFile(path.join(dataDir, "VERSION"), text);
  await expect(prepareDataFolder(dataDir)).rejects.toThrow(StartupError);
  expect(await readFile(path.join(dataDir, "VERSION"), "utf8")).toBe(text);
});

test("a file in its place is one line", async () => {
  await writeFile(dataDir, "");
  await expect(prepareDataFolder(dataDir)).rejects.toThrow(
    /^DATA_DIR: .+ não é uma pasta \(ENOTDIR\)\.$/,
  );
});

test("missing parents are made too", async () => {
  await prepareDataFolder(path.join(dataDir, "a", "b"));
  expect(await readdir(path.join(dataDir, "a"))).toEqual(["b"]);
});

test("a place where nobody can write is one line", async () => {
  await symlink("/nowhere", path.join(parent, "dangling"));
  for (const match of ["/proc/clinica", path.join(parent, "dangling", "data")]) {
    await expect(prepareDataFolder(match)).rejects.toThrow(/^DATA_DIR: \S+ .+ \(E[A-Z]+\)\.$/);
  }
});
