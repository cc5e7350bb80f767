import { and, asc, between, eq, gte, isNull, lt, sql } from "drizzle-orm";
import { dicomName } from "#domain/imagens/dicom-name.ts";
import { studyUidOf } from "#domain/imagens/uid.ts";
import type { WorklistEntry, WorklistQuery } from "#domain/imagens/worklist.ts";
import { documento } from "#domain/registro/documentos.ts";
import { formatTime, isoDate, parseDay } from "#domain/texto/datas.ts";
import { DAY_MS } from "#domain/texto/durations.ts";
import { encryptedAgendamento } from "#server/data/agendamentos/encrypted-agendamento.ts";
import { encryptedLaudo } from "#server/data/laudos/encrypted-laudo.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { agendaHorarios } from "#server/db/schema/agenda-horarios.ts";
import { agendamentos } from "#server/db/schema/agendamentos.ts";
import { estudos } from "#server/db/schema/estudos.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";

const MOST = 500;

interface Step extends WorklistEntry {
  laudo?: { id: string; paciente_id: string };
  agendamento?: string;
}

/** Lists only steps of today and tomorrow, even if `from` and `until` ask for more days. */
export async function listWorklist(
  tx: Tx,
  { from, until }: Pick<WorklistQuery, "from" | "until">,
  now = new Date(),
): Promise<Step[]> {
  const today = isoDate(now);
  const tomorrow = isoDate(new Date(now.getTime() + DAY_MS));
  const first = from !== null && from > today ? from : today;
  const last = until !== null && until < tomorrow ? until : tomorrow;
  if (first > last) return [];
  const steps = [
    ...(await listReports(tx, first, last)),
    ...(await listConfirmed(tx, first, last)),
  ];
  return steps.toSorted((one, other) =>
    `${one.date} ${one.time}` < `${other.date} ${other.time}` ? -1 : 1,
  );
}

/** @param steps the steps that are not in today's trail yet */
export function noteWorklist(tx: Tx, steps: readonly Step[]): void {
  noteReading(tx, {
    acao: "informou_aparelho",
    pacientes: [...new Set(steps.flatMap(({ laudo }) => laudo?.paciente_id ?? []))],
    documentos: steps.flatMap(({ laudo, agendamento }) => [
      ...(laudo ? [documento("laudo", laudo.id)] : []),
      ...(agendamento ? [documento("agendamento", agendamento)] : []),
    ]),
    dados: ["cadastro"],
  });
}

async function listReports(tx: Tx, first: string, last: string): Promise<Step[]> {
  const { id, nome, cpf, data_nascimento } = pacientes;
  const rows = await tx
    .select({
      laudo: {
        id: laudos.id,
        paciente_id: laudos.paciente_id,
        protocolo: laudos.protocolo,
        exame: laudos.exame,
        data_exame: laudos.data_exame,
        criado_em: laudos.criado_em,
      },
      paciente: { id, nome, cpf, data_nascimento },
      agendamento: agendamentos.id,
      inicio: sql<
        string | null
      >`(select min(h.inicio) from ${agendaHorarios} h where h.agendamento_id = ${agendamentos.id})`,
    })
    .from(laudos)
    .innerJoin(pacientes, eq(pacientes.id, laudos.paciente_id))
    .leftJoin(agendamentos, eq(agendamentos.laudo_id, laudos.id))
    .where(
      and(
        eq(laudos.status, "em_analise"),
        between(laudos.data_exame, first, last),
        sql`not exists (select from ${estudos} e where e.laudo_id = ${laudos.id})`,
      ),
    )
    .orderBy(asc(laudos.criado_em))
    .limit(MOST);
  return rows.map(({ laudo: row, paciente, agendamento, inicio }) => {
    const laudo = encryptedLaudo.decrypt(tx, row);
    const { nome, cpf, data_nascimento } = encryptedPaciente.decrypt(tx, paciente);
    return {
      ...stepOf({ nome, cpf, data_nascimento }, laudo.exame),
      protocolo: laudo.protocolo,
      // The appointment's id, so that the study keeps its identifier when the patient arrives.
      study: studyUidOf(agendamento ?? laudo.id),
      date: laudo.data_exame,
      time: formatTime(inicio === null ? laudo.criado_em : new Date(inicio)),
      laudo: { id: laudo.id, paciente_id: laudo.paciente_id },
    };
  });
}

async function listConfirmed(tx: Tx, first: string, last: string): Promise<Step[]> {
  const { id, codigo, pedido, laudo_id, estado } = agendamentos;
  const [start, lastStart] = [parseDay(first), parseDay(last)];
  if (!start || !lastStart) return [];
  const end = new Date(lastStart.getTime() + DAY_MS);
  const rows = await tx
    .select({ agendamento: { id, codigo, pedido }, inicio: agendaHorarios.inicio })
    .from(agendaHorarios)
    .innerJoin(agendamentos, eq(id, agendaHorarios.agendamento_id))
    .where(
      and(
        eq(estado, "confirmado"),
        isNull(laudo_id),
        eq(agendaHorarios.estado, "confirmado"),
        gte(agendaHorarios.inicio, start),
        lt(agendaHorarios.inicio, end),
      ),
    )
    .orderBy(asc(agendaHorarios.inicio))
    .limit(MOST);
  return rows.map(({ agendamento, inicio }) => {
    const { id, codigo, pedido } = encryptedAgendamento.decrypt(tx, agendamento);
    return {
      ...stepOf(pedido, pedido.exame?.nome ?? ""),
      protocolo: codigo,
      study: studyUidOf(id),
      date: isoDate(inicio),
      time: formatTime(inicio),
      agendamento: id,
    };
  });
}

/** Modality and station are empty, because an exam does not name them. Empty values match every query. */
function stepOf(
  person: { nome: string; cpf: string | null; data_nascimento: string },
  exame: string,
) {
  return {
    patientName: dicomName(person.nome),
    patientId: person.cpf ?? "",
    birthDate: person.data_nascimento,
    sex: "" as const,
    modality: "",
    stationAe: "",
    description: exame.slice(0, 64),
  };
}
