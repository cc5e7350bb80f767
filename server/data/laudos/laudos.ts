/** Reports as staff keep them: registered, edited while nothing is out, listed and searched. */
import { randomUUID } from "node:crypto";
import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import { isoDate } from "#domain/datas.ts";
import type { LaudoValues, StatusLaudo } from "#domain/laudos.ts";
import type { ListPosition } from "#domain/list-position.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import { countUpTo, listByKey, orderOf } from "#server/data/kit/list-by-key.ts";
import { PAGE_ROWS, type RecordPage, type UpdateResult } from "#server/data/kit/records.ts";
import { openNome } from "#server/data/pacientes/sealed-paciente.ts";
import { searchPacientes } from "#server/data/pacientes/search-pacientes.ts";
import type { Tx } from "#server/db/open.ts";
import { avisosLaudos } from "#server/db/schema/avisos-laudos.ts";
import { laudoVersoes } from "#server/db/schema/laudo-versoes.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { newProtocolo } from "./new-protocolo.ts";
import { noteReading } from "./patient-trail.ts";
import {
  STAFF_LAUDO_COLUMNS as COLUMNS,
  openStaffLaudo,
  type SealedStaffLaudo,
  type StaffLaudo,
  sealLaudoText,
} from "./sealed-laudo.ts";

/** A new report `em_analise`, with its protocol. */
export async function createLaudo(tx: Tx, values: LaudoValues): Promise<StaffLaudo> {
  const id = randomUUID();
  const { exame, ...plain } = values;
  const [row] = await tx
    .insert(laudos)
    .values({
      ...plain,
      id,
      exame: sealLaudoText(tx, id, "exame", exame),
      ...sealedProtocolo(tx, id),
    })
    .returning(COLUMNS);
  return openStaffLaudo(tx, row as SealedStaffLaudo);
}

/** Whether a failed write named a patient who is not there. */
export function isPacienteMissing(error: unknown): boolean {
  return isConstraint(error, "laudos_paciente_id_pacientes_id_fk");
}

/** A fresh protocol for the report, as its columns keep it. */
export function sealedProtocolo(tx: Tx, id: string) {
  const protocolo = newProtocolo(isoDate(new Date()));
  return {
    protocolo: sealLaudoText(tx, id, "protocolo", protocolo),
    protocolo_hash: dataKeysOf(tx).protocoloHash(protocolo),
  };
}

/**
 * Writes only over the version that was opened.
 * @throws where a released report would change its patient (constraint `laudos_paciente_fixo`) or lose
 * its doctor (`laudos_liberavel`)
 */
export async function updateLaudo(
  tx: Tx,
  { id, versao, values }: { id: string; versao: number; values: LaudoValues },
): Promise<UpdateResult<StaffLaudo>> {
  const current = await readLaudo(tx, id);
  if (!current) return { status: "missing" };
  if (current.versao !== versao) return { status: "conflict", current };
  const { exame, ...plain } = values;
  // What did not change keeps its ciphertext, so that the trail names only what did.
  const changed = exame === current.exame ? {} : { exame: sealLaudoText(tx, id, "exame", exame) };
  const [row] = await tx
    .update(laudos)
    .set({ ...plain, ...changed })
    .where(and(eq(laudos.id, id), eq(laudos.versao, versao)))
    .returning(COLUMNS);
  if (row) return { status: "saved", record: openStaffLaudo(tx, row as SealedStaffLaudo) };
  const now = await readLaudo(tx, id);
  return now ? { status: "conflict", current: now } : { status: "missing" };
}

/** Writes no trail line, because the caller changes the report or notes another reading. @param id anything that was sent */
export async function readLaudo(tx: Tx, id: string): Promise<StaffLaudo | undefined> {
  const [row] = await tx.select(COLUMNS).from(laudos).where(sql`${laudos.id}::text = ${id}`);
  return row && openStaffLaudo(tx, row as SealedStaffLaudo);
}

/** For a screen that shows it; the reading is noted. */
export async function getLaudo(tx: Tx, id: string): Promise<StaffLaudo | undefined> {
  const laudo = await readLaudo(tx, id);
  if (!laudo) return undefined;
  await noteReading(tx, {
    acao: "viu o laudo",
    pacientes: [laudo.paciente_id],
    laudos: [laudo.id],
    dados: ["laudo"],
  });
  return laudo;
}

/** The report that a protocol names, as `parseProtocolo` returns it: a file's name may carry one. */
export async function findLaudoByProtocolo(
  tx: Tx,
  protocolo: string,
): Promise<StaffLaudo | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(laudos)
    .where(eq(laudos.protocolo_hash, dataKeysOf(tx).protocoloHash(protocolo)));
  return row && openStaffLaudo(tx, row as SealedStaffLaudo);
}

