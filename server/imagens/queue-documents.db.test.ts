import { afterAll, beforeAll, beforeEach, expect, test as it } from "vitest";
import type { PhantomIdentity } from "#demo/imagens-exame/identity.ts";
import { listEstudosOf } from "#server/data/imagens/estudos.ts";
import { listUnmatchedVersoes } from "#server/data/laudos/versoes.ts";
import { readPdf } from "#server/pdf/stored-pdf.ts";
import type { Storage } from "#server/storage/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { encapsulatedPdf } from "#tests/support/dicom/encapsulated-pdf.ts";
import { type ImageIntake, imageIntake, waitedLong } from "#tests/support/dicom/image-intake.ts";
import { phantomIdentity } from "#tests/support/dicom/small-slices.ts";
import { jobConfig } from "#tests/support/job-config.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { plainPdf, scriptedPdf } from "#tests/support/pdfs.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { renderStoredSerie } from "./render-stored-serie.ts";

const test = testDatabase();
const { storage, files } = memoryStorage();
const drawn: string[] = [];
let portal: PortalFixture;
let intake: ImageIntake;
let laudo: string;
let identity: PhantomIdentity;

beforeAll(async () => {
  portal = await portalFixture(test);
  intake = await imageIntake({ test, keys: portal.keys, storage });
});

afterAll(() => intake.remove());

beforeEach(async () => {
  await test.superuser`truncate estudos, laudos, pacientes, laudo_versoes cascade`;
  files.clear();
  drawn.length = 0;
  const { id, protocolo } = await portal.laudo(await portal.paciente());
  [laudo, identity] = [id, phantomIdentity({ accession: protocolo })];
});

async function render(into: Storage = storage) {
  await waitedLong(test);
  const { database } = test;
  const needs = {
    database,
    storage: into,
    dataKeys: portal.keys,
    config: jobConfig(intake.dataDir),
    queueDrawing: async (_tx: unknown, id: string) => void drawn.push(id),
  };
  const payload = { id: String(intake.queued.at(-1)) };
  await renderStoredSerie(needs, payload, { again: () => Promise.reject(new Error("waits")) });
}

const waiting = async () => (await portal.asStaff((tx) => listUnmatchedVersoes(tx))).rows;
const falhas = async () => {
  const estudos = await portal.asStaff((tx) => listEstudosOf(tx, { id: laudo }));
  return estudos.flatMap(({ series }) => series.flatMap((serie) => serie.falhas));
};

it("queues the document byte for byte, and says so at its series", async () => {
  const pdf = await plainPdf("Densitometria");
  await intake.take(encapsulatedPdf(identity, pdf));
  await render();
  const rows = await waiting();
  expect(rows).toMatchObject([
    { nome_arquivo: "documento-do-aparelho.pdf", bytes: pdf.length, assinado: false },
  ]);
  expect(drawn).toEqual(rows.map(({ id }) => id));
  const [row] = rows;
  const stored = row && (await readPdf({ storage, dataKeys: portal.keys }, row));
  expect(stored?.equals(Buffer.from(pdf))).toBe(true);
  expect(await falhas()).toEqual([{ nome: "Imagem 1", problema: "documento" }]);
  expect(await intake.left()).toEqual([]);
});

it("adds none if the series is rendered again", async () => {
  await intake.take(encapsulatedPdf(identity, await plainPdf("Primeiro")));
  await render();
  await intake.take(encapsulatedPdf(identity, await plainPdf("Segundo"), { instance: 2 }));
  await render();
  expect(await waiting()).toHaveLength(2);
  expect(await falhas()).toMatchObject([{ problema: "documento" }, { problema: "documento" }]);
});

it("adds none for what was queued before a try that failed", async () => {
  await intake.take(encapsulatedPdf(identity, await plainPdf("Primeiro")));
  await intake.take(encapsulatedPdf(identity, await plainPdf("Segundo"), { instance: 2 }));
  const full: Storage = {
    ...storage,
    async put(key, bytes) {
      if (drawn.length > 0) throw new Error("no space left");
      await storage.put(key, bytes);
    },
  };
  await expect(render(full)).rejects.toThrow("no space left");
  expect(await waiting()).toHaveLength(1);
  await render();
  expect(await waiting()).toHaveLength(2);
  expect(drawn).toHaveLength(2);
});

it("adds none for a document whose file was lost and sent again", async () => {
  const first = encapsulatedPdf(identity, await plainPdf("Primeiro"));
  await intake.take(first);
  await render();
  files.clear();
  await intake.take(encapsulatedPdf(identity, await plainPdf("Segundo"), { instance: 2 }));
  await render();
  expect(await falhas()).toMatchObject([{ problema: "documento" }, { problema: "documento" }]);
  expect(await intake.take(first)).toBe("stored");
  await render();
  expect(await falhas()).toMatchObject([{ problema: "documento" }, { problema: "documento" }]);
  expect(await waiting()).toHaveLength(2);
});

it("refuses what the queue refuses from a person, and still does at the next rendering", async () => {
  await intake.take(encapsulatedPdf(identity, await scriptedPdf()));
  await render();
  expect(await falhas()).toMatchObject([{ problema: "documento_recusado" }]);
  await intake.take(encapsulatedPdf(identity, Buffer.from("no PDF at all"), { instance: 2 }));
  await render();
  expect(await falhas()).toMatchObject([
    { problema: "documento_recusado" },
    { problema: "documento_recusado" },
  ]);
  expect([await waiting(), drawn]).toEqual([[], []]);
  expect([...files.keys()].every((key) => key.endsWith(".dcm.cifra"))).toBe(true);
});
