import { and, eq, inArray, sql } from "drizzle-orm";
import type { Integridade } from "#domain/laudos/assinaturas.ts";
import { noticeAddresses } from "#domain/laudos/avisos.ts";
import type { LaudoValues } from "#domain/laudos/laudos.ts";
import { MOST_COUNTED } from "#domain/listas/total.ts";
import { documento } from "#domain/registro/documentos.ts";
import { isoDate } from "#domain/texto/datas.ts";
import {
  type ConfidentialListOptions,
  confidentialRecordsOf,
} from "#server/data/kit/confidential-records.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { countUpTo } from "#server/data/kit/list-by-key.ts";
import type { RecordPage } from "#server/data/kit/records.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import { encryptedResponsavel } from "#server/data/pacientes/responsaveis.ts";
import { isOneOf, searchPacientes } from "#server/data/pacientes/search-pacientes.ts";
import type { Tx } from "#server/db/open.ts";
import { avisosLaudos } from "#server/db/schema/avisos-laudos.ts";
import { laudos, laudoVersoes } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { responsaveis } from "#server/db/schema/responsaveis.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedLaudo, STAFF_LAUDO_COLUMNS, type StaffLaudo } from "./encrypted-laudo.ts";
import { type LaudosCondition, laudosCondition } from "./laudos-condition.ts";
import { newProtocolo } from "./new-protocolo.ts";
import { type LaudoTrailFilters, listLaudoTrail } from "./patient-trail.ts";
import { reservadoByAge } from "./reserve-laudos.ts";

type Written = LaudoValues & { reservado?: boolean | null };

const records = confidentialRecordsOf<StaffLaudo, Written, { protocolo: string }>({
  table: laudos,
  columns: STAFF_LAUDO_COLUMNS,
  encrypted: encryptedLaudo,
  order: [{ column: laudos.criado_em, isDescending: true }, { column: laudos.id }],
  async search(tx, typed, filters) {
    const { where, ids, isWhole, isSimilar } = await searchPacientes(tx, typed);
    const isOfThese = isOneOf(laudos.paciente_id, ids);
    if (isWhole) return { where: isOfThese, isSimilar };
    // A join would sort the reports of all matching patients. With this subquery, reading stops when the page is full.
    // If the patients in `ids` alone have more than `MOST_COUNTED` reports, the other patients' are not counted.
    const isOfOne = sql`(select ${where} from ${pacientes} where ${pacientes.id} = ${laudos.paciente_id})`;
    const total = await countUpTo(tx, laudos, and(isOfThese, filters));
    return { where: isOfOne, isSimilar, total: total > MOST_COUNTED ? total : undefined };
  },
  readings: {
    open: { acao: "viu_laudo", dados: ["laudo"] },
    find: { acao: "procurou_laudos", dados: ["lista"] },
    list: { acao: "listou_laudos", dados: ["lista"] },
    search: { acao: "procurou_laudos", dados: ["lista"] },
  },
  touched: ({ id, paciente_id }) => ({
    pacientes: [paciente_id],
    documento: documento("laudo", id),
  }),
});

/** `updateLaudo` throws if a released report would get another patient, or have no doctor. */
export const { get: getLaudo, update: updateLaudo, lock: lockLaudo, write: writeLaudo } = records;

/** The report of a patient of 16 or 17 years is reserved to the patient by itself. */
export async function createLaudo(tx: Tx, values: LaudoValues): Promise<StaffLaudo> {
  const reservado = await reservadoByAge(tx, values.paciente_id);
  return records.create(tx, { ...values, reservado, protocolo: freshProtocolo() });
}

export function freshProtocolo(): string {
  return newProtocolo(isoDate(new Date()));
}

export function isPacienteMissing(error: unknown): boolean {
  return isConstraint(error, "laudos_paciente_id_pacientes_id_fk");
}

/** @param protocolo as `parseProtocolo` returns it */
export function findLaudoByProtocolo(tx: Tx, protocolo: string): Promise<StaffLaudo | undefined> {
  return records.find(tx, eq(laudos.protocolo_hash, dataKeysOf(tx).protocoloHash(protocolo)));
}

/** Adds no line to the trail, because nothing is decrypted. */
export async function getLaudoStatus(tx: Tx, id: string) {
  const { status, versao_atual } = laudos;
  const [row] = await tx.select({ status, versao_atual }).from(laudos).where(hasId(laudos.id, id));
  return row;
}

