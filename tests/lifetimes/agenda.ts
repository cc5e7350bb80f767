import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { confirmHorario, endProposals, proposeHorarios } from "#server/data/agenda/horarios.ts";
import { noteReminder, queueReminders } from "#server/data/agenda/lembretes.ts";
import { enterWaitingList, listVagas } from "#server/data/agenda/lista-espera.ts";
import { changeAgendamento } from "#server/data/agendamentos/change-agendamento.ts";
import { giveUpAgendamento } from "#server/data/agendamentos/own-agendamento.ts";
import { listPerguntas } from "#server/data/agendamentos/perguntas.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import type { Lifetime, World } from "./lifetime.ts";
import { openedRequest } from "./requests.ts";

const AGENDA = "server/db/sql/functions/agenda.sql";
const VAGAS = "server/db/sql/functions/agenda-vagas.sql";
const SYSTEM = { role: "sistema" } as const;
const HOUR = ["agenda_horarios.inicio", "agenda_horarios.fim", "agenda_horarios.confirmado_em"];

const INICIO = new Date("2036-03-06T07:00:00-04:00");
const FIM = new Date("2036-03-06T07:30:00-04:00");

async function proposed(world: World) {
  const { test } = world;
  const { id, asPatient } = await openedRequest(world);
  const recepcao = await staffIdentity(test, "recepcao");
  const sala = { id: randomUUID(), nome: "Ressonância" };
  const horario = { sala, inicio: INICIO, fim: FIM, responder_ate: INICIO };
  await test.database.as(recepcao, async (tx) => {
    await changeAgendamento(tx, { id, versao: 1, para: "proposto" });
    await proposeHorarios(tx, id, [horario]);
  });
  return { id, asPatient };
}

/** @returns a request with a confirmed hour, which the patient confirmed ten days before */
async function confirmed(world: World, hours: number) {
  const { superuser } = world.test;
  const request = await openedRequest(world);
  await superuser.begin(async (query) => {
    await query`set local session_replication_role = replica`;
    await query`update agendamentos set estado = 'confirmado' where id = ${request.id}`;
  });
  const [row] = await superuser`
    insert into agenda_horarios (agendamento_id, sala_id, inicio, fim, estado, confirmado_em)
    values (${request.id}, ${randomUUID()}, now() + make_interval(hours => ${hours}),
      now() + make_interval(hours => ${hours}, mins => 30), 'confirmado', now() - interval '10 days')
    returning id`;
  return { ...request, horario: String(row?.id) };
}

async function horarioOf({ test }: World, id: string): Promise<string> {
  const [row] = await test.superuser`select id from agenda_horarios where agendamento_id = ${id}`;
  return String(row?.id);
}

/** @returns a question that holds until the reminder that many days ahead is queued */
function isQuiet({ test }: World, horario: string, days: number) {
  return async () => {
    await test.database.as(SYSTEM, (tx) => queueReminders(tx, "https://clinica.test"));
    const rows = await test.superuser`select from agenda_lembretes
      where horario_id = ${horario} and dias = ${days} and canal = 'email'`;
    return rows.length === 0;
  };
}

