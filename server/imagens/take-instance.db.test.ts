import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, beforeEach, expect, test as it } from "vitest";
import type { PhantomIdentity } from "#demo/imagens-exame/identity.ts";
import type { Database } from "#server/db/open.ts";
import type { Storage } from "#server/storage/storage.ts";
import { testDatabase } from "#tests/support/database.ts";
import { type ImageIntake, imageIntake } from "#tests/support/dicom/image-intake.ts";
import { phantomIdentity, smallSlice } from "#tests/support/dicom/small-slices.ts";
import { loseAnswer } from "#tests/support/lost-answer.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import { removeLostImagens } from "./remove-imagens.ts";

const test = testDatabase();
const { storage, files } = memoryStorage();
let portal: PortalFixture;
let intake: ImageIntake;
let paciente: string;
let identity: PhantomIdentity;

beforeAll(async () => {
  portal = await portalFixture(test);
  paciente = await portal.paciente();
  intake = await imageIntake({ test, keys: portal.keys, storage });
});

afterAll(() => intake.remove());

beforeEach(async () => {
  await test.superuser`truncate estudos cascade`;
  files.clear();
  intake.queued.length = 0;
  const { protocolo } = await portal.laudo(paciente);
  identity = phantomIdentity({ accession: protocolo });
});

const estudo = async () => {
  const [row] = await test.superuser`select laudo_id, divergencias from estudos`;
  return row;
};
const rows = () => test.superuser<{ arquivo: string; bytes: number }[]>`select * from imagens`;

it("stores the file encrypted with its row, and queues the series once", async () => {
  const slices = [smallSlice(identity, 1), smallSlice(identity, 2)];
  for (const slice of slices) expect(await intake.take(slice)).toBe("stored");
  const stored = await rows();
  expect(stored.map(({ bytes }) => bytes).sort()).toEqual(
    slices.map(({ length }) => length).sort(),
  );
  expect([...files.keys()].sort()).toEqual(
    stored.map(({ arquivo }) => `imagens/${arquivo}.dcm.cifra`).sort(),
  );
  const [file] = [...files.values()].map(({ bytes }) => Buffer.from(bytes));
  expect(file?.includes("SOUZA") || file?.includes("DICM")).toBe(false);
  const series = await test.superuser`select id from series`;
  expect(intake.queued).toEqual(series.map(({ id }) => id));
  expect(await intake.left()).toEqual([]);
});

it("stores an image again whose file is lost, as after a restore without images", async () => {
  const slice = smallSlice(identity, 1);
  await intake.take(slice);
  await test.superuser`update series set situacao = 'pronta'`;
  files.clear();
  intake.queued.length = 0;
  expect(await intake.take(slice)).toBe("stored");
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  expect([...files.keys()]).toEqual([`imagens/${row?.arquivo}.dcm.cifra`]);
  expect(intake.queued).toHaveLength(1);
  expect(await intake.take(slice)).toBe("known");
});

it("leaves no second file of an image that is known, or contradicts the one that is", async () => {
  const slice = smallSlice(identity, 1);
  await intake.take(slice);
  const before = [...files.keys()];
  expect(await intake.take(slice)).toBe("known");
  expect(await intake.take(smallSlice({ ...identity, patientId: "1" }, 1))).toBe("conflict");
  const [next, same] = [smallSlice(identity, 2), smallSlice(identity, 2)];
  const both = await Promise.all([intake.take(next), intake.take(same)]);
  expect(both.sort()).toEqual(["known", "stored"]);
  expect([...files.keys()].slice(0, 1)).toEqual(before);
  expect(files.size).toBe(2);
  expect(await rows()).toHaveLength(2);
});

it("leaves no file of an image whose study belongs to another report", async () => {
  await intake.take(smallSlice(identity, 1));
  const other = await portal.laudo(paciente);
  const sent = { laudoId: other.id, origem: "painel" } as const;
  expect(await intake.take(smallSlice(identity, 2), sent)).toBe("other-report");
  expect([files.size, (await rows()).length]).toEqual([1, 1]);
});

