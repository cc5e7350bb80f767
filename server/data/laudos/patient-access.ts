import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { hasDiscernment, hasGuardian, isInFamily } from "#domain/pessoas/pacientes.ts";
import { type AtoDe, LAUDO_ACTS } from "#domain/registro/atos.ts";
import { documento } from "#domain/registro/documentos.ts";
import type { QuemToca } from "#domain/registro/trilha-pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { laudos, laudoVersoes } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { trilhaPacientes } from "#server/db/schema/trilha-pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import {
  type EncryptedLaudo,
  encryptedLaudo,
  LAUDO_COLUMNS,
  type Laudo,
} from "./encrypted-laudo.ts";
import { reserveLaudos } from "./reserve-laudos.ts";
import { encryptedVersao } from "./versoes.ts";

export interface LookUp {
  cpf: string;
  dataNascimento: string;
  /** The report's number, if it was typed. If undefined, a code is sent by e-mail. */
  protocolo: string | undefined;
}

export type LookUpResult =
  | { status: "aberto" | "nada" | "codigo" }
  | { status: "limite"; segundos: number };

/** @param token the new access's token, or the token of the browser that requests a code */
export async function lookUpPatient(
  tx: Tx,
  { cpf, dataNascimento, protocolo }: LookUp,
  { token, codigo }: { token: string; codigo: { id: string; hash: Buffer } },
): Promise<LookUpResult> {
  const [row] = await tx.execute<{ resultado: string; espera: number }>(sql`
    select resultado, espera from procura_paciente(
      ${dataKeysOf(tx).identidadeHash(cpf, dataNascimento)}::bytea,
      ${protocolo === undefined ? null : dataKeysOf(tx).protocoloHash(protocolo)}::bytea,
      ${dataKeysOf(tx).cpfHash(cpf)}::bytea, ${token}, ${codigo.id}::uuid, ${codigo.hash}::bytea)`);
  return resultOf(row);
}

/** @param pedido the token of the browser that requested the code @param token the new access's token */
export async function confirmCode(
  tx: Tx,
  { pedido, codigoHash, token }: { pedido: string; codigoHash: Buffer; token: string },
): Promise<LookUpResult> {
  const [row] = await tx.execute<{ resultado: string; espera: number }>(
    sql`select resultado, espera from confirma_codigo(${pedido}, ${codigoHash}::bytea, ${token})`,
  );
  return resultOf(row);
}

/** Sends another code for the CPF and birth date that this browser sent in the last 15 minutes. */
export async function repeatCode(
  tx: Tx,
  { token, codigo }: { token: string; codigo: { id: string; hash: Buffer } },
): Promise<LookUpResult> {
  const [row] = await tx.execute<{ resultado: string; espera: number }>(sql`
    select resultado, espera
    from repete_codigo(${token}, ${codigo.id}::uuid, ${codigo.hash}::bytea)`);
  return resultOf(row);
}

function resultOf(row: { resultado: string; espera: number } | undefined): LookUpResult {
  if (row?.resultado === "limite") return { status: "limite", segundos: row.espera };
  if (row?.resultado === "aberto" || row?.resultado === "codigo") return { status: row.resultado };
  return { status: "nada" };
}

/** Renews the access for 15 minutes. @returns false if the access has ended */
export async function useAccess(tx: Tx, now = new Date()): Promise<boolean> {
  const [row] = await tx.execute<{ responsavel: boolean | null; familia: boolean | null }>(
    sql`select responsavel, familia from usa_acesso()`,
  );
  if (row?.responsavel == null) return false;
  if (!row.responsavel) return true;
  if (row.familia && (await leaveGrownChildren(tx, now)) === 0) return false;
  await reserveOwn(tx, now);
  return row.familia || isGuardianStill(tx, now);
}

/** Reserves the reports of children who turned 16. The hourly job does so only later. */
async function reserveOwn(tx: Tx, now: Date): Promise<void> {
  const { id, data_nascimento } = pacientes;
  const rows = await tx.select({ id, data_nascimento }).from(pacientes);
  await reserveLaudos(
    tx,
    rows.map((row) => encryptedPaciente.decrypt(tx, row)),
    now,
  );
}

