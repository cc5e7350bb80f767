import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { contentHash, requireBuild } from "./build.mjs";

const SOURCES = [
  "app/root.tsx",
  "domain/permissions.ts",
  "server/db/sql/schema.sql",
  "demo/midia/sala.webp",
  "scripts/build/build.mjs",
  "scripts/vite/precompress.ts",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "tsconfig.json",
  "vite.config.ts",
];
const STALE = "Compilação velha: npm run build";
let root: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "clinica-build-"));
  for (const source of SOURCES) write(source);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string): string {
  const whole = path.join(root, file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, "first");
  return whole;
}

test("a project without a build is refused", () => {
  expect(() => requireBuild(root)).toThrow(STALE);
});

test.each(SOURCES)("a build is refused as soon as %s is not what it was made of", (source) => {
  const program = write(`build/${contentHash(root)}/server/index.js`);
  expect(requireBuild(root)).toBe(program);
  appendFileSync(path.join(root, source), ".");
  expect(() => requireBuild(root)).toThrow(STALE);
});

test("a build is refused as soon as a source is added or removed", () => {
  write(`build/${contentHash(root)}/server/index.js`);
  const added = write("server/added.ts");
  expect(() => requireBuild(root)).toThrow(STALE);
  rmSync(added);
  requireBuild(root);
  rmSync(path.join(root, "app/root.tsx"));
  expect(() => requireBuild(root)).toThrow(STALE);
});

test("a changed test leaves the build as it is", () => {
  const program = write(`build/${contentHash(root)}/server/index.js`);
  write("server/app.db.test.ts");
  expect(requireBuild(root)).toBe(program);
});
