import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { isNewEnough, ownNode } from "./own-node.mjs";

test.each([
  ["20.19.0", false],
  ["22.21.1", false],
  ["22.22.0", true],
  ["22.30.1", true],
  ["23.11.0", false],
  ["24.0.0", true],
  ["26.1.0", true],
])("the machine's own Node.js %s serves: %s", (version, serves) => {
  expect(isNewEnough(version)).toBe(serves);
});

test("what the product runs on runs, and is new enough", () => {
  const { stdout } = spawnSync(ownNode(), ["--version"], { encoding: "utf8" });
  expect(isNewEnough(stdout.trim().replace("v", ""))).toBe(true);
});

const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
const packages: Record<string, Record<string, unknown>> = lock.packages;

test("the lock holds a hash of each platform's Node.js and PostgreSQL", () => {
  const { optionalDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  for (const [name, version] of Object.entries(optionalDependencies)) {
    expect(packages[`node_modules/${name}`]).toMatchObject({
      version,
      integrity: expect.stringMatching(/^sha512-/),
    });
  }
});

test("every package in the lock has a hash, and nothing of it runs when it is installed", () => {
  const loose = Object.entries(packages).filter(
    ([location, { integrity, link, inBundle }]) => location && !integrity && !link && !inBundle,
  );
  expect(loose.map(([location]) => location)).toEqual([]);
  expect(readFileSync(".npmrc", "utf8")).toMatch(/^ignore-scripts=true$/m);
});
