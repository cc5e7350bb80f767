import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity } from "#server/db/open.ts";
import { tokenCredential } from "#server/portal/access-token.ts";
import { pedidoSecreto, receivedAgendamento } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { lookUpAgendamento } from "./own-agendamento.ts";

const test = testDatabase();
let count = 0;

beforeAll(() => openDataKeys(test.database, TEST_SECRET));

it.each([
  ["sem", "respondidas", true],
  ["respondidas", "decidir", true],
  ["decidir", "respondidas", false],
  ["liberado", "respondidas", false],
  ["impedido", "respondidas", false],
  ["sem", "liberado", false],
])("SQL of a link whose answers are %s may make them %s: %s", async (before, after, isSaved) => {
  const codigo = `A-00000-${String(++count).padStart(5, "0")}`;
  const id = await receivedAgendamento(test, { codigo, pedido: pedidoSecreto() });
  const [row] = await test.superuser`
    update agendamentos set seguranca = ${before}, respostas = ${before === "sem" ? null : "x"}
    where id = ${id} returning versao`;
  const token = tokenCredential(randomUUID());
  const who = { role: "paciente", address: "203.0.113.9", requestId: "x" } as Identity;
  const nascimento = "1980-05-17";
  await test.database.as(who, (tx) => lookUpAgendamento(tx, { codigo, nascimento, token }));
  const [answered] = await test.database.as({ ...who, access: token } as Identity, (tx) =>
    tx.execute(sql`select responde_perguntas(${row?.versao}, 'y'::bytea, ${after}) as done`),
  );
  expect(answered?.done).toBe(isSaved);
  const [stored] = await test.superuser`select seguranca from agendamentos where id = ${id}`;
  expect(stored?.seguranca).toBe(isSaved ? after : before);
});
