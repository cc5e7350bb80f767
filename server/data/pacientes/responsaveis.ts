/** A guardian has one record for all children. It is found by CPF. */
import { eq, sql } from "drizzle-orm";
import {
  CPF_DO_PROPRIO_PACIENTE,
  guardianUntil,
  isInFamily,
  type PacienteValues,
} from "#domain/pessoas/pacientes.ts";
import type { Responsavel, ResponsavelValues } from "#domain/pessoas/responsaveis.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { confidentialRecordsOf } from "#server/data/kit/confidential-records.ts";
import { isConstraint } from "#server/data/kit/constraint.ts";
import { encryptedColumns, text } from "#server/data/kit/encrypted-columns.ts";
import type { RecordRow, UpdateResult } from "#server/data/kit/records.ts";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { responsaveis as table } from "#server/db/schema/responsaveis.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { AppError } from "#server/errors.ts";
import { encryptedPaciente, guardianHash, type StoredPaciente } from "./encrypted-paciente.ts";

export const encryptedResponsavel = encryptedColumns(
  table,
  { nome: text, cpf: text, email: text },
  (keys, { cpf }: ResponsavelValues) => ({ cpf_hash: keys.cpfHash(cpf) }),
);

export interface ResponsavelRow extends Responsavel {
  filhos: string[];
}

const dados = ["responsavel_nome"] as const;

const records = confidentialRecordsOf<ResponsavelRow, ResponsavelValues>({
  table,
  columns: {
    id: table.id,
    versao: table.versao,
    nome: table.nome,
    cpf: table.cpf,
    email: table.email,
    filhos: sql<string[]>`(select coalesce(json_agg(p.id order by p.criado_em, p.id), '[]')
      from pacientes as p where p.responsavel_id = responsaveis.id)`,
  },
  encrypted: encryptedResponsavel,
  order: [{ column: table.id }],
  // There is no list of guardians. Staff open a guardian from a patient.
  search: async () => ({ where: sql`false`, isSimilar: false }),
  readings: {
    open: { acao: "abriu_responsavel", dados },
    find: { acao: "procurou_paciente", dados },
    list: { acao: "listou_pacientes", dados },
    search: { acao: "procurou_pacientes", dados },
  },
  touched: ({ filhos }) => ({ pacientes: filhos }),
});

export const { get: getResponsavel } = records;

/** Records the reading in the trail. @returns the guardian with this CPF or, if none, an adult patient's name */
export async function findGuardian(
  tx: Tx,
  cpf: string,
): Promise<ResponsavelRow | { nome: string } | undefined> {
  const hash = dataKeysOf(tx).cpfHash(cpf);
  const known = await records.find(tx, eq(table.cpf_hash, hash));
  if (known) return known;
  const { id, nome, data_nascimento } = pacientes;
  const [own] = await tx
    .select({ id, nome, data_nascimento })
    .from(pacientes)
    .where(eq(pacientes.cpf_hash, hash));
  if (!own) return undefined;
  noteReading(tx, { acao: "procurou_paciente", pacientes: [own.id], dados: ["nome"] });
  const person = encryptedPaciente.decrypt(tx, own);
  const isMinor = guardianUntil(person.data_nascimento, isoDate(new Date())) !== undefined;
  return isMinor ? undefined : { nome: person.nome };
}

/** Never changes a stored guardian. @throws AppError if the stored name or e-mail differs, or no name is known */
export async function saveGuardian(tx: Tx, values: PacienteValues): Promise<StoredPaciente> {
  const { responsavel_cpf: cpf, responsavel_nome, responsavel_email: email } = values;
  if (cpf === null) return { ...values, responsavel_id: null };
  const found = await findGuardian(tx, cpf);
  if (found && "id" in found) return { ...values, responsavel_id: known(found, values) };
  requireSameName(found, responsavel_nome);
  const nome = responsavel_nome ?? found?.nome;
  if (nome === undefined) throw unnamed();
  const id = crypto.randomUUID();
  const written = encryptedResponsavel.encrypt(tx, id, { nome, cpf, email });
  const [made] = await tx
    .insert(table)
    .values({ id, ...written })
    .onConflictDoNothing()
    .returning({ id: table.id });
  // Another person registered the same guardian at the same moment.
  return made ? { ...values, responsavel_id: id } : saveGuardian(tx, values);
}

