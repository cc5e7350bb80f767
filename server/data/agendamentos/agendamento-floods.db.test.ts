import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test as one } from "vitest";
import { ANEXO_LIMITS } from "#domain/agendamentos/anexos.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import { removeOldAnexos } from "#server/files/remove-old-anexos.ts";
import { anexoKey } from "#server/files/stored-anexo.ts";
import { tokenCredential } from "#server/portal/access-token.ts";
import { receivedAgendamento, storedAnexo } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { wayIn } from "#tests/support/patient-way.ts";
import { sumUntakenBytes } from "./anexos.ts";
import { lookUpAgendamento } from "./own-agendamento.ts";
import { isFull, receiveOtherPhoto } from "./receive-agendamento.ts";

const CODIGO = "A-00000-00001";
const test = testDatabase();

beforeAll(() => openDataKeys(test.database, TEST_SECRET));
beforeEach(async () => {
  await test.superuser`truncate agendamentos, tentativas_acesso cascade`;
});

function asPatient<T>(work: (tx: Tx) => Promise<T>, access?: string) {
  const who = {
    role: "paciente",
    address: "203.0.113.9",
    requestId: "x",
    ...(access && { access }),
  };
  return test.database.as(who as Identity, work);
}

async function opened(codigo = CODIGO) {
  const token = tokenCredential(randomUUID());
  const nascimento = "1980-05-17";
  const found = await asPatient((tx) => lookUpAgendamento(tx, { codigo, nascimento, token }));
  return { found, token };
}

one("a link opens ten times in a quarter of an hour, also at the same moment", async () => {
  await receivedAgendamento(test, { codigo: CODIGO });
  await receivedAgendamento(test, { codigo: "A-00000-00002" });
  const answers = await Promise.all(Array.from({ length: 14 }, () => opened()));
  const limited = answers.filter(({ found }) => found.status === "limite");
  expect(limited).toHaveLength(4);
  for (const { found } of limited) {
    expect(found).toMatchObject({ segundos: expect.toSatisfy((s) => s > 0 && s <= 900) });
  }
  expect((await opened("A-00000-00002")).found).toEqual({ status: "aberto" });
  expect(await test.superuser`select from acessos_agendamentos`).toHaveLength(11);
  await test.superuser`update acessos_agendamentos set criado_em = criado_em - interval '15 minutes'`;
  expect((await opened()).found).toEqual({ status: "aberto" });
});

one(
  "twenty wrong look-ups of reports close no request, and unknown requests no report",
  async () => {
    const reports = wayIn(test, await openDataKeys(test.database, TEST_SECRET));
    const address = "203.0.113.9";
    const report = () => reports.lookUp({ protocolo: "2026-00000-00000", address });
    for (let tries = 0; tries < 20; tries++) expect((await report()).status).toBe("nada");
    expect((await report()).status).toBe("limite");
    await receivedAgendamento(test, { codigo: CODIGO });
    expect((await opened()).found).toEqual({ status: "aberto" });
    await test.superuser`truncate tentativas_acesso`;
    for (let tries = 0; tries < 30; tries++) await opened("A-00000-00009");
    expect((await opened()).found).toEqual({ status: "aberto" });
    expect((await report()).status).toBe("nada");
  },
);

one("a request has twelve files at most, and says so", async () => {
  const anexos = (count: number) => Array.from({ length: count }, () => storedAnexo());
  const most = ANEXO_LIMITS.ofRequest;
  const id = await receivedAgendamento(test, { codigo: CODIGO, anexos: anexos(most - 1) });
  await test.superuser`update agendamentos set foto_motivo = '\\x00' where id = ${id}`;
  const { token } = await opened();
  const sent = (count: number) => asPatient((tx) => receiveOtherPhoto(tx, anexos(count)), token);
  const error = await sent(2).catch((reason) => reason);
  expect([isFull(error), isFull(new Error("other"))]).toEqual([true, false]);
  expect(await sent(1)).toBe(true);
  expect(await test.superuser`select from agendamento_anexos`).toHaveLength(most);
});

one("a file that cannot be deleted keeps no other file from being deleted", async () => {
  const { storage, files } = memoryStorage();
  const [stuck, gone, lost] = [storedAnexo(), storedAnexo(), storedAnexo()];
  for (const { arquivo } of [stuck, gone, lost]) {
    await storage.put(anexoKey(arquivo), Buffer.from("x"));
  }
  await receivedAgendamento(test, { codigo: CODIGO, anexos: [stuck, gone] });
  await test.superuser`update agendamentos set estado = 'cancelado'`;
  await test.superuser`update agendamentos set encerrado_em = now() - interval '31 days'`;
  const failing = {
    ...storage,
    async delete(key: string) {
      if (key === anexoKey(stuck.arquivo)) throw new Error("no permission");
      await storage.delete(key);
    },
  };
  const inTwoDays = Date.now() + 2 * 24 * 3600 * 1000;
  const remove = (how: typeof storage) =>
    removeOldAnexos({ database: test.database, storage: how }, inTwoDays);
  await expect(remove(failing)).rejects.toThrow("no permission");
  expect([...files.keys()]).toEqual([anexoKey(stuck.arquivo)]);
  expect(await test.superuser`select arquivo from agendamento_anexos`).toMatchObject([
    { arquivo: stuck.arquivo },
  ]);
  await remove(storage);
  expect([...files.keys()]).toEqual([]);
});

one(
  "files of requests that nobody took have two gigabytes together, and those of taken ones none of it",
  async () => {
    const sum = () => test.database.as({ role: "sistema" }, sumUntakenBytes);
    const anexos = [1, 2].map(() => storedAnexo({ bytes: 10_000_000 }));
    await receivedAgendamento(test, { codigo: CODIGO, anexos });
    const taken = await receivedAgendamento(test, {
      codigo: "A-00000-00002",
      anexos: [storedAnexo({ bytes: 10_000_000 })],
    });
    expect(await sum()).toBe(30_000_000);
    await test.superuser`update agendamentos set respondido_em = now() where id = ${taken}`;
    expect(await sum()).toBe(20_000_000);
  },
);
