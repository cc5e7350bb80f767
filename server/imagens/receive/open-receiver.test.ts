import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { dicomFile, dicomSeries, IMPLICIT, newUid } from "#tests/support/dicom/dicom-files.ts";
import { runForeign } from "#tests/support/dicom/foreign-program.ts";
import { memoryIntake } from "#tests/support/dicom/memory-intake.ts";
import { eventually } from "#tests/support/eventually.ts";
import { needs } from "#tests/support/needs.ts";
import { openReceiver, type Receiver } from "./open-receiver.ts";

const AE = "CLINICA";
const PEERS = [{ ae: "TOMO1", address: "127.0.0.1" }];
let intake: Awaited<ReturnType<typeof memoryIntake>>;
let receiver: Receiver;
let folder: string;

async function open(peers = PEERS, more: object = {}) {
  receiver = await openReceiver({
    ...intake,
    config: { dataDir: intake.dataDir, dicom: { port: 0, host: "127.0.0.1", ae: AE, peers } },
    worklist: async () => [],
    ...more,
  });
}

beforeEach(async () => {
  intake = await memoryIntake();
  folder = await mkdtemp(path.join(tmpdir(), "dicom-"));
});

afterEach(async () => {
  await receiver?.close();
  expect(await intake.left()).toEqual([]);
  await intake.remove();
  await rm(folder, { recursive: true });
});

const to = (called = AE, calling = "TOMO1") => [
  "-aec",
  called,
  "-aet",
  calling,
  "127.0.0.1",
  `${receiver.port}`,
];

async function put(files: Buffer[]): Promise<string[]> {
  const paths = files.map((_, at) => path.join(folder, `${at}.dcm`));
  for (const [at, file] of files.entries()) await writeFile(paths[at] ?? "", file);
  return paths;
}

describe("equipment that the settings name", () => {
  test("is answered", needs("dcmtk"), async () => {
    await open();
    expect(await runForeign("echoscu", to())).toMatchObject({ code: 0 });
  });

  test("sends a series, which is stored as it was sent", needs("dcmtk"), async () => {
    await open();
    const files = dicomSeries(20);
    const sent = await runForeign("dcmsend", [...to(), ...(await put(files))]);
    expect(sent).toMatchObject({ code: 0 });
    expect(intake.rows.size).toBe(20);
    const rows = [...intake.rows.values()].toSorted(
      (one, other) => (one.header.instanceNumber ?? 0) - (other.header.instanceNumber ?? 0),
    );
    for (const [at, { plain, header, bytes, encrypted }] of rows.entries()) {
      const dataSet = (files[at] ?? Buffer.alloc(0)).subarray(metaLength(files[at]));
      expect(plain.subarray(metaLength(plain)).equals(dataSet)).toBe(true);
      expect(bytes).toBe(plain.length);
      expect(encrypted.includes(Buffer.from("Concei"))).toBe(false);
      expect(header).toMatchObject({
        transferSyntax: "1.2.840.10008.1.2.1",
        accession: "2026-7HKA8-JBWBT",
        patientName: "Conceição^Maria",
        patientId: "52998224725",
        birthDate: "1980-01-31",
        studyDate: "2026-11-20",
        studyDescription: "Tomografia de crânio",
        modality: "CT",
        seriesNumber: 2,
        instanceNumber: at + 1,
        rows: 16,
        columns: 16,
        frames: 1,
      });
    }
  });

  test(
    "sends an image again, which is known, or another under its name, which is not taken",
    needs("dcmtk"),
    async () => {
      await open();
      const uid = newUid();
      const [study, series] = [newUid(), newUid()];
      const one = { sopInstance: uid, study, series };
      const [first = "", other = ""] = await put([
        dicomFile(one),
        dicomFile({ ...one, number: 7 }),
      ]);
      expect(await runForeign("storescu", [...to(), first])).toMatchObject({ code: 0 });
      expect(await runForeign("storescu", [...to(), first])).toMatchObject({ code: 0 });
      const refused = await runForeign("storescu", ["-v", ...to(), other]);
      expect(refused.output).toMatch(/0x0?111/);
      expect(intake.rows.size).toBe(1);
    },
  );

  test("sends in the syntax that it has", needs("dcmtk"), async () => {
    await open();
    const [file = ""] = await put([dicomFile({ syntax: IMPLICIT })]);
    expect(await runForeign("storescu", ["-xi", ...to(), file])).toMatchObject({ code: 0 });
    expect([...intake.rows.values()][0]?.header.transferSyntax).toBe(IMPLICIT);
  });

  test(
    "is asked to try again where the disk is nearly full, or nothing can be stored",
    needs("dcmtk"),
    async () => {
      await open(PEERS, { free: async () => 2_047 });
      const [file = ""] = await put([dicomFile()]);
      const full = await runForeign("dcmsend", ["-v", ...to(), file]);
      expect(full.output).toMatch(/OutOfResources/);
      expect(intake.rows.size).toBe(0);
      await receiver.close();
      await open(PEERS, {
        take: async () => {
          throw new Error("no database");
        },
      });
      const failed = await runForeign("dcmsend", ["-v", ...to(), file]);
      expect(failed.output).toMatch(/OutOfResources/);
    },
  );

  test("is told of an image without identifiers", needs("dcmtk"), async () => {
    await open();
    const [file = ""] = await put([dicomFile({ study: "x" })]);
    const refused = await runForeign("storescu", ["-v", ...to(), file]);
    expect(refused.output).toMatch(/CannotUnderstand/);
  });
});