/** Removes children who came of age from the guardian's access. @returns how many children remain */
async function leaveGrownChildren(tx: Tx, now: Date): Promise<number> {
  const { id, data_nascimento, responsavel_ate } = pacientes;
  const rows = await tx.select({ id, data_nascimento, responsavel_ate }).from(pacientes);
  const today = isoDate(now);
  const grown = rows.filter((row) => !isInFamily(encryptedPaciente.decrypt(tx, row), today));
  if (grown.length > 0) {
    const ids = `{${grown.map((child) => child.id).join(",")}}`;
    await tx.execute(sql`select sai_da_familia(${ids}::text::uuid[])`);
  }
  return rows.length - grown.length;
}

/** Checks `responsavel_ate`, which PostgreSQL cannot decrypt. The hourly job ends the access only later. */
async function isGuardianStill(tx: Tx, now: Date): Promise<boolean> {
  const [row] = await tx
    .select({ id: pacientes.id, responsavel_ate: pacientes.responsavel_ate })
    .from(pacientes);
  const until = row ? encryptedPaciente.decrypt(tx, row).responsavel_ate : null;
  if (!hasGuardian(until, isoDate(now))) return false;
  // The only report that such an access opens may have been reserved to the patient in the meantime.
  return (await ownersOf(tx)).size > 0;
}

