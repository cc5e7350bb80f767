import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { removeOldBuilds } from "./old-builds.mjs";

test("an old build goes once no server runs it", async () => {
  const builds = mkdtempSync(path.join(tmpdir(), "clinica-builds-"));
  const program = (name: string) => path.join(builds, name, "server", "index.js");
  for (const name of ["now", "running", "idle", "half-removed.old"]) {
    mkdirSync(path.dirname(program(name)), { recursive: true });
    writeFileSync(program(name), 'process.stdout.write("runs"); setInterval(() => {}, 1_000);');
  }
  symlinkSync("now", path.join(builds, "current"));
  const server = spawn(process.execPath, [program("running")]);
  await once(server.stdout, "data");

  removeOldBuilds(builds, "current");
  expect(readdirSync(builds).sort()).toEqual(["current", "now", "running"]);

  server.kill();
  await once(server, "exit");
  removeOldBuilds(builds, "current");
  expect(readdirSync(builds).sort()).toEqual(["current", "now"]);
  rmSync(builds, { recursive: true });
});
