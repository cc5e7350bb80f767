import { Readable } from "node:stream";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test as it } from "vitest";
import type { PhantomIdentity } from "#demo/imagens-exame/identity.ts";
import { LOW_MB } from "#server/backup/free-space.ts";
import { getRenderedSerie, listEstudosOf } from "#server/data/imagens/estudos.ts";
import type { Database } from "#server/db/open.ts";
import type { Storage } from "#server/storage/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type ImageIntake, imageIntake, waitedLong } from "#tests/support/dicom/image-intake.ts";
import { brokenSlice, phantomIdentity, smallSlice } from "#tests/support/dicom/small-slices.ts";
import { jobConfig } from "#tests/support/job-config.ts";
import { loseAnswer } from "#tests/support/lost-answer.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { readFrame } from "./read-frame.ts";
import { removeLostImagens } from "./remove-imagens.ts";
import { renderStoredSerie } from "./render-stored-serie.ts";
import { originalKey } from "./stored-imagem.ts";

const test = testDatabase();
const { storage, files } = memoryStorage();
let portal: PortalFixture;
let intake: ImageIntake;
let laudo: string;
let identity: PhantomIdentity;
let waits: number[];

beforeAll(async () => {
  portal = await portalFixture(test);
  intake = await imageIntake({ test, keys: portal.keys, storage });
});

afterAll(() => intake.remove());

beforeEach(async () => {
  await test.superuser`truncate estudos, laudos, pacientes cascade`;
  files.clear();
  intake.queued.length = 0;
  waits = [];
  const { id, protocolo } = await portal.laudo(await portal.paciente());
  [laudo, identity] = [id, phantomIdentity({ accession: protocolo })];
});

function render(
  id: string,
  into: Storage = storage,
  most?: number,
  free = async () => 10_000,
  database = test.database,
) {
  const config = jobConfig(intake.dataDir);
  const needs = { database, storage: into, dataKeys: portal.keys, config };
  const again = async (seconds: number) => void waits.push(seconds);
  const queueDrawing = async () => {
    throw new Error("no document was sent");
  };
  return renderStoredSerie({ ...needs, queueDrawing, free }, { id }, { again }, most);
}

async function arrived(...slices: Uint8Array[]): Promise<string> {
  for (const slice of slices) expect(await intake.take(slice)).toBe("stored");
  await waitedLong(test);
  return String(intake.queued.at(-1));
}

const seriesOf = async () =>
  (await portal.asStaff((tx) => listEstudosOf(tx, { id: laudo }))).flatMap(({ series }) => series);
const rendered = async (id: string) => {
  const serie = await portal.asStaff((tx) => getRenderedSerie(tx, id));
  if (!serie) throw new Error("not rendered");
  return serie;
};
const packs = () => [...files.keys()].filter((key) => !key.endsWith(".dcm.cifra"));

it("waits while images still arrive, and keeps nothing of the wait", async () => {
  await intake.take(smallSlice(identity, 1));
  await render(String(intake.queued[0]));
  expect(waits).toEqual([4]);
  expect([packs(), await intake.left()]).toEqual([[], []]);
  expect(await seriesOf()).toMatchObject([{ situacao: "pendente", hasPicture: false }]);
});

it("stores encrypted packs whose frames are WebP, and leaves no temporary file", async () => {
  const id = await arrived(...[1, 2, 3].map((one) => smallSlice(identity, one)));
  await render(id);
  expect(await seriesOf()).toMatchObject([
    { situacao: "pronta", rotulo: "CRANIO", imagens: 3, falhas: [], hasPicture: true },
  ]);
  const serie = await rendered(id);
  expect([serie.renderizacao, serie.indice.quadros.length]).toEqual([1, 3]);
  expect(packs().sort()).toEqual(
    serie.indice.pacotes.map((_, at) => `imagens/${id}-1-${at}.cifra`),
  );
  for (const key of packs()) {
    expect(Buffer.from(files.get(key)?.bytes ?? []).includes("WEBP")).toBe(false);
  }
  for (const quadro of serie.indice.quadros) {
    const frame = await readFrame({ storage, dataKeys: portal.keys }, serie, quadro);
    expect(await sharp(frame).metadata()).toMatchObject({ format: "webp", width: 64, height: 64 });
  }
  expect(await intake.left()).toEqual([]);
  await render(id);
  expect((await rendered(id)).renderizacao).toBe(1);
});

