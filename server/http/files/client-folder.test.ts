import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { clientFolder } from "./client-folder.ts";

test("a server serves the files of its own build", () => {
  const builds = mkdtempSync(path.join(tmpdir(), "clinica-client-"));
  for (const build of ["old", "new"]) {
    mkdirSync(path.join(builds, build, "client", "assets"), { recursive: true });
    mkdirSync(path.join(builds, build, "server", "assets"), { recursive: true });
  }
  for (const module of ["server", "server/assets"]) {
    expect(clientFolder(path.join(builds, "old", module))).toBe(path.join(builds, "old", "client"));
  }
  rmSync(builds, { recursive: true });
});
