import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { describeChromium, requireChromium } from "./chromium.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "clinica-path-"));
  vi.stubEnv("PATH", folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string, text = "") {
  const file = path.join(folder, name);
  writeFileSync(file, `#!/bin/sh\n${text}`);
  chmodSync(file, 0o755);
  return file;
}

test("the first browser of the known names is taken: the headless shell before a whole one", () => {
  for (const name of ["google-chrome", "chromium", "chromium-headless-shell"]) {
    const added = program(name);
    expect(requireChromium()).toBe(added);
  }
});

test("the log says which browser runs, and in which version", () => {
  program("chromium-headless-shell", "echo Chromium 156.0.8078.108");
  expect(describeChromium()).toBe("chromium-headless-shell, Chromium 156.0.8078.108");
});

test("a file that cannot be run is none", () => {
  writeFileSync(path.join(folder, "chromium"), "");
  expect(() => requireChromium()).toThrow();
});

test("where there is none, one line says what to install", () => {
  expect(requireChromium).toThrow(/^No Chromium .*apt-get install chromium-headless-shell[^\n]*$/);
});
