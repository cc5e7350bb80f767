import { eq } from "drizzle-orm";
import { nextDay } from "#domain/agenda/horarios-livres.ts";
import { prazoAutorizacao } from "#domain/agendamentos/prazo.ts";
import { isoDate, parseMoment } from "#domain/texto/datas.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/texto/durations.ts";
import { encryptedAgendamento } from "#server/data/agendamentos/encrypted-agendamento.ts";
import type { Database, Tx } from "#server/db/open.ts";
import { agendaHorarios } from "#server/db/schema/agenda-horarios.ts";
import { agendamentos } from "#server/db/schema/agendamentos.ts";
import { convenios } from "#server/db/schema/convenios.ts";
import { exames } from "#server/db/schema/exames.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { DEMO_AGENDAMENTOS, type DemoAgendamento } from "./content/agendamentos.ts";
import { demoId } from "./ids.ts";

const ENDED = ["chegou", "faltou", "cancelado", "nao_atendemos"];

export async function seedDemoAgendamentos({ database }: { database: Database }): Promise<void> {
  const now = Date.now();
  await database.as({ role: "operador" }, async (tx) => {
    if ((await tx.$count(agendamentos)) > 0) return;
    const rows = [];
    for (const [index, demo] of DEMO_AGENDAMENTOS.entries()) {
      rows.push(await rowOf(tx, demo, index, now));
    }
    await tx.insert(agendamentos).values(rows);
    await tx.insert(agendaHorarios).values(DEMO_AGENDAMENTOS.flatMap((demo) => timesOf(demo, now)));
  });
}

function timesOf({ nome, estado, presenca, horarios = [] }: DemoAgendamento, now: number) {
  return horarios.map(({ dias, hora, minutos, sala }) => {
    const inicio = parseMoment(`${workingDay(isoDate(new Date(now)), dias)}T${hora}`) as Date;
    return {
      agendamento_id: demoId(`agendamentos/${nome}`),
      sala_id: demoId(`salas/${sala}`),
      inicio,
      fim: new Date(inicio.getTime() + minutos * MINUTE_MS),
      ...(estado === "confirmado"
        ? {
            estado: "confirmado" as const,
            confirmado_em: new Date(now - HOUR_MS),
            presenca_em: presenca ? new Date(now) : null,
          }
        : { expira_em: new Date(Math.min(now + 20 * HOUR_MS, inicio.getTime())) }),
    };
  });
}

/** Counts `after` working days from `today`, or from the next working day if `today` is on a weekend. */
function workingDay(today: string, after: number): string {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  if (weekday === 0 || weekday === 6) return workingDay(nextDay(today), after);
  return after === 0 ? today : workingDay(nextDay(today), after - 1);
}

async function rowOf(tx: Tx, demo: DemoAgendamento, index: number, now: number) {
  const {
    horas,
    estado,
    exame,
    convenio,
    foto_motivo,
    guia,
    motivo,
    presenca,
    horarios,
    ...person
  } = demo;
  const id = demoId(`agendamentos/${demo.nome}`);
  const codigo = `A-DEM00-${String(index + 1).padStart(5, "0")}`;
  const received = new Date(now - horas * HOUR_MS);
  const { dias = [], periodos = [], observacoes = "" } = demo;
  const pedido = {
    ...person,
    dias,
    periodos,
    observacoes,
    cpf: null,
    exame: exame === undefined ? null : await exameOf(tx, exame),
    convenio: convenio === undefined ? null : await convenioOf(tx, convenio),
  };
  const keys = dataKeysOf(tx);
  const encrypted = encryptedAgendamento.encrypt(tx, id, {
    codigo,
    pedido,
    guia: guia ?? null,
    foto_motivo: foto_motivo ?? null,
    motivo: motivo ?? null,
  });
  const day = isoDate(received);
  return {
    id,
    ...(encrypted as typeof encrypted & { codigo: Buffer; pedido: Buffer; busca: Buffer[] }),
    codigo_hash: keys.agendamentoHash(codigo),
    nascimento_hash: keys.nascimentoHash(codigo, demo.data_nascimento),
    estado,
    tem_email: demo.email !== null,
    recebido_em: received,
    espera_desde: received,
    respondido_em: estado === "novo" && !foto_motivo ? null : answered(received, index),
    encerrado_em: ENDED.includes(estado) ? received : null,
    ...(guia && {
      autorizacao_pedida_em: day,
      autorizacao_prazo: prazoAutorizacao(day, true, new Set()),
      alta_complexidade: true,
    }),
  };
}

function answered(received: Date, index: number): Date {
  const wait = (30 + ((index * 97) % 570)) * MINUTE_MS;
  return new Date(Math.min(received.getTime() + wait, Date.now()));
}

async function exameOf(tx: Tx, slug: string) {
  const columns = { id: exames.id, nome: exames.nome };
  const [found] = await tx.select(columns).from(exames).where(eq(exames.slug, slug));
  return found ?? null;
}

async function convenioOf(tx: Tx, nome: string) {
  const columns = { id: convenios.id, nome: convenios.nome };
  const [found] = await tx.select(columns).from(convenios).where(eq(convenios.nome, nome));
  return found ?? null;
}