it("refuses for one report an image that another report has already", async () => {
  const slice = smallSlice(identity, 1);
  await intake.take(slice);
  const before = await estudo();
  const other = await portal.laudo(paciente);
  const sent = { laudoId: other.id, origem: "painel" } as const;
  expect(await intake.take(slice, sent)).toBe("other-report");
  expect(await estudo()).toEqual(before);
  expect(files.size).toBe(1);
});

it("links a waiting study to the report to which a person sends an image that it has already", async () => {
  const slice = smallSlice({ ...identity, accession: "" }, 1);
  await intake.take(slice);
  expect(await intake.take(slice)).toBe("known");
  expect(await estudo()).toEqual({ laudo_id: null, divergencias: ["sem_protocolo"] });
  const { id: laudoId } = await portal.laudo(paciente);
  expect(await intake.take(slice, { laudoId, origem: "painel" })).toBe("known");
  expect(await estudo()).toEqual({ laudo_id: laudoId, divergencias: [] });
  expect(files.size).toBe(1);
});

it("says why a waiting study is not linked to the report to which a person sends it again", async () => {
  const slice = smallSlice({ ...identity, accession: "", birthDate: "1999-01-01" }, 1);
  await intake.take(slice);
  const { id: laudoId } = await portal.laudo(paciente);
  expect(await intake.take(slice, { laudoId, origem: "painel" })).toBe("known");
  expect(await estudo()).toEqual({ laudo_id: null, divergencias: ["nascimento"] });
});

it("leaves neither row nor study if the storage fails, and takes the image when it is sent again", async () => {
  const full: Storage = {
    ...storage,
    putFile: async () => {
      throw new Error("no space left");
    },
  };
  await expect(intake.take(smallSlice(identity, 1), {}, { storage: full })).rejects.toThrow(
    "no space left",
  );
  expect(await rows()).toEqual([]);
  expect(await test.superuser`select id from estudos`).toHaveLength(0);
  expect(intake.queued).toEqual([]);
  expect(await intake.take(smallSlice(identity, 1))).toBe("stored");
});

it("answers although a second file cannot be deleted, which the night does", async () => {
  const stuck: Storage = {
    ...storage,
    delete: async () => {
      throw new Error("the store does not answer");
    },
  };
  await intake.take(smallSlice(identity, 1));
  expect(await intake.take(smallSlice(identity, 1), {}, { storage: stuck })).toBe("known");
});

it("keeps the file of a row that was committed although the answer was lost", async () => {
  let calls = 0;
  const cutOff: Database = {
    ...test.database,
    async as(who, work) {
      const done = await test.database.as(who, work);
      calls += 1;
      return calls === 2 ? loseAnswer() : done;
    },
  };
  const slice = smallSlice(identity, 1);
  await expect(intake.take(slice, {}, { database: cutOff })).rejects.toThrow("connection ended");
  expect(await intake.take(slice)).toBe("known");
  const [row] = await rows();
  expect([...files.keys()]).toEqual([`imagens/${row?.arquivo}.dcm.cifra`]);
});

it("leaves a file whose row was refused to the night", async () => {
  await expect(intake.take(smallSlice(identity, 1), { bytes: 0 })).rejects.toMatchObject({
    cause: { constraint_name: "imagens_bytes" },
  });
  expect(await rows()).toEqual([]);
  for (const file of files.values()) file.modifiedAt = new Date(0);
  await removeLostImagens({ database: test.database, storage });
  expect(files.size).toBe(0);
});

it("leaves no file if the database fails while the file is still being stored", async () => {
  const [failed, stored] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow: Storage = {
    ...storage,
    async putFile(key, file) {
      const bytes = await readFile(file);
      await failed.promise;
      await storage.put(key, bytes);
      stored.resolve();
    },
  };
  const failing: Database = {
    ...test.database,
    as: (who, work) =>
      test.database.as(who, work).catch((error) => {
        failed.resolve();
        throw error;
      }),
  };
  await test.superuser`alter table imagens rename to imagens_fora`;
  const taking = intake.take(smallSlice(identity, 1), {}, { storage: slow, database: failing });
  await expect(taking).rejects.toThrow();
  await test.superuser`alter table imagens_fora rename to imagens`;
  await stored.promise;
  expect([files.size, (await rows()).length]).toEqual([0, 0]);
});
