import { afterAll, beforeAll, beforeEach, expect, test as it } from "vitest";
import { isoDate } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { getAgendamento } from "#server/data/agendamentos/agendamentos.ts";
import { arrive } from "#server/data/agendamentos/arrive.ts";
import { exames } from "#server/db/schema/exames.ts";
import { createLog } from "#server/log.ts";
import { confirmedAgendamento, pedidoSecreto } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { runForeign } from "#tests/support/dicom/foreign-program.ts";
import { type ImageIntake, imageIntake } from "#tests/support/dicom/image-intake.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { needs } from "#tests/support/needs.ts";
import { CPFS, type PortalFixture, portalFixture } from "#tests/support/portal.ts";
import * as records from "#tests/support/records.ts";
import { openImages } from "./open-images.ts";
import type { Receiver } from "./receive/open-receiver.ts";

const test = testDatabase();
const { storage } = memoryStorage();
let portal: PortalFixture;
let intake: ImageIntake;
let receiver: Receiver | undefined;

const settings = (dicom: Parameters<typeof openImages>[0]["config"]["dicom"]) => ({
  config: { dataDir: intake.dataDir, dicom },
  database: test.database,
  storage,
  queue: { send: async () => {} },
  dataKeys: portal.keys,
  log: createLog("silent"),
});

beforeAll(async () => {
  portal = await portalFixture(test);
  intake = await imageIntake({ test, keys: portal.keys, storage });
});

beforeEach(async () => {
  await test.superuser`truncate agendamentos, laudos, pacientes, trilha_pacientes cascade`;
  await receiver?.close();
  const peers = [{ ae: "TOMO1", address: "127.0.0.1" }];
  receiver = await openImages(settings({ port: 0, host: "127.0.0.1", ae: "CLINICA", peers }));
});

afterAll(async () => {
  await receiver?.close();
  await intake.remove();
});

/** The worklist has today and tomorrow, and tomorrow is in it also after midnight. */
const ofTomorrow = async (paciente: string) =>
  portal.laudo(paciente, { data_exame: isoDate(new Date(Date.now() + DAY_MS)) });

async function query() {
  const keys = ["-k", "AccessionNumber"];
  const to = ["-aec", "CLINICA", "-aet", "TOMO1", "127.0.0.1", `${receiver?.port}`];
  const { output } = await runForeign("findscu", ["-v", "-W", ...keys, ...to]);
  return [...output.matchAll(/\(0008,0050\) SH \[((?:20|A-)[^\]]*?)\s*\]/g)].map(
    ([, number]) => number,
  );
}

const lines = async () => {
  const rows = await test.superuser<{ documentos: string[] }[]>`select documentos
    from trilha_pacientes where acao = 'informou_aparelho' order by numero`;
  return rows.map(({ documentos }) => documentos.toSorted());
};

it("opens no port without settings for it", async () => {
  expect(await openImages(settings(undefined))).toBeUndefined();
});

it("the trail says once of whom equipment was told", needs("dcmtk"), async () => {
  expect(await query()).toEqual([]);
  expect(await lines()).toEqual([]);
  const paciente = await portal.paciente();
  const first = await ofTomorrow(paciente);
  expect(await query()).toEqual([first.protocolo]);
  expect(await query()).toEqual([first.protocolo]);
  expect(await lines()).toEqual([[`laudo:${first.id}`]]);
  const second = await ofTomorrow(paciente);
  expect(await query()).toHaveLength(2);
  expect(await lines()).toEqual([[`laudo:${first.id}`], [`laudo:${second.id}`]]);
});

it(
  "an arrival is told again, because the patient is known from then on",
  needs("dcmtk"),
  async () => {
    const [row] = await test.asAdmin((tx) =>
      tx
        .insert(exames)
        .values(records.exame({ nome: "Radiografia de tórax" }))
        .returning(),
    );
    const pedido = pedidoSecreto({
      exame: { id: row?.id ?? "", nome: "Radiografia de tórax" },
      cpf: CPFS[0],
    });
    const request = { codigo: "A-00000-00001", pedido, inicio: new Date() };
    const id = await confirmedAgendamento(test, request);
    expect(await query()).toEqual([request.codigo]);
    const { versao } = (await portal.asStaff((tx) => getAgendamento(tx, id))) ?? { versao: 0 };
    await portal.asStaff((tx) => arrive(tx, { id, versao }));
    expect(await query()).toHaveLength(1);
    const [laudo] = await test.superuser`select id from laudos`;
    expect(await lines()).toEqual([[`agendamento:${id}`], [`laudo:${laudo?.id}`]]);
  },
);

it("nothing is told that the trail could not record", needs("dcmtk"), async () => {
  const { id, protocolo } = await ofTomorrow(await portal.paciente());
  await test.superuser`alter table trilha_pacientes rename to trilha_fora`;
  expect(await query()).toEqual([]);
  await test.superuser`alter table trilha_fora rename to trilha_pacientes`;
  expect(await query()).toEqual([protocolo]);
  expect(await lines()).toEqual([[`laudo:${id}`]]);
});