/** Adds no line to the trail, because nothing is decrypted. */
export async function getLaudoPatient(tx: Tx, laudoId: string) {
  const { id, status, paciente_id } = laudos;
  const [row] = await tx.select({ id, status, paciente_id }).from(laudos).where(hasId(id, laudoId));
  return row;
}

/** Adds no line to the trail, because nothing is decrypted. */
export function listLaudoStatus(tx: Tx, ids: readonly string[]) {
  const { id, status, versao_atual } = laudos;
  return tx.select({ id, status, versao_atual }).from(laudos).where(isOneOf(id, ids));
}

export async function getLaudoAccesses(tx: Tx, id: string, only?: LaudoTrailFilters["only"]) {
  const [row] = await tx.select(STAFF_LAUDO_COLUMNS).from(laudos).where(hasId(laudos.id, id));
  if (!row) return undefined;
  const laudo = encryptedLaudo.decrypt(tx, row);
  const { protocolo } = laudos;
  const [moved] = laudo.movido_para
    ? await tx
        .select({ id: laudos.id, protocolo })
        .from(laudos)
        .where(eq(laudos.id, laudo.movido_para))
    : [];
  const trail = await listLaudoTrail(tx, { laudoId: id, pacienteId: laudo.paciente_id, only });
  return { laudo, moved: moved ? encryptedLaudo.decrypt(tx, moved) : null, ...trail };
}

export type ListedLaudo = StaffLaudo & Beside;

interface Aviso {
  criado_em: Date;
  enviado_em: Date | null;
  falha: string | null;
  isRetrying: boolean;
}

type StoredAviso = Omit<Aviso, "criado_em" | "enviado_em"> & {
  criado_em: string;
  enviado_em: string | null;
};

interface Beside {
  paciente_nome: string;
  /** `desenho` and `integridade` are null if there is no PDF. */
  desenho: "pendente" | "pronto" | "falhou" | null;
  integridade: Integridade | null;
  /** True if the patient or the guardian may be told of this report by e-mail. */
  tem_email: boolean;
  aviso: Aviso | null;
}

export interface LaudosListOptions
  extends LaudosCondition,
    Omit<ConfidentialListOptions, "where"> {}

export async function listLaudos(
  tx: Tx,
  { busca, position, ...filters }: LaudosListOptions = {},
): Promise<RecordPage<ListedLaudo>> {
  const page = await records.list(tx, { busca, position, where: laudosCondition(tx, filters) });
  const beside = await readBeside(
    tx,
    page.rows.map(({ id }) => id),
  );
  return { ...page, rows: page.rows.map((row) => ({ ...row, ...(beside.get(row.id) as Beside) })) };
}

async function readBeside(tx: Tx, ids: string[]): Promise<Map<string, Beside>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({
      laudo: laudos.id,
      reservado: laudos.reservado,
      paciente: {
        id: pacientes.id,
        nome: pacientes.nome,
        email: pacientes.email,
        responsavel_ate: pacientes.responsavel_ate,
      },
      responsavel: { id: responsaveis.id, email: responsaveis.email },
      desenho: laudoVersoes.desenho,
      integridade: laudoVersoes.integridade,
      aviso: sql<StoredAviso | null>`(
        select json_build_object('criado_em', a.criado_em, 'enviado_em', a.enviado_em, 'falha', a.falha,
          'isRetrying', a.falha is not null and aviso_na_fila(a.id))
        from ${avisosLaudos} a where a.laudo_id = ${laudos.id}
        order by a.criado_em desc, a.falha is null, a.enviado_em is not null limit 1)`,
    })
    .from(laudos)
    .innerJoin(pacientes, eq(pacientes.id, laudos.paciente_id))
    .leftJoin(responsaveis, eq(responsaveis.id, pacientes.responsavel_id))
    .leftJoin(laudoVersoes, eq(laudoVersoes.id, laudos.versao_atual))
    .where(inArray(laudos.id, ids));
  const today = isoDate(new Date());
  return new Map(
    rows.map(({ laudo, paciente, responsavel, reservado, aviso, ...row }) => {
      const person = encryptedPaciente.decrypt(tx, paciente);
      const guardian = responsavel && encryptedResponsavel.decrypt(tx, responsavel);
      const told = { ...person, responsavel_email: guardian?.email ?? null };
      return [
        laudo,
        {
          ...row,
          paciente_nome: person.nome,
          tem_email: noticeAddresses(told, { reservado, today }).length > 0,
          aviso: aviso && {
            ...aviso,
            criado_em: new Date(aviso.criado_em),
            enviado_em: aviso.enviado_em === null ? null : new Date(aviso.enviado_em),
          },
        },
      ];
    }),
  );
}
