import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { installPeers } from "./install-peers.mjs";

let folder: string;
let printed: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "clinica-apt-"));
  vi.stubEnv("PATH", folder);
  vi.stubEnv("DEBIAN_FRONTEND", "");
  printed = "";
  vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    printed += text;
    return true;
  });
  beUser(0);
  program("apt-cache", "echo ' dcmtk | 3.6.7-9 | a mirror'; echo '  nginx | 1.22.1-9 | a mirror'");
  program("apt-get", "");
  program("update-rc.d", "");
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, text: string) {
  const file = path.join(folder, name);
  const call = `echo "$DEBIAN_FRONTEND ${name} $*" >> ${folder}/calls`;
  writeFileSync(file, `#!/bin/sh\n${call}\n${text}\n`);
  chmodSync(file, 0o755);
}

function beUser(uid: number) {
  vi.spyOn(process, "getuid").mockReturnValue(uid);
}

const install = (...packages: string[]) => installPeers({ packages, root: folder });
const calls = () =>
  readFileSync(path.join(folder, "calls"), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => line.trim());

test("root gets all that is missing with one installation, after the lists", async () => {
  await install("dcmtk", "nginx");
  expect(calls()).toEqual([
    "noninteractive apt-get update",
    "apt-cache madison dcmtk nginx",
    expect.stringMatching(
      /^noninteractive apt-get install .*--no-install-recommends .*dcmtk nginx$/,
    ),
    "noninteractive update-rc.d nginx disable",
  ]);
});

test("no service starts while packages are installed", async () => {
  program("apt-get", `[ "$1" = update ] || /bin/cp ${folder}/usr/sbin/policy-rc.d ${folder}/seen`);
  await install("dcmtk");
  expect(readFileSync(path.join(folder, "seen"), "utf8")).toContain("exit 101");
  expect(existsSync(path.join(folder, "usr/sbin/policy-rc.d"))).toBe(false);
});

test("a package that the distribution does not have keeps no other from being installed", async () => {
  await install("postgresql-15", "dcmtk");
  expect(calls().at(-1)).toMatch(/ install .* dcmtk$/);
  expect(calls().at(-1)).not.toContain("postgresql-15");
});

test("where nothing is missing, or the user is not root, nothing is called", async () => {
  await install();
  beUser(1000);
  await install("dcmtk");
  expect(existsSync(path.join(folder, "calls"))).toBe(false);
});

test("an installation that fails says so, and the run goes on", async () => {
  program("apt-get", "echo no network; exit 100");
  await install("dcmtk");
  expect(printed).toContain("no network\napt-get install failed.");
});
