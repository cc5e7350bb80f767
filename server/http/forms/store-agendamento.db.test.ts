import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { EXAME_DESCONHECIDO, PARTICULAR } from "#domain/agendamentos/agendamentos.ts";
import type { DataKeys } from "#server/crypto/data-keys.ts";
import type { StoredAnexo } from "#server/data/agendamentos/receive-agendamento.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Database } from "#server/db/open.ts";
import { anexoKey } from "#server/files/stored-anexo.ts";
import type { RequestContext } from "#server/http/request-context.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { loseAnswer } from "#tests/support/lost-answer.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { staffContext } from "#tests/support/staff-context.ts";
import { storeAgendamento } from "./store-agendamento.ts";

const test = testDatabase();
const { context } = staffContext(test);
let dataKeys: DataKeys;

beforeAll(async () => {
  dataKeys = await openDataKeys(test.database, TEST_SECRET);
});

beforeEach(async () => {
  await test.superuser`truncate agendamentos, auth_limits cascade`;
  await test.superuser`delete from pgboss.job_common`;
});

const VALUES = {
  exame: EXAME_DESCONHECIDO,
  convenio: PARTICULAR,
  dias: [],
  periodos: [],
  nome: "Maria Souza",
  nascimento: "1980-05-17",
  cpf: null,
  telefone: "(67) 99999-0000",
  email: "",
  observacoes: "",
};

function send(
  values: Partial<typeof VALUES>,
  address = "203.0.113.7",
  {
    database = test.database,
    storage = memoryStorage().storage,
    anexos = [] as StoredAnexo[],
  } = {},
) {
  const { services } = context();
  const request = context({
    address,
    services: { ...services, dataKeys, storage, database } as never,
  }) as RequestContext;
  return storeAgendamento(request, { ...VALUES, ...values }, anexos, []);
}

async function counted() {
  const [row] = await test.superuser`
    select (select count(*)::int from agendamentos) as requests,
      (select count(*)::int from pgboss.job_common where data ->> 'kind' = 'agendamento-recebido') as mails`;
  return row;
}

it("has a code that nobody in another network gets by writing the same", async () => {
  const hers = await send({}, "2001:db8:0:1::1");
  expect(await send({}, "2001:db8:0:1::2")).toBe(hers);
  expect(await send({}, "2001:db8:0:2::1")).not.toBe(hers);
  await test.superuser`update agendamentos set recebido_em = now() - interval '11 minutes'`;
  expect(await send({}, "2001:db8:0:1::1")).not.toBe(hers);
});

it("floods no mailbox, however its address is spelled: three mails an hour, and each request is stored", async () => {
  const spellings = ["ana@gmail.com", "Ana+1@gmail.com", "a.na@gmail.com", "ana+2@gmail.com"];
  for (const [index, email] of spellings.entries()) await send({ email }, `203.0.113.${index}`);
  expect(await counted()).toEqual({ requests: 4, mails: 3 });
  await send({ email: "rui@exemplo.test" });
  expect(await counted()).toEqual({ requests: 5, mails: 4 });
});

it("takes a form that is sent again for one, whose mail counts once", async () => {
  const email = "ana@exemplo.test";
  for (let time = 0; time < 5; time++) await send({ email });
  expect(await counted()).toEqual({ requests: 1, mails: 1 });
  for (const nome of ["Rui", "Lia"]) await send({ email, nome });
  expect(await counted()).toEqual({ requests: 3, mails: 3 });
});

it("keeps the order's photo if only the answer to the commit was lost, also when the form is sent again", async () => {
  const { storage, files } = memoryStorage();
  const sendPhoto = async (database: Database) => {
    const anexo: StoredAnexo = {
      arquivo: randomUUID(),
      versao_chave: 1,
      tipo: "imagem",
      nome: "pedido.jpg",
      bytes: 3,
    };
    await storage.put(anexoKey(anexo.arquivo), Buffer.from("foto"));
    await send({}, undefined, { database, storage, anexos: [anexo] });
  };
  const cutOff: Database = {
    ...test.database,
    asStranger: (work) => test.database.asStranger(work).then(loseAnswer),
  };
  await expect(sendPhoto(cutOff)).rejects.toThrow("connection ended");
  await sendPhoto(test.database);
  const rows = await test.superuser<{ arquivo: string }[]>`select arquivo from agendamento_anexos`;
  expect([...files.keys()]).toEqual(rows.map(({ arquivo }) => anexoKey(arquivo)));
});
