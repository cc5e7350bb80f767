/** Patients as staff keep them. What is read of them is noted in the chained trail, line by list. */
import { randomUUID } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { ListPosition } from "#domain/list-position.ts";
import type { Paciente, PacienteValues } from "#domain/pacientes.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import { countUpTo, listByKey } from "#server/data/kit/list-by-key.ts";
import { PAGE_ROWS, type RecordPage, type UpdateResult } from "#server/data/kit/records.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { openPaciente, type SealedPaciente, sealPaciente } from "./sealed-paciente.ts";
import { searchPacientes } from "./search-pacientes.ts";

const NEWEST = [{ column: pacientes.criado_em, isDescending: true }, { column: pacientes.id }];

const COLUMNS = {
  id: pacientes.id,
  versao: pacientes.versao,
  criado_em: pacientes.criado_em,
  nome: pacientes.nome,
  cpf: pacientes.cpf,
  data_nascimento: pacientes.data_nascimento,
  email: pacientes.email,
  telefone: pacientes.telefone,
  responsavel_nome: pacientes.responsavel_nome,
  responsavel_cpf: pacientes.responsavel_cpf,
  responsavel_ate: pacientes.responsavel_ate,
};

export type CreatePacienteResult =
  | { status: "created"; paciente: Paciente }
  /** Whose CPF it is: the form offers them instead. */
  | { status: "known"; paciente: Paciente };

/** An existing CPF is no failure: the patient who has it comes back, and nothing is written. */
export async function createPaciente(
  tx: Tx,
  values: PacienteValues,
): Promise<CreatePacienteResult> {
  const known = values.cpf === null ? undefined : await findByCpf(tx, values.cpf);
  if (known) return { status: "known", paciente: known };
  const id = randomUUID();
  const [row] = await tx
    .insert(pacientes)
    .values({ id, ...sealPaciente(tx, id, values) })
    .returning(COLUMNS);
  return { status: "created", paciente: openPaciente(tx, row as SealedPaciente) };
}

/** Whether a failed write was another patient's CPF: two people who register the same one at once. */
export function isCpfTaken(error: unknown): boolean {
  return isConstraint(error, "pacientes_cpf");
}

/**
 * Writes only over the version that was opened; an open access of the patient's ends where CPF, birth
 * date or guardian changed.
 * @throws where the CPF is another patient's (`isCpfTaken`)
 */
export async function updatePaciente(
  tx: Tx,
  { id, versao, values }: { id: string; versao: number; values: PacienteValues },
): Promise<UpdateResult<Paciente>> {
  const row = await readRow(tx, id);
  if (!row) return { status: "missing" };
  const current = openPaciente(tx, row);
  if (current.versao !== versao) return { status: "conflict", current };
  const [saved] = await tx
    .update(pacientes)
    .set(sealPaciente(tx, id, values, { values: current, row }))
    .where(and(eq(pacientes.id, id), eq(pacientes.versao, versao)))
    .returning(COLUMNS);
  if (saved) return { status: "saved", record: openPaciente(tx, saved) };
  const now = await readRow(tx, id);
  return now ? { status: "conflict", current: openPaciente(tx, now) } : { status: "missing" };
}

/** @param id anything that was sent; what is no id names nobody */
export async function getPaciente(tx: Tx, id: string): Promise<Paciente | undefined> {
  const row = await readRow(tx, id);
  if (!row) return undefined;
  await noteReading(tx, { acao: "abriu paciente", pacientes: [row.id], dados: ["cadastro"] });
  return openPaciente(tx, row);
}

/** @param cpf eleven digits */
export async function findPacienteByCpf(tx: Tx, cpf: string): Promise<Paciente | undefined> {
  return findByCpf(tx, cpf);
}

/** Newest first; with `busca` as `searchPacientes` finds them. */
export async function listPacientes(
  tx: Tx,
  { busca = "", position }: { busca?: string; position?: ListPosition } = {},
): Promise<RecordPage<Paciente>> {
  const { where, isSimilar } = await searchPacientes(tx, busca);
  const list = {
    table: pacientes,
    columns: COLUMNS,
    where,
    keys: NEWEST,
    size: PAGE_ROWS,
    position,
  };
  const { rows, ...page } = await listByKey(tx, list);
  const total = await countUpTo(tx, pacientes, where);
  if (rows.length > 0) {
    const acao = busca.trim() ? "procurou pacientes" : "listou pacientes";
    await noteReading(tx, { acao, pacientes: rows.map(({ id }) => id), dados: ["cadastro"] });
  }
  return { ...page, rows: rows.map((row) => openPaciente(tx, row)), total, isSimilar };
}

async function readRow(tx: Tx, id: string): Promise<SealedPaciente | undefined> {
  const [row] = await tx.select(COLUMNS).from(pacientes).where(sql`${pacientes.id}::text = ${id}`);
  return row;
}

async function findByCpf(tx: Tx, cpf: string): Promise<Paciente | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(pacientes)
    .where(eq(pacientes.cpf_hash, dataKeysOf(tx).cpfHash(cpf)));
  if (!row) return undefined;
  await noteReading(tx, { acao: "procurou paciente", pacientes: [row.id], dados: ["cadastro"] });
  return openPaciente(tx, row);
}