/** Must be called last, because it locks the trail until the commit. @returns false if nothing may be shown */
export async function noteAccess(
  tx: Tx,
  acao: AtoDe<"paciente">,
  laudoId: string | null,
  dados: readonly ("lista" | "laudo" | "paginas")[],
): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_acesso(${acao}, ${laudoId}::uuid, ${`{${dados.join(",")}}`}::text[]) as noted`,
  );
  return row?.noted === true;
}

export interface OwnLaudos {
  /** The patient alone, or all children under age of a guardian, sorted by name. */
  pacientes: { id: string; nome: string; isReserved: boolean; laudos: Laudo[] }[];
  isFamily: boolean;
  /** True if a report's number opened the access. Such an access shows only that report. */
  isOneOnly: boolean;
}

/** Hides exam and doctor of a report that was annulled because it was under the wrong patient. */
function ownLaudo(tx: Tx, row: EncryptedLaudo): Laudo {
  const laudo = encryptedLaudo.decrypt(tx, row);
  if (laudo.movido_para === null) return laudo;
  return { ...laudo, exame: "Laudo anulado", medico_responsavel: "", crm: "" };
}

async function ownPeople(tx: Tx) {
  const { id, nome, data_nascimento } = pacientes;
  const rows = await tx.select({ id, nome, data_nascimento }).from(pacientes);
  const people = rows.map((row) => encryptedPaciente.decrypt(tx, row));
  return people.sort((a, b) => a.nome.localeCompare(b.nome, "pt-BR"));
}

async function ownersOf(tx: Tx): Promise<Map<string, string>> {
  const rows = await tx.execute<{ laudo: string; paciente: string }>(
    sql`select laudo, paciente from laudos_do_acesso()`,
  );
  return new Map(rows.map(({ laudo, paciente }) => [laudo, paciente]));
}

/** Records the reading by `noteAccess`, so it must be called last in the transaction. */
export async function listOwnLaudos(tx: Tx): Promise<OwnLaudos | undefined> {
  const people = await ownPeople(tx);
  if (people.length === 0) return undefined;
  const rows = await tx
    .select(LAUDO_COLUMNS)
    .from(laudos)
    .orderBy(desc(laudos.data_exame), desc(laudos.liberado_em), laudos.id);
  const owners = await ownersOf(tx);
  const [access] = await tx.execute<{ documento: string | null; isFamily: boolean }>(
    sql`select documento, responsavel_id is not null as "isFamily" from acesso_atual()`,
  );
  if (!(await noteAccess(tx, "abriu_lista", null, ["lista"]))) return undefined;
  const isFamily = access?.isFamily === true;
  const today = isoDate(new Date());
  return {
    pacientes: people.map(({ id, nome, data_nascimento }) => ({
      id,
      nome,
      isReserved: isFamily && hasDiscernment(data_nascimento, today),
      laudos: rows.filter((row) => owners.get(row.id) === id).map((row) => ownLaudo(tx, row)),
    })),
    isFamily,
    isOneOnly: access?.documento != null,
  };
}

/** The columns of a PDF's row that the patient may read; none is encrypted. */
const FILE_COLUMNS = {
  id: laudoVersoes.id,
  arquivo: laudoVersoes.arquivo,
  versao_chave: laudoVersoes.versao_chave,
  bytes: laudoVersoes.bytes,
  numero: laudoVersoes.numero,
  desenho: laudoVersoes.desenho,
  paginas: laudoVersoes.paginas,
};

const hasProtocolo = (tx: Tx, protocolo: string) =>
  eq(laudos.protocolo_hash, dataKeysOf(tx).protocoloHash(protocolo));

export async function findOwnPdf(tx: Tx, protocolo: string) {
  const [row] = await tx
    .select({ laudo: laudos.id, versao: FILE_COLUMNS })
    .from(laudos)
    .innerJoin(laudoVersoes, eq(laudoVersoes.id, laudos.versao_atual))
    .where(hasProtocolo(tx, protocolo));
  return row;
}

/** Records the reading by `noteAccess`, so it must be called last in the transaction. */
export async function getOwnLaudo(tx: Tx, protocolo: string) {
  const [row] = await tx.select(LAUDO_COLUMNS).from(laudos).where(hasProtocolo(tx, protocolo));
  if (!row) return undefined;
  const owner = (await ownersOf(tx)).get(row.id);
  const nome = (await ownPeople(tx)).find(({ id }) => id === owner)?.nome ?? "";
  const [versao] = row.versao_atual
    ? await tx
        .select({
          ...FILE_COLUMNS,
          integridade: laudoVersoes.integridade,
          assinaturas: laudoVersoes.assinaturas,
          texto: laudoVersoes.texto,
        })
        .from(laudoVersoes)
        .where(eq(laudoVersoes.id, row.versao_atual))
    : [];
  const trail = await listOwnTrail(tx, row.id);
  const dados = versao ? (["laudo", "paginas"] as const) : (["laudo"] as const);
  if (!(await noteAccess(tx, "abriu_laudo", row.id, dados))) return undefined;
  const opened = versao && encryptedVersao.decrypt(tx, versao);
  const versaoAtual = opened && {
    ...opened,
    texto: undefined,
    textos: opened.texto ?? [],
    assinaturas: opened.assinaturas ?? [],
    ...verificationOf(tx, opened.id),
  };
  return { ...ownLaudo(tx, row), nome, trail, versaoAtual };
}

/** `codigo` verifies the document on this site. With `codigoValidador`, the federal validator (ITI) fetches it. */
function verificationOf(tx: Tx, versaoId: string) {
  const codigo = dataKeysOf(tx).documentoCode(versaoId);
  return { codigo, codigoValidador: dataKeysOf(tx).validadorCode(codigo) };
}

export interface OwnTrailLine {
  quando: Date;
  quem: QuemToca;
  responsavel: boolean;
  usuario_nome: string | null;
  acao: string;
}

const MOST_LINES = 500;

/** Lists the accesses to this report, newest first, without readings of lists that include the report. */
export async function listOwnTrail(
  tx: Tx,
  laudoId: string,
): Promise<{ lines: OwnTrailLine[]; isCut: boolean }> {
  const { quando, quem, responsavel, usuario_nome, acao } = trilhaPacientes;
  const lines = await tx
    .select({ quando, quem, responsavel, usuario_nome, acao })
    .from(trilhaPacientes)
    .where(
      and(
        sql`${trilhaPacientes.documentos} @> array[${documento("laudo", laudoId)}]`,
        inArray(acao, [...LAUDO_ACTS]),
      ),
    )
    .orderBy(desc(trilhaPacientes.numero))
    .limit(MOST_LINES + 1);
  return { lines: lines.slice(0, MOST_LINES), isCut: lines.length > MOST_LINES };
}
