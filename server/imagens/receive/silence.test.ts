import { spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { CT, dataSetOf, dicomFile, newUid } from "#tests/support/dicom/dicom-files.ts";
import { runForeign } from "#tests/support/dicom/foreign-program.ts";
import { memoryIntake } from "#tests/support/dicom/memory-intake.ts";
import {
  associateRequest,
  dataPdu,
  exchange,
  storeCommand,
} from "#tests/support/dicom/raw-dicom.ts";
import { needs } from "#tests/support/needs.ts";
import type { FromProcess } from "../process/receive/messages.ts";
import { Intake } from "./intake.ts";
import { startProcess } from "./start-process.ts";

const NAME = "Conceicao";
const named = {
  patientName: `${NAME}^Maria`,
  more: [
    { tag: 0x00110010, vr: "LO", value: Buffer.from(NAME.padEnd(10)) },
    { tag: 0x00111001, vr: "LO", value: Buffer.from(NAME.padEnd(10)) },
  ],
};

async function listening() {
  const memory = await memoryIntake();
  const intake = await Intake.open({ ...memory, worklist: async () => [] }, { origem: "dicom" });
  const printed: Buffer[] = [];
  const port = Promise.withResolvers<number>();
  const ended = Promise.withResolvers<void>();
  const started = startProcess({
    folder: intake.folder,
    output: "pipe",
    onMessage(message: FromProcess) {
      if (message.kind === "listening") port.resolve(message.port);
      intake.receive(message, (reply, id) => started.send({ kind: "reply", id, reply }));
    },
    onEnd: () => ended.resolve(),
  });
  for (const output of [started.child.stdout, started.child.stderr]) {
    output?.on("data", (piece: Buffer) => printed.push(piece));
  }
  const peers = [{ ae: "TOMO1", address: "127.0.0.1" }];
  started.send({ kind: "listen", port: 0, host: "127.0.0.1", ae: "CLINICA", peers });
  return {
    port: await port.promise,
    rows: memory.rows,
    printed: () => Buffer.concat(printed).toString("latin1"),
    async close() {
      started.child.kill();
      await ended.promise;
      await intake.close();
      await memory.remove();
    },
  };
}

test("whatever equipment sends, the process prints nothing", needs("dcmtk"), async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "dicom-"));
  const file = path.join(folder, "1.dcm");
  await writeFile(file, dicomFile(named));
  const process = await listening();
  const to = ["-aec", "CLINICA", "-aet", "TOMO1", "127.0.0.1", `${process.port}`];
  expect(await runForeign("dcmsend", [...to, file])).toMatchObject({ code: 0 });
  await runForeign("findscu", ["-W", "-k", `PatientName=${NAME}`, "-k", "(0011,1001)=x", ...to]);
  await runForeign("dcmsend", ["-aec", NAME, "-aet", NAME, "127.0.0.1", `${process.port}`, file]);
  const uid = newUid();
  const broken = [
    associateRequest(),
    dataPdu(3, storeCommand(CT, uid)),
    dataPdu(2, dataSetOf({ ...named, sopInstance: uid, study: NAME })),
    dataPdu(3, Buffer.from(NAME.repeat(20))),
  ];
  await exchange(process.port, broken);
  expect(process.rows.size).toBe(1);
  expect(process.printed()).toBe("");
  await process.close();
  await rm(folder, { recursive: true });
});

test("the library would print, which the test above would see", () => {
  const program = `
    const dimse = require("dcmjs-dimse");
    dimse.log.error("${NAME}");
  `;
  const { stdout, stderr } = spawnSync(process.execPath, ["-e", program], { encoding: "utf8" });
  expect(stdout + stderr).toContain(NAME);
});