export const AGENDED: readonly Lifetime[] = [
  {
    name: "The hours that the clinic proposes",
    lasts: "24 hours",
    declared: [
      [AGENDA, "least(now() + interval '24 hours'"],
      ["domain/agenda/proposta.ts", "PROPOSTA_HORAS = 24"],
    ],
    moved: ["agenda_horarios.expira_em"],
    async begin(world) {
      const { id, asPatient } = await proposed(world);
      const horario = await horarioOf(world, id);
      return () => asPatient((tx) => confirmHorario(tx, horario, "https://clinica.test"));
    },
  },
  {
    name: "The reservation of the hours that the clinic proposes",
    lasts: "24 hours",
    declared: [],
    moved: ["agenda_horarios.expira_em"],
    async begin(world) {
      const { id } = await proposed(world);
      const { test } = world;
      return async () => {
        await test.database.as(SYSTEM, endProposals);
        const rows = await test.superuser`
          select from agenda_horarios where agendamento_id = ${id}`;
        return rows.length > 0;
      };
    },
  },
  {
    name: "A given-up hour that is offered to the waiting list",
    lasts: "2 hours",
    declared: [
      [VAGAS, "ate, now() + interval '2 hours'"],
      ["domain/agenda/lista-espera.ts", "OFERTA_HORAS = 2"],
    ],
    moved: ["agenda_horarios.expira_em"],
    async begin(world) {
      const { test } = world;
      const { id, asPatient } = await openedRequest(world);
      await asPatient(enterWaitingList);
      const [vaga] = await test.superuser`insert into agenda_vagas (sala_id, inicio, fim)
        values (${randomUUID()}, ${INICIO}, ${FIM}) returning id`;
      const [offered] = await test.database.as(SYSTEM, (tx) =>
        tx.execute<{ done: boolean }>(sql`select
          oferece_vaga(${vaga?.id}, ${id}, ${FIM.toISOString()}::timestamptz, 'https://x.test') as done`),
      );
      if (!offered?.done) throw new Error("not offered");
      const horario = await horarioOf(world, id);
      return () => asPatient((tx) => confirmHorario(tx, horario, "https://clinica.test"));
    },
  },
  {
    name: "The time in which giving up an hour five hours ahead helps the waiting list",
    lasts: "3 hours",
    declared: [[VAGAS, "OLD.inicio > now() + interval '2 hours'"]],
    moved: HOUR,
    async begin(world) {
      const { asPatient, horario } = await confirmed(world, 5);
      const { superuser } = world.test;
      const [row] = await superuser`select sala_id from agenda_horarios where id = ${horario}`;
      return async () => {
        await asPatient(giveUpAgendamento);
        const rows = await superuser`select from agenda_vagas where sala_id = ${row?.sala_id}`;
        return rows.length > 0;
      };
    },
  },
  {
    name: "The time in which a given-up hour five hours ahead is offered",
    lasts: "3 hours",
    declared: [[VAGAS, "v.inicio <= now() + interval '2 hours'"]],
    moved: ["agenda_vagas.inicio", "agenda_vagas.fim"],
    async begin({ test }) {
      const [row] = await test.superuser`insert into agenda_vagas (sala_id, inicio, fim)
        values (${randomUUID()}, now() + interval '5 hours', now() + interval '330 minutes')
        returning id`;
      return async () => {
        const vagas = await test.database.as(SYSTEM, listVagas);
        return vagas.some(({ id }) => id === row?.id);
      };
    },
  },
  {
    name: "The quiet before the first reminder of an hour in ten days",
    lasts: "7 days",
    declared: [
      [AGENDA, "h.inicio <= now() + interval '72 hours'"],
      [AGENDA, "now() >= h.inicio - make_interval(hours => 24 * d.dias)"],
      [AGENDA, "now() < h.inicio - make_interval(hours => 24 * d.ate)"],
      [AGENDA, "h.confirmado_em <= h.inicio - make_interval(hours => 24 * d.dias)"],
      ["domain/agenda/lembretes.ts", "LEMBRETE_DIAS = [3, 1]"],
    ],
    moved: HOUR,
    async begin(world) {
      const { horario } = await confirmed(world, 240);
      return isQuiet(world, horario, 3);
    },
  },
  {
    name: "The quiet before the second reminder of an hour in ten days",
    lasts: "9 days",
    declared: [],
    moved: HOUR,
    async begin(world) {
      const { horario } = await confirmed(world, 240);
      return isQuiet(world, horario, 1);
    },
  },
  {
    name: "The time in which a WhatsApp reminder three days ahead counts as the first",
    lasts: "2 days",
    declared: [[AGENDA, "horario.inicio > now() + interval '24 hours' THEN 3"]],
    moved: HOUR,
    async begin(world) {
      const { id, horario } = await confirmed(world, 72);
      const { test } = world;
      const recepcao = await staffIdentity(test, "recepcao");
      return async () => {
        if (!(await test.database.as(recepcao, (tx) => noteReminder(tx, id)))) {
          throw new Error("no hour");
        }
        const rows = await test.superuser`select from agenda_lembretes
          where horario_id = ${horario} and dias = 1 and canal = 'whatsapp'`;
        return rows.length === 0;
      };
    },
  },
  {
    name: "A patient's right to answer replaced safety questions",
    lasts: "1 day",
    declared: [["server/db/sql/functions/questionarios.sql", "interval '1 day'"]],
    moved: ["questionario_versoes.criada_em"],
    async begin({ test, portal }) {
      const exame = randomUUID();
      const [row] = await test.superuser`
        insert into questionarios (nome, perguntas, exames)
        values ('Ressonância', '[]', ${test.superuser.json([exame])}) returning id`;
      await test.superuser`update questionarios set introducao = 'Com calma' where id = ${row?.id}`;
      return async () => {
        const perguntas = await portal.asStaff((tx) => listPerguntas(tx, { exame: { id: exame } }));
        return perguntas.length === 2;
      };
    },
  },
];