it("renders again what another image arrives for, and deletes the former packs", async () => {
  const id = await arrived(smallSlice(identity, 1));
  await render(id);
  const former = packs();
  expect(await arrived(smallSlice(identity, 2))).toBe(id);
  expect(intake.queued).toEqual([id, id]);
  expect(await seriesOf()).toMatchObject([{ situacao: "pendente", hasPicture: true }]);
  await render(id);
  const serie = await rendered(id);
  expect([serie.renderizacao, serie.indice.quadros.length]).toEqual([2, 2]);
  expect(former.filter((key) => files.has(key))).toEqual([]);
  expect(packs().every((key) => key.startsWith(`imagens/${id}-2-`))).toBe(true);
});

it("stays pending for an image that arrives while it is rendered", async () => {
  const id = await arrived(smallSlice(identity, 1));
  const late: Storage = {
    ...storage,
    async put(key, bytes) {
      if (packs().length === 0) await intake.take(smallSlice(identity, 2));
      await storage.put(key, bytes);
    },
  };
  await render(id, late);
  expect(intake.queued).toEqual([id, id]);
  expect(await seriesOf()).toMatchObject([{ situacao: "pendente", hasPicture: true, imagens: 2 }]);
  expect((await rendered(id)).indice.quadros).toHaveLength(1);
});

it("names what is broken, and shows the others", async () => {
  const id = await arrived(
    smallSlice(identity, 1),
    brokenSlice(identity, 2),
    smallSlice(identity, 3),
  );
  await render(id);
  const falhas = [{ nome: "Imagem 2", problema: "quebrada" }];
  expect(await seriesOf()).toMatchObject([{ situacao: "pronta", imagens: 3, falhas }]);
  expect((await rendered(id)).indice.quadros).toHaveLength(2);
});

it("names what is lost, as after a restore without images, shows the others, and all once it is sent again", async () => {
  const id = await arrived(...[1, 2, 3].map((one) => smallSlice(identity, one)));
  const [lost] = await test.superuser`select arquivo from imagens where numero = 2`;
  files.delete(originalKey(String(lost?.arquivo)));
  await render(id);
  const falhas = [{ nome: "Imagem 2", problema: "perdida" }];
  expect(await seriesOf()).toMatchObject([{ situacao: "pronta", imagens: 3, falhas }]);
  expect((await rendered(id)).indice.quadros).toHaveLength(2);
  expect(await arrived(smallSlice(identity, 2))).toBe(id);
  await render(id);
  expect(await seriesOf()).toMatchObject([{ situacao: "pronta", falhas: [] }]);
  expect((await rendered(id)).indice.quadros).toHaveLength(3);
});

it("says that a series failed if all of it is lost", async () => {
  const id = await arrived(smallSlice(identity, 1));
  files.clear();
  await render(id);
  const falhas = [{ problema: "perdida" }];
  expect(await seriesOf()).toMatchObject([{ situacao: "falhou", hasPicture: false, falhas }]);
});

it("renders no more images of a series than it may, and names the others", async () => {
  const id = await arrived(...[1, 2, 3].map((one) => smallSlice(identity, one)));
  await render(id, storage, 2);
  const falhas = [{ nome: "Imagem 3", problema: "pesada" }];
  expect(await seriesOf()).toMatchObject([{ situacao: "pronta", imagens: 3, falhas }]);
  expect((await rendered(id)).indice.quadros).toHaveLength(2);
});

