import { lstat, mkdir, mkdtemp, readlink, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { linkLibraries } from "./link-libraries.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "clinica-link-"));
  await mkdir(path.join(folder, "native", "lib"), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true }));

const inLib = (name: string) => path.join(folder, "native", "lib", name);

async function list(...links: [source: string, target: string][]) {
  const entries = links.map(([source, target]) => ({ source, target }));
  await writeFile(path.join(folder, "native", "pg-symlinks.json"), JSON.stringify(entries));
}

test("missing names are linked, what is there stays, also for several at once", async () => {
  await list(
    ["native/lib/libpq.so.5.18", "native/lib/libpq.so.5"],
    ["native/lib/libpq.so.5.18", "native/lib/libpq.so"],
  );
  await symlink("elsewhere", inLib("libpq.so"));
  await Promise.all([linkLibraries(folder), linkLibraries(folder)]);
  await linkLibraries(folder);
  expect(await readlink(inLib("libpq.so.5"))).toBe("libpq.so.5.18");
  expect(await readlink(inLib("libpq.so"))).toBe("elsewhere");
});

test("a list that leads out of the package makes no link", async () => {
  await list(
    ["native/lib/libpq.so.5.18", "../outside"],
    ["../../etc/passwd", "native/lib/inside"],
    ["native/lib/libpq.so.5.18", "/tmp/absolute"],
  );
  await linkLibraries(folder);
  for (const location of [path.join(folder, "..", "outside"), inLib("inside")]) {
    await expect(lstat(location)).rejects.toThrow("ENOENT");
  }
});

test("a package without a list needs none", async () => {
  await expect(linkLibraries(folder)).resolves.toBeUndefined();
});
