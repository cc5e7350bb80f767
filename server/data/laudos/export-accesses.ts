import { inArray } from "drizzle-orm";
import { formatQuemAcessou } from "#domain/laudos/acessos.ts";
import { cpfEnding } from "#domain/pessoas/pacientes.ts";
import { formatAto } from "#domain/registro/atos.ts";
import { formatDados } from "#domain/registro/dados.ts";
import { documento, idsDe, outrosDocumentos } from "#domain/registro/documentos.ts";
import { CSV_START, csvLine } from "#domain/spreadsheet/csv.ts";
import { formatMoment } from "#domain/texto/datas.ts";
import { encryptedAgendamento } from "#server/data/agendamentos/encrypted-agendamento.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { agendamentos } from "#server/db/schema/agendamentos.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { encryptedLaudo } from "./encrypted-laudo.ts";
import {
  listPatientTrail,
  noteReading,
  type PatientTrailLine,
  type TrailScope,
} from "./patient-trail.ts";

type Run = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

const HEAD = [
  "Número",
  "Quando",
  "Quem",
  "O que fez",
  "Dados",
  "Pacientes",
  "Laudos",
  "Outros documentos",
  "De onde",
  "Pedido",
];

/** @param scope a period that ends in the past, so that the file does not contain the lines about its own export */
export function streamAccessesCsv(run: Run, scope: TrailScope): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let after = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(CSV_START + csvLine(HEAD)));
    },
    async pull(controller) {
      const lines = await run((tx) => readBatch(tx, { ...scope, after }));
      const last = lines.at(-1);
      if (!last) return controller.close();
      after = last.numero;
      controller.enqueue(encoder.encode(lines.map(({ text }) => text).join("")));
    },
  });
}

async function readBatch(tx: Tx, scope: TrailScope & { after: number }) {
  const lines = await listPatientTrail(tx, scope);
  if (lines.length === 0) return [];
  const seen = [...new Set(lines.flatMap((line) => line.pacientes))];
  const people = await namePacientes(tx, seen);
  const reports = await nameLaudos(tx, [
    ...new Set(lines.flatMap((line) => idsDe("laudo", line.documentos))),
  ]);
  const requested = [...new Set(lines.flatMap((line) => idsDe("agendamento", line.documentos)))];
  const requests = await nameAgendamentos(tx, requested);
  noteReading(tx, {
    acao: "exportou_acessos",
    pacientes: seen,
    documentos: [
      ...(scope.laudoId ? [documento("laudo", scope.laudoId)] : []),
      ...[...requests.keys()].map((id) => documento("agendamento", id)),
    ],
    dados: ["acessos"],
  });
  const names = { people, reports, requests };
  return lines.map((line) => ({ numero: line.numero, text: toCsv(line, names) }));
}

async function namePacientes(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: pacientes.id, nome: pacientes.nome, cpf: pacientes.cpf })
    .from(pacientes)
    .where(inArray(pacientes.id, ids));
  return new Map(
    rows.map((row) => {
      const { id, nome, cpf } = encryptedPaciente.decrypt(tx, row);
      return [id, `${nome} (${cpfEnding(cpf)})`];
    }),
  );
}

async function nameLaudos(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: laudos.id, protocolo: laudos.protocolo })
    .from(laudos)
    .where(inArray(laudos.id, ids));
  return new Map(rows.map((row) => [row.id, encryptedLaudo.decrypt(tx, row).protocolo]));
}

/** A request names its patient by itself, who need not be registered. */
async function nameAgendamentos(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const { id, codigo, pedido } = agendamentos;
  const rows = await tx.select({ id, codigo, pedido }).from(agendamentos).where(inArray(id, ids));
  return new Map(
    rows.map((row) => {
      const request = encryptedAgendamento.decrypt(tx, row);
      return [row.id, `${request.codigo} (${request.pedido.nome})`];
    }),
  );
}

interface Names {
  people: Map<string, string>;
  reports: Map<string, string>;
  requests: Map<string, string>;
}

function toCsv(line: PatientTrailLine, { people, reports, requests }: Names): string {
  return csvLine([
    line.numero,
    formatMoment(line.quando),
    formatQuemAcessou(line),
    formatAto(line.acao),
    formatDados(line.dados),
    line.pacientes.map((id) => people.get(id) ?? id).join(", "),
    idsDe("laudo", line.documentos)
      .map((id) => reports.get(id) ?? id)
      .join(", "),
    outrosDocumentos(line.documentos, "laudo")
      .map(({ label, id }) => `${label} ${requests.get(id) ?? id}`)
      .join(", "),
    line.de_onde,
    line.pedido,
  ]);
}
