import { and, asc, eq, gt, lt, sql } from "drizzle-orm";
import {
  horarioLivreEm,
  horariosLivres,
  nextDay,
  type Periodo,
} from "#domain/agenda/horarios-livres.ts";
import { suits } from "#domain/agenda/lista-espera.ts";
import { antecedenciaDoPreparo } from "#domain/agenda/preparo-na-hora.ts";
import { minutosDoExame, type Sala } from "#domain/agenda/salas.ts";
import type { PedidoSecreto } from "#domain/agendamentos/agendamentos.ts";
import { parsePreparo } from "#domain/exames/preparo.ts";
import { isoDate, parseDay } from "#domain/texto/datas.ts";
import { HOUR_MS } from "#domain/texto/durations.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { exames } from "#server/data/exames/exames.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import { salas } from "#server/data/plain-lists.ts";
import type { Tx } from "#server/db/open.ts";
import { agendaHorarios as table } from "#server/db/schema/agenda-horarios.ts";
import { salas as salaTable } from "#server/db/schema/salas.ts";

export interface HorarioLivre extends Periodo {
  /** The patient's deadline for choosing this time: the beginning of the exam's preparation. */
  responder_ate: Date;
  sala: Pick<Sala, "id" | "nome">;
}

interface LivresOptions {
  /** Null while the exam is not known; all rooms are then offered. */
  exame: string | null;
  /** YYYY-MM-DD in the clinic's time zone. */
  dia: string;
  agora: Date;
}

export async function listHorariosLivres(tx: Tx, options: LivresOptions): Promise<HorarioLivre[]> {
  return (await listAgendas(tx, options))
    .flatMap(({ agenda, offered }) => horariosLivres(agenda).map(offered))
    .sort((a, b) => a.inicio.getTime() - b.inicio.getTime());
}

/** How many days from tomorrow on are searched for a free time that suits the patient. */
const DAYS_SEARCHED = 21;

/** @returns the first day with a free time on the patient's days and half-days; else with any free time; else tomorrow */
export async function findDayToPropose(
  tx: Tx,
  { exame, agora }: Omit<LivresOptions, "dia">,
  pedido: Pick<PedidoSecreto, "dias" | "periodos">,
): Promise<string> {
  let anyDay: string | undefined;
  const tomorrow = nextDay(isoDate(agora));
  for (let n = 0; n < DAYS_SEARCHED; n++) {
    const dia = nextDay(tomorrow, n);
    const livres = await listHorariosLivres(tx, { exame, dia, agora });
    if (livres.some(({ inicio }) => suits(pedido, inicio))) return dia;
    if (livres.length > 0) anyDay ??= dia;
  }
  return anyDay ?? tomorrow;
}

async function listAgendas(tx: Tx, { exame, dia, agora }: LivresOptions) {
  const rooms = (await salas.all(tx)).filter(
    (sala) => exame === null || sala.exames.includes(exame),
  );
  const fast = await preparationHours(tx, exame);
  const feriados = (await getConfiguracoes(tx))?.feriados ?? [];
  const taken = await listOcupados(tx, dia);
  return rooms.map((sala) => ({
    sala: sala.id,
    agenda: {
      dia,
      semana: sala.horarios,
      feriados,
      minutos: minutosDoExame(sala, exame),
      antecedenciaHoras: Math.max(sala.antecedencia_horas, fast),
      ocupados: taken.filter(({ sala_id }) => sala_id === sala.id),
      agora,
    },
    offered: (periodo: Periodo): HorarioLivre => ({
      ...periodo,
      responder_ate: new Date(periodo.inicio.getTime() - fast * HOUR_MS),
      sala: { id: sala.id, nome: sala.nome },
    }),
  }));
}

export async function preparationHours(tx: Tx, exame: string | null): Promise<number> {
  const known = exame === null ? undefined : await exames.get(tx, exame);
  return antecedenciaDoPreparo(parsePreparo(known?.preparo ?? null));
}

/** Accepts any free time, because `listHorariosLivres` lists other start times once a room has a new booking. */
export async function findHorariosLivres(
  tx: Tx,
  chosen: readonly { sala: string; inicio: string }[],
  options: Omit<LivresOptions, "dia">,
): Promise<HorarioLivre[]> {
  const livres: HorarioLivre[] = [];
  for (const { sala, inicio } of chosen) {
    const moment = new Date(inicio);
    const agendas = await listAgendas(tx, { ...options, dia: isoDate(moment) });
    const own = agendas.find((one) => one.sala === sala);
    const livre = own && horarioLivreEm(moment, own.agenda);
    if (livre) livres.push(own.offered(livre));
  }
  return livres;
}

const COLUMNS = {
  id: table.id,
  agendamento_id: table.agendamento_id,
  sala_id: table.sala_id,
  sala: salaTable.nome,
  inicio: table.inicio,
  fim: table.fim,
  estado: table.estado,
  expira_em: table.expira_em,
  presenca_em: table.presenca_em,
};

export function listOcupados(tx: Tx, dia: string, days = 1) {
  const from = parseDay(dia) ?? new Date(0);
  const to = parseDay(nextDay(dia, days)) ?? new Date(0);
  return tx
    .select(COLUMNS)
    .from(table)
    .leftJoin(salaTable, eq(salaTable.id, table.sala_id))
    .where(and(lt(table.inicio, to), gt(table.fim, from)))
    .orderBy(asc(table.inicio), asc(table.id));
}

export type HorarioOcupado = Awaited<ReturnType<typeof listOcupados>>[number];

/** Row-level security shows a patient only the times of her own request. */
export function listHorariosDe(tx: Tx, agendamento: string): Promise<HorarioOcupado[]> {
  return tx
    .select(COLUMNS)
    .from(table)
    .leftJoin(salaTable, eq(salaTable.id, table.sala_id))
    .where(eq(table.agendamento_id, agendamento))
    .orderBy(asc(table.inicio), asc(table.id));
}

export async function listOwnHorarios(tx: Tx, agendamento: string): Promise<HorarioOcupado[]> {
  const now = new Date();
  const horarios = await listHorariosDe(tx, agendamento);
  return horarios.filter(({ expira_em }) => expira_em === null || expira_em > now);
}

/** Called in the transaction that has set the request to `proposto`. If a time is taken, throws (see `isTaken`). */
export async function proposeHorarios(
  tx: Tx,
  agendamento: string,
  horarios: readonly HorarioLivre[],
): Promise<void> {
  const rows = horarios.map(({ sala, ...times }) => ({ ...times, sala: sala.id }));
  await tx.execute(sql`select propoe_horarios(${agendamento}, ${JSON.stringify(rows)}::jsonb)`);
}

export function isTaken(error: unknown): boolean {
  return isConstraint(error, "agenda_horarios_um_por_sala");
}

/** @returns false if the time is no longer proposed, or the safety answers need a decision or forbid the exam */
export async function confirmHorario(tx: Tx, horario: string, origem: string): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(
    sql`select confirma_horario(${horario}, ${origem}) as done`,
  );
  return row?.done === true;
}

export async function requestOtherHorario(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(sql`select remarca_horario() as done`);
  return row?.done === true;
}

export async function endProposals(tx: Tx): Promise<number> {
  const [row] = await tx.execute<{ count: number }>(sql`select encerra_propostas() as count`);
  return row?.count ?? 0;
}