function known(found: ResponsavelRow, values: PacienteValues): string {
  const { responsavel_nome: nome, responsavel_email: email } = values;
  requireSameName(found, nome);
  if (email !== null && email !== found.email) {
    throw other("responsavel_email", "O e-mail se muda em Editar responsável: vale para os irmãos");
  }
  return found.id;
}

/** The message must not name the CPF's owner, because the error rolls back the trail's line about the reading. */
function requireSameName(found: { nome: string } | undefined, typed: string | null): void {
  if (found === undefined || typed === null || typed === found.nome) return;
  throw other("responsavel_nome", "Este CPF é de outra pessoa. Confira o CPF, ou apague o nome");
}

function other(field: string, message: string): AppError {
  const action = "Nada foi gravado.";
  return new AppError({ status: 409, id: "guardian-known", message, action, field });
}

function unnamed(): AppError {
  return new AppError({
    status: 400,
    id: "guardian-unnamed",
    message: "Informe o nome do responsável",
    action: "Ele ainda não está em nenhum cadastro.",
    field: "responsavel_nome",
  });
}

/**
 * Keeps the guardian's CPF unchanged while the patient's hash is computed from it. Must be called before the patient
 * is locked, because all transactions lock in this order: guardian, children, codes and accesses, trail.
 */
export async function lockGuardian(tx: Tx, cpf: string | null): Promise<void> {
  if (cpf === null) return;
  const hash = dataKeysOf(tx).cpfHash(cpf);
  await tx.select({ id: table.id }).from(table).where(eq(table.cpf_hash, hash)).for("share");
}

/** Any change ends the guardian's accesses. @throws AppError if another person, or one of the children, has the CPF */
export async function updateResponsavel(
  tx: Tx,
  { values, ...change }: RecordRow & { values: ResponsavelValues },
): Promise<UpdateResult<ResponsavelRow>> {
  try {
    return await records.update(tx, {
      ...change,
      async values({ id, cpf }) {
        if (values.cpf === cpf) return values;
        await rehashChildren(tx, { id, cpf: values.cpf });
        const found = await findGuardian(tx, values.cpf);
        if (found && !("id" in found) && found.nome !== values.nome) {
          throw other("cpf", "Este CPF é de outra pessoa. Confira o CPF e o nome");
        }
        return values;
      },
    });
  } catch (error) {
    if (!isConstraint(error, "responsaveis_cpf")) throw error;
    throw new AppError({
      status: 409,
      id: "guardian-cpf-taken",
      message: "Outro responsável já tem este CPF",
      action: "Confira o CPF.",
      field: "cpf",
    });
  }
}

/** Increments the children's versions, because their forms show the CPF. @throws AppError if a child has this CPF */
async function rehashChildren(tx: Tx, { id, cpf }: { id: string; cpf: string }): Promise<void> {
  const rows = await tx
    .select({
      id: pacientes.id,
      cpf: pacientes.cpf,
      data_nascimento: pacientes.data_nascimento,
      responsavel_ate: pacientes.responsavel_ate,
    })
    .from(pacientes)
    .where(eq(pacientes.responsavel_id, id))
    .orderBy(pacientes.id)
    .for("update");
  const today = isoDate(new Date());
  const hashes = rows.map((row) => {
    const child = encryptedPaciente.decrypt(tx, row);
    if (child.cpf === cpf) throw other("cpf", CPF_DO_PROPRIO_PACIENTE);
    const hash = guardianHash(dataKeysOf(tx), { ...child, responsavel_cpf: cpf });
    const na_familia = hash !== null && isInFamily(child, today);
    return { id: row.id, hash: hash?.toString("hex") ?? null, na_familia };
  });
  // One statement, so that all children's accesses end before a trigger locks the trail.
  await tx.execute(sql`
    update pacientes as p set responsavel_hash = decode(novo.hash, 'hex'), na_familia = novo.na_familia, versao = p.versao + 1
    from json_to_recordset(${JSON.stringify(hashes)}::text::json) as novo(id uuid, hash text, na_familia boolean)
    where p.id = novo.id`);
}
