import { beforeAll, beforeEach, expect, it } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import type { Identity } from "#server/db/open.ts";
import { confirmedAgendamento, pedidoSecreto } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { changeAgendamento } from "./change-agendamento.ts";

const test = testDatabase();
const HOUR_MS = 3_600_000;
let recepcao: Identity;

beforeAll(async () => {
  await openDataKeys(test.database, TEST_SECRET);
  recepcao = await staffIdentity(test, "recepcao");
});

beforeEach(() => test.superuser`truncate agendamentos cascade`);

async function confirmed(hoursAhead: number) {
  const inicio = new Date(Date.now() + hoursAhead * HOUR_MS);
  const pedido = pedidoSecreto();
  const id = await confirmedAgendamento(test, { codigo: "A-00000-00001", pedido, inicio });
  const [row] = await test.superuser`select versao from agendamentos where id = ${id}`;
  return { id, versao: Number(row?.versao) };
}

const miss = async (change: { id: string; versao: number }) =>
  (await test.database.as(recepcao, (tx) => changeAgendamento(tx, { ...change, para: "faltou" })))
    .status;

it("nobody is missed before the hour has come, also by SQL of the staff's own session", async () => {
  const change = await confirmed(1);
  expect(await miss(change)).toBe("refused");
  const update = test.database.as(recepcao, (tx) =>
    tx.execute(`update agendamentos set estado = 'faltou' where id = '${change.id}'`),
  );
  await expect(update.catch((error) => isConstraint(error, "agendamentos_passo"))).resolves.toBe(
    true,
  );
});

it("a patient is missed once the hour has come", async () => {
  expect(await miss(await confirmed(-1))).toBe("saved");
});
