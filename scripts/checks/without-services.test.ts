import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withoutServices } from "./without-services.mjs";

let root: string;
let policy: string;
let clusters: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "clinica-root-"));
  policy = path.join(root, "usr/sbin/policy-rc.d");
  clusters = path.join(root, "etc/postgresql-common/createcluster.conf");
});
afterEach(() => rmSync(root, { recursive: true }));

function put(file: string, text: string) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const seen = async () => ({
  policy: readFileSync(policy, "utf8"),
  isProgram: (statSync(policy).mode & 0o111) !== 0,
  clusters: readFileSync(clusters, "utf8"),
});

test("while packages are installed no service may start, and PostgreSQL makes no cluster", async () => {
  const during = await withoutServices(seen, root);
  expect(during.policy).toMatch(/^exit 101$/m);
  expect(during.isProgram).toBe(true);
  expect(during.clusters).toMatch(/^create_main_cluster = false$/m);
});

test("afterwards both files are gone, also if the installation failed", async () => {
  const failing = async () => {
    throw new Error("no network");
  };
  await expect(withoutServices(failing, root)).rejects.toThrow("no network");
  expect([policy, clusters].map(existsSync)).toEqual([false, false]);
});

test("the machine's own files are as they were", async () => {
  put(policy, "#!/bin/sh\nexit 0\n");
  put(clusters, "create_main_cluster = true\n");
  const during = await withoutServices(seen, root);
  expect(during.policy).toBe("#!/bin/sh\nexit 0\n");
  expect(during.clusters).not.toContain("true");
  expect(readFileSync(policy, "utf8")).toBe("#!/bin/sh\nexit 0\n");
  expect(readFileSync(clusters, "utf8")).toBe("create_main_cluster = true\n");
});

test("PostgreSQL's settings are those of its package, if that came with the installation", async () => {
  const install = async () =>
    put(path.join(root, "usr/share/postgresql-common/createcluster.conf"), "# the package's\n");
  await withoutServices(install, root);
  expect(readFileSync(clusters, "utf8")).toBe("# the package's\n");
});

test("what a run that was killed left behind is removed by the next", async () => {
  const left = await withoutServices(seen, root);
  put(policy, left.policy);
  put(clusters, left.clusters);
  await withoutServices(seen, root);
  expect([policy, clusters].map(existsSync)).toEqual([false, false]);
});
