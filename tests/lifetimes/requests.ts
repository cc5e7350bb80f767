/** Appointment requests: the link to one, its files, and how long it is stored. */
import { randomUUID } from "node:crypto";
import { listAgendamentos } from "#server/data/agendamentos/agendamentos.ts";
import {
  lookUpAgendamento,
  useAgendamentoAccess,
} from "#server/data/agendamentos/own-agendamento.ts";
import { receiveAgendamento } from "#server/data/agendamentos/receive-agendamento.ts";
import { forgetOldAccess } from "#server/data/laudos/access-cleanup.ts";
import { removeExpired } from "#server/data/retention.ts";
import type { Identity, Tx } from "#server/db/open.ts";
import { removeOldAnexos } from "#server/files/remove-old-anexos.ts";
import { tokenCredential } from "#server/portal/access-token.ts";
import { pedidoSecreto, receivedAgendamento, storedAnexo } from "#tests/support/agendamentos.ts";
import { memoryStorage } from "#tests/support/memory-storage.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { type Lifetime, newAddress, type World } from "./lifetime.ts";

const REQUESTS = "server/db/sql/functions/agendamentos.sql";
const SYSTEM = { role: "sistema" } as const;

let requests = 0;

async function received({ test }: World, pedido = pedidoSecreto()) {
  const codigo = `A-00000-${String(++requests).padStart(5, "0")}`;
  const id = await receivedAgendamento(test, { codigo, pedido, anexos: [storedAnexo()] });
  const lookUp = async (nascimento = pedido.data_nascimento) => {
    const token = tokenCredential(randomUUID());
    const who = { role: "paciente", address: newAddress() } as Identity;
    const { status } = await test.database.as(who, (tx) =>
      lookUpAgendamento(tx, { codigo, nascimento, token }),
    );
    return { status, as: { ...who, access: token } as Identity };
  };
  return { id, codigo, lookUp };
}

export async function openedRequest(world: World, pedido = pedidoSecreto()) {
  const request = await received(world, pedido);
  const { as } = await request.lookUp();
  const asPatient = <T>(work: (tx: Tx) => Promise<T>) => world.test.database.as(as, work);
  return { ...request, asPatient };
}

async function isOpen(world: World) {
  const { asPatient } = await openedRequest(world);
  return () => asPatient(useAgendamentoAccess);
}

async function cancel({ test }: World, id: string) {
  await test.superuser`update agendamentos set estado = 'cancelado' where id = ${id}`;
}

/** @returns whether the row is left after a job */
async function isLeft({ test }: World, table: string, id: string, job: () => Promise<unknown>) {
  await job();
  const rows = await test.superuser`select from ${test.superuser(table)} where id = ${id}`;
  return rows.length > 0;
}

