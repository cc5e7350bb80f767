import { randomUUID } from "node:crypto";
import { beforeAll, expect, it } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity } from "#server/db/open.ts";
import { confirmedAgendamento, pedidoSecreto } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { getAgendamento } from "./agendamentos.ts";
import { changeAgendamento } from "./change-agendamento.ts";
import { changeExame } from "./change-exame.ts";

const test = testDatabase();
const EXAME = { id: randomUUID(), nome: "Radiografia" };
const OTHER = { id: randomUUID(), nome: "Ressonância" };
const CONVENIO = { id: randomUUID(), nome: "Convênio" };
let recepcao: Identity;
let count = 0;

beforeAll(async () => {
  await openDataKeys(test.database, TEST_SECRET);
  recepcao = await staffIdentity(test, "recepcao");
});

async function confirmed(exame: typeof EXAME | null = EXAME) {
  const codigo = `A-00000-${String(++count).padStart(5, "0")}`;
  const pedido = pedidoSecreto({ exame });
  const inicio = new Date(Date.now() + count * 3_600_000);
  const id = await confirmedAgendamento(test, { codigo, pedido, inicio });
  return { id, read: () => test.database.as(recepcao, (tx) => getAgendamento(tx, id)) };
}

async function change(
  { id, read }: Awaited<ReturnType<typeof confirmed>>,
  exame: typeof EXAME | null,
  convenio: typeof CONVENIO | null = null,
) {
  const versao = (await read())?.versao ?? 0;
  return test.database.as(recepcao, (tx) => changeExame(tx, { id, versao, exame, convenio }));
}

it.each(["confirmado", "proposto"] as const)("is refused while %s", async (estado) => {
  const request = await confirmed();
  await test.superuser`update agendamentos set estado = ${estado} where id = ${request.id}`;
  expect(await change(request, OTHER)).toEqual({ status: "booked" });
  expect(await change(request, null)).toEqual({ status: "booked" });
  expect((await request.read())?.pedido.exame).toEqual(EXAME);
});

it("is refused too if the exam was not known yet", async () => {
  expect(await change(await confirmed(null), OTHER)).toEqual({ status: "booked" });
});

it("is saved once the request is new again, which gives the times back", async () => {
  const request = await confirmed();
  const versao = (await request.read())?.versao ?? 0;
  const back = { id: request.id, versao, para: "novo" } as const;
  await test.database.as(recepcao, (tx) => changeAgendamento(tx, back));
  expect(await change(request, OTHER)).toMatchObject({ status: "saved" });
  expect(await request.read()).toMatchObject({ horario: null, pedido: { exame: OTHER } });
});

it("does not keep the insurer from changing", async () => {
  const request = await confirmed();
  expect(await change(request, EXAME, CONVENIO)).toMatchObject({ status: "saved" });
  expect((await request.read())?.pedido).toMatchObject({ exame: EXAME, convenio: CONVENIO });
  const unknown = await confirmed(null);
  expect(await change(unknown, null, CONVENIO)).toMatchObject({ status: "saved" });
});
