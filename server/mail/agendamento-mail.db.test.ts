import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { quandoText } from "#domain/agenda/lembretes.ts";
import { horarioText } from "#domain/agenda/proposta.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import {
  confirmedAgendamento,
  pedidoSecreto,
  receivedAgendamento,
} from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { writeAgendamento } from "./agendamento-mail.tsx";
import type { MailJob } from "./mail-job.ts";

const test = testDatabase();
const ORIGIN = "https://clinica.test";
const hoursAhead = (hours: number) => new Date(Date.now() + hours * 3_600_000);

beforeAll(() => openDataKeys(test.database, TEST_SECRET));
beforeEach(() => test.superuser`truncate agendamentos cascade`);

async function proposed(...ends: Date[]) {
  const id = await receivedAgendamento(test, { codigo: "A-00000-00001", pedido: pedidoSecreto() });
  await test.superuser`update agendamentos set estado = 'proposto' where id = ${id}`;
  for (const [index, expira_em] of ends.entries()) {
    await test.superuser`insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, expira_em)
      values (${id}, ${randomUUID()}, ${hoursAhead(30 + index)}, ${hoursAhead(31 + index)}, ${expira_em})`;
  }
  return id;
}

function write(kind: MailJob["kind"], id: string) {
  const needs = { database: test.database, secretKey: TEST_SECRET, origin: ORIGIN };
  return writeAgendamento(needs, { kind, id, origin: ORIGIN });
}

it.each(["agendamento-horarios", "agendamento-vaga"] as const)(
  "%s says when the first reservation ends",
  async (kind) => {
    const mail = await write(kind, await proposed(hoursAhead(24), hoursAhead(5)));
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(`até ${horarioText(hoursAhead(5))}.`);
      expect(text).not.toMatch(/\d+ horas/);
    }
  },
);

it("leaves out a reservation that is over, and is not sent if no other is left", async () => {
  const mail = await write("agendamento-horarios", await proposed(hoursAhead(-1), hoursAhead(3)));
  expect(mail?.text).toContain(`até ${horarioText(hoursAhead(3))}.`);
  await test.superuser`update agenda_horarios set expira_em = ${hoursAhead(-1)}`;
  const [row] = await test.superuser`select id from agendamentos`;
  expect(await write("agendamento-horarios", row?.id)).toBeUndefined();
});

describe("the mail that a time is confirmed", () => {
  const codigo = "A-00000-00001";
  const confirmed = (inicio: Date) =>
    confirmedAgendamento(test, { codigo, pedido: pedidoSecreto(), inicio });

  it("says when, leads to the request with the patient's birth date, and names no exam", async () => {
    const inicio = hoursAhead(50);
    const mail = await write("agendamento-confirmado", await confirmed(inicio));
    expect(mail?.subject).toMatch(/^O seu horário está confirmado/);
    for (const text of [mail?.text, mail?.html]) {
      expect(text).toContain(quandoText(inicio, new Date()));
      expect(text).toContain(`/agendar/${codigo}`);
      expect(text).toContain("informe a data de nascimento do paciente");
    }
  });

  it("is not sent once the time was given up, or has begun", async () => {
    const id = await confirmed(hoursAhead(50));
    await test.superuser`update agendamentos set estado = 'novo' where id = ${id}`;
    expect(await write("agendamento-confirmado", id)).toBeUndefined();
    await test.superuser`truncate agendamentos cascade`;
    expect(await write("agendamento-confirmado", await confirmed(hoursAhead(-1)))).toBeUndefined();
  });
});
