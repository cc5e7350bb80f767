import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity } from "#server/db/open.ts";
import { tokenCredential } from "#server/portal/access-token.ts";
import { pedidoSecreto, receivedAgendamento } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { changeAgendamento } from "./change-agendamento.ts";
import { listContados } from "./figures.ts";
import { giveUpAgendamento, lookUpAgendamento } from "./own-agendamento.ts";

const test = testDatabase();
const CODIGO = "A-00000-00001";
const FROM = new Date("2026-11-16T04:00:00Z");
const TO = new Date("2026-11-23T04:00:00Z");
let admin: Identity;
let keys: Awaited<ReturnType<typeof openDataKeys>>;

beforeAll(async () => {
  keys = await openDataKeys(test.database, TEST_SECRET);
  admin = await staffIdentity(test, "admin_master");
});

beforeEach(async () => {
  await test.superuser`truncate agendamentos, tentativas_acesso cascade`;
});

const receive = (codigo = CODIGO, values = {}) =>
  receivedAgendamento(test, { codigo, pedido: pedidoSecreto(values) });
const read = (from = FROM, to = TO) => test.database.as(admin, (tx) => listContados(tx, from, to));
async function withPlainKeys<T>(decrypt: () => string, work: () => Promise<T>): Promise<T> {
  test.database.useDataKeys({ ...keys, decrypt });
  try {
    return await work();
  } finally {
    test.database.useDataKeys(keys);
  }
}
const readAll = () => read(new Date(0), new Date(Date.now() + 1000));

describe("the requests of a period", () => {
  it("are those that came within it, oldest first, with nothing that names a person", async () => {
    const exame = { id: randomUUID(), nome: "Mamografia" };
    const times = [TO, new Date(TO.getTime() - 1), FROM, new Date(FROM.getTime() - 1)];
    for (const [index, time] of times.entries()) {
      const id = await receive(`A-00000-1000${index}`, { exame });
      await test.superuser`update agendamentos set recebido_em = ${time} where id = ${id}`;
    }
    expect(await read()).toEqual(
      [FROM, times[1]].map((recebido_em) => ({
        exame,
        convenio: null,
        estado: "novo",
        recebido_em,
        respondido_em: null,
      })),
    );
  });

  it("are all read, in portions, also those that came in the same moment", async () => {
    const id = await receive();
    await test.superuser`
      insert into agendamentos (id, codigo, codigo_hash, nascimento_hash, pedido, busca, tem_email, recebido_em)
      select gen_random_uuid(), codigo, decode(lpad(to_hex(n), 8, '0'), 'hex'), nascimento_hash, pedido, busca, tem_email,
        timestamptz '2026-11-17 12:00:00.000001' + (n / 100) * interval '1 microsecond'
      from agendamentos, generate_series(1, 601) as n where id = ${id}`;
    // A ciphertext can be decrypted only in its own row, so these copies are read with a fake key.
    const texts = JSON.stringify(pedidoSecreto());
    const counted = await withPlainKeys(() => texts, read);
    expect(counted).toHaveLength(601);
    expect(counted.map(({ recebido_em }) => recebido_em.toISOString())).toContain(
      "2026-11-17T12:00:00.000Z",
    );
  });

  it("leave one line in the trail, which names no request", async () => {
    await receive();
    await readAll();
    const [line] =
      await test.superuser`select * from trilha_pacientes order by numero desc limit 1`;
    expect(line).toMatchObject({ acao: "contou_agendamentos", documentos: [], pacientes: [] });
  });

  it("are shown to nobody who may not read requests", async () => {
    await receive();
    const editor = await staffIdentity(test, "editor");
    const reading = test.database.as(editor, (tx) => listContados(tx, new Date(0), new Date()));
    await expect(reading).rejects.toThrow();
  });
});

describe("the first answer", () => {
  const change = (id: string, versao: number, step: object) =>
    test.database.as(admin, (tx) => changeAgendamento(tx, { id, versao, ...step }));
  const answered = async () => (await readAll())[0]?.respondido_em;

  it("is the first step of staff, and stays when others follow", async () => {
    const id = await receive();
    expect(await answered()).toBeNull();
    await change(id, 1, { para: "proposto" });
    const first = await answered();
    expect(first).toBeInstanceOf(Date);
    await change(id, 2, { para: "novo" });
    expect(await answered()).toEqual(first);
  });

  it("is also the question for another photograph", async () => {
    const id = await receive();
    await change(id, 1, { values: { foto_motivo: "A foto está tremida." } });
    expect(await answered()).toBeInstanceOf(Date);
  });

  it("is nothing that the patient does, and staff cannot write it", async () => {
    const id = await receive();
    const patient = { role: "paciente", address: "203.0.113.9", requestId: "x" } as const;
    const token = tokenCredential(randomUUID());
    await test.database.as(patient as Identity, (tx) =>
      lookUpAgendamento(tx, { codigo: CODIGO, nascimento: "1980-05-17", token }),
    );
    const own = { ...patient, access: token } as Identity;
    expect(await test.database.as(own, giveUpAgendamento)).toBe(true);
    expect(await answered()).toBeNull();
    const writing = test.database.as(admin, (tx) =>
      tx.execute(`update agendamentos set respondido_em = now() where id = '${id}'`),
    );
    await expect(writing).rejects.toThrow();
  });
});