export interface ListedLaudo extends StaffLaudo {
  paciente_nome: string;
  /** Of its PDF; null where there is none yet. */
  desenho: "pendente" | "pronto" | "falhou" | null;
  assinado: boolean;
  /** Whether the patient can be told by e-mail. */
  tem_email: boolean;
  /** The last e-mail about it. */
  aviso: { criado_em: Date; enviado_em: Date | null; falha: string | null } | null;
}

export interface LaudoFilters {
  /** A name, a CPF or a protocol. */
  busca?: string;
  status?: StatusLaudo;
  paciente_id?: string;
  /** Released, and not opened by the patient for so many days: whom to call. */
  naoAbertosHaDias?: number;
  position?: ListPosition;
}

const NEWEST = [{ column: laudos.criado_em, isDescending: true }, { column: laudos.id }];

/** Newest first. */
export async function listLaudos(
  tx: Tx,
  filters: LaudoFilters = {},
): Promise<RecordPage<ListedLaudo>> {
  const { where: person, isSimilar } = await searchPacientes(tx, filters.busca ?? "");
  const where = conditionsOf(person, filters);
  const { position } = filters;
  const columns = { id: laudos.id };
  const list = { table: laudos, columns, where, keys: NEWEST, size: PAGE_ROWS, position };
  const page = await listByKey(tx, list);
  const total = await countUpTo(tx, laudos, where);
  const rows = await readListed(
    tx,
    page.rows.map(({ id }) => id),
  );
  if (rows.length > 0) {
    await noteReading(tx, {
      acao: filters.busca?.trim() ? "procurou laudos" : "listou laudos",
      pacientes: [...new Set(rows.map(({ paciente_id }) => paciente_id))],
      laudos: rows.map(({ id }) => id),
      dados: ["lista"],
    });
  }
  return { ...page, rows, total, isSimilar };
}

/** What stands beside a report in the list, read for the rows of one page. */
async function readListed(tx: Tx, ids: string[]): Promise<ListedLaudo[]> {
  const found = await tx
    .select({
      ...COLUMNS,
      paciente_nome: pacientes.nome,
      tem_email: sql<boolean>`${pacientes.email} is not null`,
      desenho: laudoVersoes.desenho,
      assinado: sql<boolean>`coalesce(${laudoVersoes.assinado}, false)`,
      aviso: sql<{ criado_em: string; enviado_em: string | null; falha: string | null } | null>`(
        select json_build_object('criado_em', a.criado_em, 'enviado_em', a.enviado_em, 'falha', a.falha)
        from ${avisosLaudos} a where a.laudo_id = ${laudos.id} order by a.criado_em desc limit 1)`,
    })
    .from(laudos)
    .innerJoin(pacientes, eq(pacientes.id, laudos.paciente_id))
    .leftJoin(laudoVersoes, eq(laudoVersoes.id, laudos.versao_atual))
    .where(inArray(laudos.id, ids))
    .orderBy(...orderOf(NEWEST));
  return found.map(({ paciente_nome, tem_email, desenho, assinado, aviso, ...row }) => ({
    ...openStaffLaudo(tx, row as SealedStaffLaudo),
    paciente_nome: openNome(tx, { id: row.paciente_id, nome: paciente_nome }),
    tem_email,
    desenho,
    assinado,
    aviso: aviso && {
      criado_em: new Date(aviso.criado_em),
      enviado_em: aviso.enviado_em === null ? null : new Date(aviso.enviado_em),
      falha: aviso.falha,
    },
  }));
}

function conditionsOf(
  person: SQL | undefined,
  { status, paciente_id, naoAbertosHaDias }: LaudoFilters,
): SQL | undefined {
  return and(
    // One look into the index for all who fit: as a join each of thousands would be looked up.
    person &&
      sql`${laudos.paciente_id} = any(array(select ${pacientes.id} from ${pacientes} where ${person}))`,
    status && eq(laudos.status, status),
    paciente_id === undefined ? undefined : sql`${laudos.paciente_id}::text = ${paciente_id}`,
    naoAbertosHaDias === undefined
      ? undefined
      : sql`${laudos.aberto_em} is null and ${laudos.status} in ('liberado', 'retificado')
          and coalesce(${laudos.retificado_em}, ${laudos.liberado_em}) < now() - make_interval(days => ${naoAbertosHaDias}::int)`,
  );
}