export const REQUESTED: readonly Lifetime[] = [
  {
    name: "The time in which a request sent again is the same request",
    lasts: "10 minutes",
    declared: [[REQUESTS, "a.recebido_em > now() - interval '10 minutes'"]],
    moved: ["agendamentos.recebido_em"],
    async begin(world) {
      const { codigo } = await received(world);
      const again = { codigo, pedido: pedidoSecreto(), anexos: [], origem: null };
      return async () =>
        (await world.test.database.asStranger((tx) => receiveAgendamento(tx, again))) ===
        "repetido";
    },
  },
  {
    name: "A request's page without use",
    lasts: "15 minutes",
    declared: [[REQUESTS, "a.usado_em > now() - interval '15 minutes'"]],
    moved: ["acessos_agendamentos.usado_em"],
    begin: isOpen,
  },
  {
    name: "A request's page, however often it is used,",
    lasts: "12 hours",
    declared: [[REQUESTS, "a.criado_em > now() - interval '12 hours'"]],
    moved: ["acessos_agendamentos.criado_em"],
    begin: isOpen,
  },
  ...(
    [
      ["The row of a request's unused page", "15 minutes", "usado_em"],
      ["The row of a request's page that is used all the time", "12 hours", "criado_em"],
    ] as const
  ).map(
    ([name, lasts, column]): Lifetime => ({
      name,
      lasts,
      declared: [],
      moved: [`acessos_agendamentos.${column}`],
      async begin(world) {
        const { superuser, database } = world.test;
        await superuser`delete from acessos_agendamentos`;
        await openedRequest(world);
        return async () => {
          await database.as(SYSTEM, forgetOldAccess);
          return (await superuser`select from acessos_agendamentos`).length > 0;
        };
      },
    }),
  ),
  {
    name: "A request's lock after five wrong birth dates",
    lasts: "15 minutes",
    declared: [
      [REQUESTS, "NOT t.fechado AND t.quando > clock_timestamp() - interval '15 minutes'"],
    ],
    moved: ["tentativas_acesso.quando"],
    async begin(world) {
      const { lookUp } = await received(world);
      for (let tries = 0; tries < 5; tries++) await lookUp("1999-01-01");
      return async () => (await lookUp()).status === "nada";
    },
  },
  {
    name: "The count of a wrong birth date of a request",
    lasts: "15 minutes",
    declared: [[REQUESTS, "t.quando > ultima - interval '15 minutes'"]],
    moved: ["tentativas_acesso.quando"],
    async begin(world) {
      const { lookUp } = await received(world);
      for (let tries = 0; tries < 4; tries++) await lookUp("1999-01-01");
      return async () => {
        await lookUp("1999-01-01");
        return (await lookUp()).status === "nada";
      };
    },
  },
  {
    name: "A request's wait after ten openings",
    lasts: "15 minutes",
    declared: [
      [REQUESTS, "a.criado_em + interval '15 minutes'"],
      [REQUESTS, "a.criado_em > clock_timestamp() - interval '15 minutes'"],
    ],
    moved: ["acessos_agendamentos.criado_em"],
    async begin(world) {
      const { lookUp } = await received(world);
      for (let times = 0; times < 10; times++) await lookUp();
      return async () => (await lookUp()).status === "limite";
    },
  },
  {
    name: "A new request's time to be answered",
    lasts: "24 hours",
    declared: [
      [
        "server/data/agendamentos/agendamentos.ts",
        "table.espera_desde, sql`now() - make_interval(",
      ],
    ],
    moved: ["agendamentos.espera_desde"],
    async begin(world) {
      const { id } = await received(world);
      const { test } = world;
      const recepcao = await staffIdentity(test, "recepcao");
      return async () => {
        const late = await test.database.as(recepcao, (tx) =>
          listAgendamentos(tx, { situacao: "atrasado" }),
        );
        return !late.rows.some((row) => row.id === id);
      };
    },
  },
  {
    name: "A file of a request that ended",
    lasts: "30 days",
    declared: [
      ["domain/agendamentos/anexos.ts", "ANEXO_DIAS = 30"],
      ["server/data/agendamentos/anexos.ts", "make_interval(days => "],
    ],
    moved: ["agendamentos.encerrado_em"],
    async begin(world) {
      const { id } = await received(world);
      const { test } = world;
      await cancel(world, id);
      const [anexo] = await test.superuser`
        select id from agendamento_anexos where agendamento_id = ${id}`;
      const { storage } = memoryStorage();
      return () =>
        isLeft(world, "agendamento_anexos", anexo?.id, () =>
          removeOldAnexos({ database: test.database, storage }),
        );
    },
  },
  {
    name: "A file of a request that nobody took",
    lasts: "30 days",
    declared: [["domain/agendamentos/anexos.ts", "ANEXO_DIAS = 30"]],
    moved: ["agendamento_anexos.recebido_em"],
    async begin(world) {
      const { id } = await received(world);
      const { test } = world;
      const [anexo] = await test.superuser`
        select id from agendamento_anexos where agendamento_id = ${id}`;
      const { storage } = memoryStorage();
      return () =>
        isLeft(world, "agendamento_anexos", anexo?.id, () =>
          removeOldAnexos({ database: test.database, storage }),
        );
    },
  },
  {
    name: "A request that ended",
    lasts: "24 months",
    declared: [["domain/pessoas/retencao.ts", "meses: 24,\n  },\n  anexosAgendamentos"]],
    moved: ["agendamentos.encerrado_em"],
    async begin(world) {
      const { id } = await received(world);
      await cancel(world, id);
      return () =>
        isLeft(world, "agendamentos", id, () => world.test.database.as(SYSTEM, removeExpired));
    },
  },
  {
    name: "A request that never ended",
    lasts: "24 months",
    declared: [],
    moved: ["agendamentos.recebido_em"],
    async begin(world) {
      const { id } = await received(world);
      return () =>
        isLeft(world, "agendamentos", id, () => world.test.database.as(SYSTEM, removeExpired));
    },
  },
];