test(
  "a validator says the same of an image that was received as of the one that was sent",
  needs("dicom3tools", "dcmtk"),
  async () => {
    await open();
    const [sent = ""] = await put([dicomFile()]);
    expect(await runForeign("dcmsend", [...to(), sent])).toMatchObject({ code: 0 });
    const received = path.join(folder, "received.dcm");
    await writeFile(received, [...intake.rows.values()][0]?.plain ?? "");
    const checked = await runForeign("dciodvfy", [received]);
    expect(checked.output).toContain("Error");
    expect(checked).toEqual(await runForeign("dciodvfy", [sent]));
    const dumped = await runForeign("dcmdump", ["-q", received]);
    expect(dumped).toMatchObject({ code: 0 });
  },
);

describe("anybody else", () => {
  test(
    "is refused: by title, by the title that is called, by address",
    needs("dcmtk"),
    async () => {
      await open();
      const stranger = await runForeign("echoscu", to(AE, "INTRUSO"));
      expect(stranger.code).not.toBe(0);
      expect(stranger.output).toMatch(/Calling AE Title Not Recognized/i);
      const other = await runForeign("echoscu", to("OUTRO"));
      expect(other.output).toMatch(/Called AE Title Not Recognized/i);
      await receiver.close();
      await open([{ ae: "TOMO1", address: "192.0.2.7" }]);
      const elsewhere = await runForeign("echoscu", to());
      expect(elsewhere.code).not.toBe(0);
      expect(elsewhere.output).toMatch(/Calling AE Title Not Recognized/i);
      await receiver.close();
      expect(JSON.stringify(intake.lines)).toMatch(/ae-unknown.*called-unknown.*address-unknown/);
      await open([]);
      expect((await runForeign("echoscu", to())).code).not.toBe(0);
    },
  );
});

test("a port that is taken stops the start in one line", async () => {
  await open();
  const dicom = { port: receiver.port, host: "127.0.0.1", ae: AE, peers: PEERS };
  const second = openReceiver({
    ...intake,
    config: { dataDir: intake.dataDir, dicom },
    worklist: async () => [],
  });
  await expect(second).rejects.toThrow(
    /^DICOM_PORT: a porta \d+ não pôde ser aberta em 127\.0\.0\.1 \(EADDRINUSE\)\.$/,
  );
});

describe("a process that is killed in the middle of a series", () => {
  test(
    "loses nothing that was acknowledged, leaves nothing behind, and starts again",
    needs("dcmtk"),
    async () => {
      let isKilled = false;
      await open(PEERS, {
        take: async (received: Parameters<typeof intake.take>[0]) => {
          const result = await intake.take(received);
          if (intake.rows.size === 30 && !isKilled) {
            isKilled = true;
            process.kill(receiver.pid ?? 0, "SIGKILL");
          }
          return result;
        },
      });
      const files = await put(dicomSeries(60, { side: 128 }));
      const before = receiver.pid;
      const sent = await runForeign("storescu", ["-v", ...to(), ...files]);
      expect(sent.code).not.toBe(0);
      const acknowledged = sent.output.match(/Received Store Response \(Success\)/g)?.length ?? 0;
      expect(acknowledged).toBeGreaterThan(10);
      expect(intake.rows.size).toBeGreaterThanOrEqual(acknowledged);
      await eventually(async () => {
        expect(receiver.pid).not.toBe(before);
        expect(await runForeign("storescu", [...to(), ...files])).toMatchObject({ code: 0 });
      });
      expect(intake.rows.size).toBe(60);
    },
  );
});

describe("a data folder in which nothing can be written for a while", () => {
  async function block() {
    const temporary = path.join(intake.dataDir, "temporario");
    await rm(temporary, { recursive: true });
    await writeFile(temporary, "");
    process.kill(receiver.pid ?? 0, "SIGKILL");
    return () => rm(temporary);
  }

  test("delays the restart until it can be written in again", async () => {
    await open();
    const before = receiver.pid;
    const unblock = await block();
    // The kill is logged as `not-removed` and `ended`, and the first failed restart as a third line.
    await eventually(async () => {
      expect(intake.lines.length).toBeGreaterThan(2);
    });
    await unblock();
    await eventually(async () => {
      expect(receiver.pid ?? before).not.toBe(before);
    });
  });

  test("does not keep the server from stopping", async () => {
    await open();
    const unblock = await block();
    await eventually(async () => {
      expect(intake.lines).not.toEqual([]);
    });
    await receiver.close();
    await unblock();
  });
});

function metaLength(file: Buffer | undefined): number {
  return 144 + (file ?? Buffer.alloc(144)).readUInt32LE(140);
}
