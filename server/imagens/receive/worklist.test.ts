import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { studyUidOf } from "#domain/imagens/uid.ts";
import type { WorklistEntry, WorklistQuery } from "#domain/imagens/worklist.ts";
import { runForeign } from "#tests/support/dicom/foreign-program.ts";
import { memoryIntake } from "#tests/support/dicom/memory-intake.ts";
import { needs } from "#tests/support/needs.ts";
import { openReceiver, type Receiver } from "./open-receiver.ts";

const conceicao: WorklistEntry = {
  protocolo: "2026-7HKA8-JBWBT",
  study: studyUidOf("0b6f1a5e-3c52-4c3a-9d0e-0f4f6a9c1e77"),
  patientName: "Conceição^Maria José",
  patientId: "52998224725",
  birthDate: "1980-01-31",
  sex: "",
  modality: "",
  stationAe: "",
  date: "2026-11-26",
  time: "09:30",
  description: "Tomografia de crânio",
};
const souza: WorklistEntry = {
  ...conceicao,
  protocolo: "2026-AB3CD-9EFGH",
  patientName: "Souza^Łukasz",
  birthDate: "1975-06-02",
  modality: "US",
  stationAe: "US1",
  date: "2026-11-27",
  time: "14:00",
};

let intake: Awaited<ReturnType<typeof memoryIntake>>;
let receiver: Receiver;
let requested: WorklistQuery[];
let fails = false;

beforeAll(async () => {
  intake = await memoryIntake();
  const peers = [{ ae: "TOMO1", address: "127.0.0.1" }];
  receiver = await openReceiver({
    ...intake,
    config: {
      dataDir: intake.dataDir,
      dicom: { port: 0, host: "127.0.0.1", ae: "CLINICA", peers },
    },
    worklist: async (query) => {
      requested.push(query);
      if (fails) throw new Error("no database");
      return [conceicao, souza];
    },
  });
});

beforeEach(() => {
  requested = [];
});

afterAll(async () => {
  await receiver.close();
  await intake.remove();
});

const SEQUENCE = "ScheduledProcedureStepSequence[0]";
const RETURNED = [
  "AccessionNumber",
  "PatientName",
  "PatientID",
  "PatientBirthDate",
  "PatientSex",
  "StudyInstanceUID",
  "RequestedProcedureDescription",
  `${SEQUENCE}.Modality`,
  `${SEQUENCE}.ScheduledStationAETitle`,
  `${SEQUENCE}.ScheduledProcedureStepStartDate`,
  `${SEQUENCE}.ScheduledProcedureStepStartTime`,
  `${SEQUENCE}.ScheduledProcedureStepID`,
  "ScheduledProcedureStepSequence[0].ScheduledPerformingPhysicianName",
  "ReferencedStudySequence",
];

async function find(keys: readonly string[], encoding: "latin1" | "utf8" = "latin1") {
  const folder = await mkdtemp(path.join(tmpdir(), "lista-"));
  const given = new Set(keys.map((key) => key.split("=")[0]));
  const all = [...keys, ...RETURNED.filter((key) => !given.has(key))].flatMap((key) => ["-k", key]);
  const to = ["-aec", "CLINICA", "-aet", "TOMO1", "127.0.0.1", `${receiver.port}`];
  const found = await runForeign("findscu", ["-v", "-W", "-X", "-od", folder, ...all, ...to]);
  const files = (await readdir(folder)).sort();
  const answers: string[] = [];
  for (const file of files) {
    const { output } = await runForeign("dcmdump", ["+L", path.join(folder, file)]);
    expect((await readFile(path.join(folder, file))).length).toBeGreaterThan(200);
    answers.push(Buffer.from(output, "latin1").toString(encoding));
  }
  await rm(folder, { recursive: true });
  return { ...found, answers };
}

const names = ({ answers }: { answers: readonly string[] }) =>
  answers.map((answer) => /\(0008,0050\) SH \[([^\]]*)\]/.exec(answer)?.[1]);

