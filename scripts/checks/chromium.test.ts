import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ensureChromium, requireChromium } from "./chromium.mjs";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "clinica-path-"));
  vi.stubEnv("PATH", folder);
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
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

function beUser(uid: number) {
  vi.spyOn(process, "getuid").mockReturnValue(uid);
}

test("the first browser of the known names is taken", () => {
  const chrome = program("google-chrome");
  expect(requireChromium()).toBe(chrome);
  const chromium = program("chromium");
  expect(requireChromium()).toBe(chromium);
});

test("a file that cannot be run is none", () => {
  writeFileSync(path.join(folder, "chromium"), "");
  expect(() => requireChromium()).toThrow();
});

test("where there is none, one line says what to install", () => {
  beUser(1000);
  for (const variant of [requireChromium, ensureChromium]) {
    expect(variant).toThrow(/^Nenhum Chromium encontrado.*apt-get install chromium[^\n]*$/);
  }
});

test("root gets Debian's, its lists first", () => {
  beUser(0);
  const calls = path.join(folder, "calls");
  const installed = path.join(folder, "chromium-headless-shell");
  program(
    "apt-get",
    `echo "$DEBIAN_FRONTEND $*" >> ${calls}; [ "$1" = install ] && : > ${installed} && /bin/chmod 755 ${installed}; exit 0`,
  );
  expect(ensureChromium()).toBe(installed);
  expect(readFileSync(calls, "utf8").trimEnd().split("\n")).toEqual([
    "noninteractive update",
    "noninteractive install --yes --no-install-recommends chromium-headless-shell",
  ]);
});

test("an installation that fails says so", () => {
  beUser(0);
  program("apt-get", "echo no network; exit 100");
  expect(() => ensureChromium()).toThrow(/apt-get update falhou/);
});
