import { cp, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readDemoMidia } from "./midia.ts";

const folder = await mkdtemp(path.join(os.tmpdir(), "clinica-midia-"));
afterAll(() => rm(folder, { recursive: true, force: true }));

it("names a picture by what is in it, in every size the same", async () => {
  const original = path.join(import.meta.dirname, "midia");
  await cp(path.join(original, "convenios"), path.join(folder, "convenios"), { recursive: true });
  const before = await readDemoMidia(folder);
  const first = before.find("convenios", "convenio-1");
  const second = before.find("convenios", "convenio-2");
  expect(first).toMatch(/^convenios\/convenio-1-[0-9a-f]{10}-320x160\.webp$/);
  expect((await readDemoMidia(folder)).find("convenios", "convenio-1")).toBe(first);

  await writeFile(path.join(folder, "convenios", "convenio-1-320x160-320.avif"), "another");
  const after = await readDemoMidia(folder);
  expect(after.find("convenios", "convenio-1")).not.toBe(first);
  expect(after.find("convenios", "convenio-2")).toBe(second);
});

it("finds nothing where there is no such picture", async () => {
  expect((await readDemoMidia(folder)).find("hero", "hero-1")).toBeNull();
});
