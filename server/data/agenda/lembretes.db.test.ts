import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { giveUpAgendamento, lookUpAgendamento } from "#server/data/agendamentos/own-agendamento.ts";
import { openDataKeys } from "#server/data/data-keys.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import { writeMail } from "#server/mail/write-mail.ts";
import { tokenCredential } from "#server/portal/access-token.ts";
import { pedidoSecreto, receivedAgendamento } from "#tests/support/agendamentos.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { requestOtherHorario } from "./horarios.ts";
import { confirmPresence, listReminders, noteReminder, queueReminders } from "./lembretes.ts";

const test = testDatabase();
const ORIGIN = "https://clinica.test";
let recepcao: Identity;
let editor: Identity;
let count = 0;

beforeAll(async () => {
  await openDataKeys(test.database, TEST_SECRET);
  recepcao = await staffIdentity(test, "recepcao");
  editor = await staffIdentity(test, "editor");
});

beforeEach(async () => {
  await test.superuser`truncate agendamentos, tentativas_acesso, salas cascade`;
  await test.superuser`delete from pgboss.job where name = 'mail'`;
});

/** Creates a confirmed time `hours` from now, which the patient confirmed `hoursBefore` hours before the exam. */
async function confirmed(hours: number, hoursBefore = 24 * 10, email: string | null = "ana@a.br") {
  const codigo = `A-00000-${String(++count).padStart(5, "0")}`;
  const id = await receivedAgendamento(test, { codigo, pedido: pedidoSecreto({ email }) });
  await test.superuser.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update agendamentos set estado = 'confirmado' where id = ${id}`;
  });
  const [row] = await test.superuser`
    insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, estado, confirmado_em)
    values (${id}, gen_random_uuid(), now() + make_interval(hours => ${hours}),
      now() + make_interval(hours => ${hours}, mins => 30), 'confirmado',
      now() + make_interval(hours => ${hours - hoursBefore})) returning id`;
  const token = tokenCredential(randomUUID());
  const who = { role: "paciente", address: "203.0.113.9", requestId: "x" } as Identity;
  await test.database.as(who, (tx) =>
    lookUpAgendamento(tx, { codigo, nascimento: "1980-05-17", token }),
  );
  const asPatient = <T>(work: (tx: Tx) => Promise<T>) =>
    test.database.as({ ...who, access: token } as Identity, work);
  return { id, codigo, horario: String(row?.id), asPatient };
}

const queue = () => test.database.as({ role: "sistema" }, (tx) => queueReminders(tx, ORIGIN));
const sent = () =>
  test.superuser`select dias, canal from agenda_lembretes order by horario_id, dias desc, canal`;
const mails = async () =>
  (await test.superuser<{ id: string }[]>`select data ->> 'id' as id from pgboss.job
    where name = 'mail' and data ->> 'kind' = 'agendamento-lembrete'`) as { id: string }[];
const write = (id: string) =>
  writeMail(
    { database: test.database, secretKey: TEST_SECRET, origin: ORIGIN },
    { kind: "agendamento-lembrete", id, origin: ORIGIN },
  );

describe("the job", () => {
  it.each([
    [80, 240, []],
    [71, 240, [3]],
    [26, 240, [3]],
    [23, 240, [1]],
    [-1, 240, []],
    // Patients confirmed these exams less than three days ahead. No reminder is sent for days before the confirmation.
    [60, 70, []],
    [23, 70, [1]],
    [10, 20, []],
  ])(
    "%i hours before an exam confirmed %i hours before it reminds %j",
    async (hours, before, dias) => {
      await confirmed(hours, before);
      expect(await queue()).toBe(dias.length);
      expect((await sent()).map((row) => row.dias)).toEqual(dias);
    },
  );

  it("queues each reminder once, also when two processes run it in the same moment", async () => {
    await confirmed(71);
    expect((await Promise.all([queue(), queue(), queue()])).toSorted()).toEqual([0, 0, 1]);
    expect(await queue()).toBe(0);
    expect(await mails()).toHaveLength(1);
    await test.superuser`update agenda_horarios set inicio = now() + interval '23 hours',
      fim = now() + interval '24 hours'`;
    expect([await queue(), await queue()]).toEqual([1, 0]);
    expect((await sent()).map(({ dias }) => dias)).toEqual([3, 1]);
  });

  it("queues nothing for a patient without e-mail", async () => {
    await confirmed(71, 240, null);
    expect([await queue(), (await mails()).length]).toEqual([0, 0]);
  });
});

describe("the mail", () => {
  it("has the time, the three answers, the page and a calendar file, but neither exam nor name", async () => {
    const { codigo } = await confirmed(71);
    await queue();
    const [job] = await mails();
    const mail = await write(job?.id ?? "");
    expect(mail?.to).toBe("ana@a.br");
    expect(mail?.text).toContain("Confirmo, Preciso remarcar ou Desisto");
    expect(mail?.text).toContain(`${ORIGIN}/agendar/${codigo}`);
    expect(mail?.text).toContain("Documento com foto");
    expect(mail?.text).not.toContain("Maria");
    expect(mail?.calendar).toContain(`UID:${codigo}@clinica.test`);
  });

  it.each([
    ["gave up", giveUpAgendamento],
    ["asked for another time", requestOtherHorario],
  ])("is not written for a patient who %s since", async (_, act) => {
    const { asPatient } = await confirmed(71);
    await queue();
    const [job] = await mails();
    expect(await asPatient(act)).toBe(true);
    expect(await write(job?.id ?? "")).toBeUndefined();
  });

  it("is not written once the exam has begun", async () => {
    await confirmed(23);
    await queue();
    const [job] = await mails();
    await test.superuser`update agenda_horarios set inicio = now() - interval '1 minute'`;
    expect(await write(job?.id ?? "")).toBeUndefined();
  });
});

describe("Confirmo", () => {
  it("is marked once, with a line of the trail", async () => {
    const { asPatient, id } = await confirmed(48);
    expect(await asPatient(confirmPresence)).toBe(true);
    const [first] = await test.superuser`select presenca_em from agenda_horarios`;
    expect(await asPatient(confirmPresence)).toBe(true);
    const [again] = await test.superuser`select presenca_em from agenda_horarios`;
    expect(again).toEqual(first);
    expect(first?.presenca_em).toBeInstanceOf(Date);
    const [line] = await test.superuser`
      select acao, documentos from trilha_pacientes order by numero desc limit 1`;
    expect(line).toMatchObject({ acao: "confirmou_presenca", documentos: [`agendamento:${id}`] });
  });

  it("says nothing about an exam that is over, or somebody else's", async () => {
    const [over, other] = [await confirmed(-1), await confirmed(48)];
    expect(await over.asPatient(confirmPresence)).toBe(false);
    const rows = await test.superuser`select presenca_em from agenda_horarios
      where agendamento_id = ${other.id}`;
    expect(rows).toMatchObject([{ presenca_em: null }]);
  });
});

describe("staff", () => {
  it("mark a reminder by WhatsApp, which does not replace the mail", async () => {
    const { id, horario } = await confirmed(71);
    expect(await test.database.as(recepcao, (tx) => noteReminder(tx, id))).toBe(true);
    expect(await test.database.as(recepcao, (tx) => noteReminder(tx, id))).toBe(true);
    expect(await queue()).toBe(1);
    const found = await test.database.as(recepcao, (tx) => listReminders(tx, [horario]));
    expect(found.get(horario)?.map(({ canal }) => canal)).toEqual(["whatsapp", "email"]);
  });

  it("mark nothing where no time is to come, and only those who handle appointments do", async () => {
    const [over, ahead] = [await confirmed(-1), await confirmed(71)];
    expect(await test.database.as(recepcao, (tx) => noteReminder(tx, over.id))).toBe(false);
    await expect(test.database.as(editor, (tx) => noteReminder(tx, ahead.id))).rejects.toThrow();
    const hidden = test.database.as(editor, (tx) => listReminders(tx, [ahead.horario]));
    await expect(hidden).rejects.toThrow();
    expect(await sent()).toEqual([]);
  });
});
