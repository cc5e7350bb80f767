import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { BROWSER, lackedPackages, missingPackages } from "./peers.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "clinica-path-"));
  vi.stubEnv("PATH", folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string) {
  writeFileSync(path.join(folder, name), "#!/bin/sh\n");
  chmodSync(path.join(folder, name), 0o755);
}

test("a package is missing until each of its programs is there", () => {
  expect(missingPackages()).toContain("dcmtk");
  const programs = ["dcm2pnm", "dcmdump", "dcmsend", "echoscu", "findscu"];
  for (const name of programs) program(name);
  expect(missingPackages()).toContain("dcmtk");
  program("storescu");
  expect(missingPackages()).not.toContain("dcmtk");
});

test("beside a whole Chromium the headless shell is still installed, but no test is skipped for it", () => {
  expect(lackedPackages([BROWSER])).toEqual([BROWSER]);
  program("chromium");
  expect(missingPackages()).toContain(BROWSER);
  expect(lackedPackages([BROWSER])).toEqual([]);
});

test("a package that nobody would install is refused, because its tests would always be skipped", () => {
  expect(() => lackedPackages(["dmctk"])).toThrow("dmctk");
});
