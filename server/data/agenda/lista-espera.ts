import { and, asc, eq, isNotNull, isNull, notExists, notInArray, or, sql } from "drizzle-orm";
import { periodosAbertos } from "#domain/agenda/horarios-livres.ts";
import { OFERTA_HORAS, suits } from "#domain/agenda/lista-espera.ts";
import { minutosDoExame, type Sala } from "#domain/agenda/salas.ts";
import { documento } from "#domain/registro/documentos.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/texto/durations.ts";
import { encryptedAgendamento } from "#server/data/agendamentos/encrypted-agendamento.ts";
import { getConfiguracoes } from "#server/data/configuracoes-site.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import { salas } from "#server/data/plain-lists.ts";
import type { Tx } from "#server/db/open.ts";
import { agendaOfertas } from "#server/db/schema/agenda-vagas.ts";
import { agendamentos as table } from "#server/db/schema/agendamentos.ts";
import { preparationHours } from "./horarios.ts";

export async function enterWaitingList(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(sql`select entra_na_espera() as done`);
  return row?.done === true;
}

export async function leaveWaitingList(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ done: boolean }>(sql`select sai_da_espera() as done`);
  return row?.done === true;
}

export interface Vaga {
  id: string;
  sala_id: string;
  inicio: Date;
  fim: Date;
}

export async function listVagas(tx: Tx): Promise<Vaga[]> {
  const rows = await tx.execute<{ id: string; sala_id: string; inicio: Date; fim: Date }>(
    sql`select * from vagas_a_oferecer()`,
  );
  return rows.map((row) => ({ ...row, inicio: new Date(row.inicio), fim: new Date(row.fim) }));
}

/** The most patients that one run considers for a freed slot. The next run considers the patients after them. */
const MOST_WAITING = 200;

/** Must run in a transaction of its own. @throws an exclusion violation if another request got the slot meanwhile */
export async function offerVaga(
  tx: Tx,
  vaga: Vaga,
  { origem, agora }: { origem: string; agora: Date },
): Promise<string | undefined> {
  const sala = (await salas.all(tx)).find(({ id }) => id === vaga.sala_id);
  if (!sala) return undefined;
  const read: string[] = [];
  const chosen = await firstWhomItSuits(tx, vaga, sala, agora, read);
  if (read.length > 0) {
    noteReading(tx, {
      acao: "procurou_na_espera",
      pacientes: [],
      documentos: read.map((id) => documento("agendamento", id)),
      dados: ["lista"],
    });
  }
  const passed = read.filter((id) => id !== chosen?.id);
  if (passed.length > 0) {
    await tx.execute(sql`select nao_serve_vaga(${vaga.id}, ${`{${passed.join()}}`}::uuid[])`);
  }
  if (!chosen) return undefined;
  const [row] = await tx.execute<{ done: boolean }>(sql`
    select oferece_vaga(${vaga.id}, ${chosen.id}, ${chosen.ate.toISOString()}::timestamptz, ${origem}) as done`);
  return row?.done === true ? chosen.id : undefined;
}

async function firstWhomItSuits(tx: Tx, vaga: Vaga, sala: Sala, agora: Date, read: string[]) {
  const done = tx
    .select({ id: agendaOfertas.agendamento_id })
    .from(agendaOfertas)
    .where(
      and(
        eq(agendaOfertas.vaga_id, vaga.id),
        eq(agendaOfertas.agendamento_id, table.id),
        or(eq(agendaOfertas.ofertada, true), eq(agendaOfertas.versao, table.versao)),
      ),
    );
  const rows = await tx
    .select({ id: table.id, pedido: table.pedido })
    .from(table)
    .where(
      and(
        isNotNull(table.lista_espera_em),
        eq(table.estado, "novo"),
        isNull(table.foto_motivo),
        notInArray(table.seguranca, ["decidir", "impedido"]),
        notExists(done),
      ),
    )
    .orderBy(asc(table.lista_espera_em), asc(table.id))
    .limit(MOST_WAITING);
  if (vaga.inicio.getTime() - agora.getTime() < sala.antecedencia_horas * HOUR_MS) return undefined;
  const feriados = (await getConfiguracoes(tx))?.feriados ?? [];
  const aberto = periodosAbertos({
    dia: isoDate(vaga.inicio),
    semana: sala.horarios,
    feriados,
  }).find(({ inicio, fim }) => inicio <= vaga.inicio && vaga.inicio < fim);
  if (!aberto) return undefined;
  for (const row of rows) {
    const { pedido } = encryptedAgendamento.decrypt(tx, row);
    read.push(row.id);
    const exame = pedido.exame?.id ?? null;
    if (exame === null || !sala.exames.includes(exame) || !suits(pedido, vaga.inicio)) continue;
    const fast = await preparationHours(tx, exame);
    if (fast > 0 && vaga.inicio.getTime() - agora.getTime() < (fast + OFERTA_HORAS) * HOUR_MS) {
      continue;
    }
    const ate = new Date(vaga.inicio.getTime() + minutosDoExame(sala, exame) * MINUTE_MS);
    if (ate <= vaga.fim && ate <= aberto.fim) return { id: row.id, ate };
  }
  return undefined;
}
