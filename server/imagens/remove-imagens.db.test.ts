import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test as it } from "vitest";
import { DAY_MS } from "#domain/texto/durations.ts";
import { discardEstudo } from "#server/data/imagens/estudos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { type RenderedFixture, renderedSerie } from "#tests/support/rendered-serie.ts";
import { removeEstudoFiles, removeLostImagens } from "./remove-imagens.ts";
import { originalKey, packKey } from "./stored-imagem.ts";

const test = testDatabase();
const { storage, files } = memoryStorage();
let portal: PortalFixture;
let made: RenderedFixture;

beforeAll(async () => {
  portal = await portalFixture(test);
});

beforeEach(async () => {
  await test.superuser`truncate estudos cascade`;
  files.clear();
  made = await renderedSerie({ test, keys: portal.keys, storage }, "");
});

const remove = () => removeLostImagens({ database: test.database, storage });
const keys = () => [...files.keys()].sort();

function lay(key: string, age: number) {
  files.set(key, { bytes: Buffer.from("cifrado"), modifiedAt: new Date(Date.now() - age) });
}

function allFromLastYear() {
  for (const file of files.values()) file.modifiedAt = new Date(Date.now() - 365 * DAY_MS);
}

it("deletes the originals and packs of a discarded study, and of no other", async () => {
  const other = await renderedSerie({ test, keys: portal.keys, storage }, "");
  const [row] = await test.superuser`select estudo_id from series where id = ${made.serie}`;
  const discarded = await portal.asStaff((tx) => discardEstudo(tx, String(row?.estudo_id)));
  expect(discarded).toMatchObject({ series: [{ id: made.serie, pacotes: made.packs.length }] });
  if (discarded) await removeEstudoFiles(storage, discarded);
  const originals = await test.superuser<{ arquivo: string }[]>`select arquivo from imagens`;
  expect(keys()).toEqual(
    [
      ...originals.map(({ arquivo }) => originalKey(arquivo)),
      ...other.packs.map((_, pack) => packKey(other.serie, 1, pack)),
    ].sort(),
  );
});

it("keeps files with rows, however old", async () => {
  allFromLastYear();
  const before = keys();
  await remove();
  expect(keys()).toEqual(before);
});

it("deletes originals and packs without a row after a day, and no file of another kind", async () => {
  const before = keys();
  const lost = [originalKey(randomUUID()), packKey(randomUUID(), 1, 0), packKey(made.serie, 2, 0)];
  const young = [originalKey(randomUUID()), packKey(made.serie, 2, 1)];
  const foreign = ["imagens/leia-me.txt", "laudos/antigo.pdf.cifra"];
  for (const key of lost) lay(key, DAY_MS + 60_000);
  for (const key of young) lay(key, DAY_MS - 60_000);
  for (const key of foreign) lay(key, 9 * DAY_MS);
  await remove();
  expect(keys()).toEqual([...before, ...young, ...foreign].sort());
});

it("deletes the packs of former renderings, and everything of a study past its time", async () => {
  allFromLastYear();
  await test.superuser`update series set renderizacao = 2 where id = ${made.serie}`;
  await remove();
  expect(keys().every((key) => key.endsWith(".dcm.cifra"))).toBe(true);
  expect(keys()).toHaveLength(made.originals.length);
  await test.superuser`delete from estudos`;
  await remove();
  expect(keys()).toEqual([]);
});