it("says that a series failed if nothing of it can be shown", async () => {
  const id = await arrived(brokenSlice(identity, 1));
  await render(id);
  expect(await seriesOf()).toMatchObject([{ situacao: "falhou", hasPicture: false }]);
  expect(packs()).toEqual([]);
});

it("is tried again under another number if a pack cannot be stored, and leaves no pack of the first try", async () => {
  const id = await arrived(smallSlice(identity, 1));
  const full: Storage = {
    ...storage,
    async put(key, bytes) {
      await storage.put(key, bytes);
      throw new Error("no space left");
    },
  };
  await expect(render(id, full)).rejects.toThrow("no space left");
  expect([packs(), await intake.left()]).toEqual([[], []]);
  expect(await seriesOf()).toMatchObject([{ situacao: "renderizando" }]);
  await render(id);
  expect((await rendered(id)).renderizacao).toBe(2);
});

it("leaves no part of an original that could not be copied", async () => {
  const id = await arrived(smallSlice(identity, 1));
  async function* cutOff() {
    yield Buffer.from("cifra");
    throw new Error("the store does not answer");
  }
  const range = async () => Readable.from(cutOff());
  await expect(render(id, { ...storage, range })).rejects.toThrow("does not answer");
  expect(await intake.left()).toEqual([]);
});

it("copies no original unless the copies leave room on the disk, and is tried again", async () => {
  const id = await arrived(smallSlice(identity, 1));
  const range = async () => {
    throw new Error("copied");
  };
  const full = render(id, { ...storage, range }, undefined, async () => LOW_MB);
  await expect(full).rejects.toThrow("no room");
  await render(id, storage, undefined, async () => LOW_MB + 1);
  expect(await seriesOf()).toMatchObject([{ situacao: "pronta" }]);
});

it("shows one of two renderings at once, whose packs are its own, and until then the former one", async () => {
  const id = await arrived(smallSlice(identity, 1));
  await render(id);
  const former = packs();
  await arrived(smallSlice(identity, 2));
  let isFirst = true;
  const slow: Storage = {
    ...storage,
    async put(key, bytes) {
      if (isFirst) {
        isFirst = false;
        expect((await rendered(id)).renderizacao).toBe(1);
        expect(former.every((one) => files.has(one))).toBe(true);
        await render(id);
      }
      expect(files.has(key)).toBe(false);
      await storage.put(key, bytes);
    },
  };
  await render(id, slow);
  const serie = await rendered(id);
  expect([serie.renderizacao, serie.indice.quadros.length]).toEqual([3, 2]);
  expect(packs().sort()).toEqual(
    serie.indice.pacotes.map((_, at) => `imagens/${id}-3-${at}.cifra`),
  );
});

it("keeps its packs if the answer to their row's commit was lost", async () => {
  const id = await arrived(smallSlice(identity, 1));
  let calls = 0;
  const cutOff: Database = {
    ...test.database,
    async as(who, work) {
      const done = await test.database.as(who, work);
      calls += 1;
      return calls === 3 ? loseAnswer() : done;
    },
  };
  await expect(render(id, storage, undefined, undefined, cutOff)).rejects.toThrow(
    "connection ended",
  );
  expect(await seriesOf()).toMatchObject([{ situacao: "pronta" }]);
  expect(packs()).toHaveLength((await rendered(id)).indice.pacotes.length);
});

it("leaves only originals that the night deletes if the series is deleted meanwhile", async () => {
  const id = await arrived(smallSlice(identity, 1));
  const deleting: Storage = {
    ...storage,
    async put(key, bytes) {
      await test.superuser`delete from estudos`;
      await storage.put(key, bytes);
    },
  };
  await render(id, deleting);
  expect([packs(), await intake.left()]).toEqual([[], []]);
  for (const file of files.values()) file.modifiedAt = new Date(0);
  await removeLostImagens({ database: test.database, storage });
  expect([...files.keys()]).toEqual([]);
  await render(id);
  expect([...files.keys()]).toEqual([]);
});