test(
  "a modality gets who is scheduled, with the accents of ISO_IR 100",
  needs("dcmtk"),
  async () => {
    const found = await find([]);
    expect(names(found)).toEqual([conceicao.protocolo, souza.protocolo]);
    const [first = "", second = ""] = found.answers;
    expect(first).toMatch(/\(0008,0005\) CS \[ISO_IR 100\]/);
    expect(first).toMatch(/\(0010,0010\) PN \[Conceição\^Maria José\]/);
    expect(first).toMatch(/\(0010,0020\) LO \[52998224725\]/);
    expect(first).toMatch(/\(0010,0030\) DA \[19800131\]/);
    expect(first).toMatch(/\(0010,0040\) CS \(no value available\)/);
    expect(first).toContain(`(0020,000d) UI [${conceicao.study}]`);
    expect(first).toMatch(/\(0032,1060\) LO \[Tomografia de crânio\]/);
    expect(first).toMatch(/\(0008,0060\) CS \[OT\]/);
    expect(first).toMatch(/\(0040,0001\) AE \[TOMO1\]/);
    expect(first).toMatch(/\(0040,0002\) DA \[20261126\]/);
    expect(first).toMatch(/\(0040,0003\) TM \[093000\]/);
    expect(first).toMatch(/\(0040,0009\) SH \[2026-7HKA8-JBWBT\]/);
    expect(second).toMatch(/\(0010,0010\) PN \[Souza\^\?ukasz\]/);
    expect(second).toMatch(/\(0040,0001\) AE \[US1\]/);
  },
);

test("or of ISO_IR 192, if it asks for that", needs("dcmtk"), async () => {
  const found = await find(["SpecificCharacterSet=ISO_IR 192"], "utf8");
  expect(found.answers[0]).toMatch(/\(0008,0005\) CS \[ISO_IR 192\]/);
  expect(found.answers[0]).toMatch(/\(0010,0010\) PN \[Conceição\^Maria José\]/);
  expect(found.answers[1]).toMatch(/\(0010,0010\) PN \[Souza\^Łukasz\]/);
});

test(
  "by modality, station, day, hours, number, and name with wildcards",
  needs("dcmtk"),
  async () => {
    const step = (key: string) => `${SEQUENCE}.${key}`;
    const first = [conceicao.protocolo];
    const second = [souza.protocolo];
    const both = [...first, ...second];
    expect(names(await find([step("Modality=CT")]))).toEqual(first);
    expect(names(await find([step("Modality=US")]))).toEqual(both);
    expect(names(await find([step("ScheduledStationAETitle=TOMO1")]))).toEqual(first);
    const day = "ScheduledProcedureStepStartDate";
    expect(names(await find([step(`${day}=20261126`)]))).toEqual(first);
    expect(names(await find([step(`${day}=20261127-`)]))).toEqual(second);
    expect(names(await find([step(`${day}=20261126-20261127`)]))).toEqual(both);
    expect(names(await find([step("ScheduledProcedureStepStartTime=0900-1000")]))).toEqual(first);
    expect(names(await find([`AccessionNumber=${souza.protocolo}`]))).toEqual(second);
    expect(names(await find(["PatientName=conceicao*"]))).toEqual(first);
    expect(names(await find(["PatientName=S?uza^*"]))).toEqual(second);
    expect(names(await find(["PatientName=SOUZA"]))).toEqual([]);
    expect(names(await find(["PatientBirthDate=19800101-19801231"]))).toEqual(first);
    expect(requested[0]).toEqual({ from: null, until: null, modality: "CT", stationAe: null });
    expect(requested[3]).toMatchObject({ from: "2026-11-26", until: "2026-11-26" });
    expect(requested[4]).toMatchObject({ from: "2026-11-27", until: null });
  },
);

test(
  "what is not known is returned empty, and what was not asked for is not returned",
  needs("dcmtk"),
  async () => {
    const [first = ""] = (await find(["PatientAddress=7"])).answers;
    expect(first).toMatch(/\(0010,1040\) LO \(no value available\)/);
    expect(first).toMatch(/\(0008,1110\) SQ \(Sequence with /);
    expect(first).not.toMatch(/\(0040,1001\)/);
  },
);

test("it is told to ask again where nothing can be looked up", needs("dcmtk"), async () => {
  fails = true;
  const found = await find([]);
  fails = false;
  expect(found.answers).toEqual([]);
  expect(found.output).toMatch(/OutOfResources/);
});
