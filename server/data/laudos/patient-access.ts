/** What a patient's role may do: look up, confirm a code, read what its access opens, and end it. */
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { LAUDO_ACTS } from "#domain/acessos-do-laudo.ts";
import { openNome } from "#server/data/pacientes/sealed-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { laudoVersoes } from "#server/db/schema/laudo-versoes.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { trilhaPacientes } from "#server/db/schema/trilha-pacientes.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { LAUDO_COLUMNS, type Laudo, openLaudo, type SealedLaudo } from "./sealed-laudo.ts";
import { openPageTexts } from "./versoes.ts";

export interface LookUp {
  cpf: string;
  /** YYYY-MM-DD. */
  dataNascimento: string;
  /** Without one a code is asked for. */
  protocolo: string | undefined;
}

export type LookUpResult =
  | { status: "aberto" | "nada" | "codigo" }
  | { status: "limite"; segundos: number };

/**
 * The look-up before anyone is known: one function of the database, which is told keyed hashes only.
 * @param token of the access that opens, or of the browser that asks for a code, as a credential
 */
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

/** @param pedido of the browser that asked @param token of the access that opens */
export async function confirmCode(
  tx: Tx,
  { pedido, codigoHash, token }: { pedido: string; codigoHash: Buffer; token: string },
): Promise<LookUpResult> {
  const [row] = await tx.execute<{ resultado: string; espera: number }>(
    sql`select resultado, espera from confirma_codigo(${pedido}, ${codigoHash}::bytea, ${token})`,
  );
  return resultOf(row);
}

/**
 * Another code for what was typed in this browser before, if that was not long ago.
 * @param pedido of the browser that requested the former one @param token takes its place
 */
export async function repeatCode(
  tx: Tx,
  {
    pedido,
    token,
    codigo,
  }: { pedido: string; token: string; codigo: { id: string; hash: Buffer } },
): Promise<LookUpResult> {
  const [row] = await tx.execute<{ resultado: string; espera: number }>(sql`
    select resultado, espera
    from repete_codigo(${pedido}, ${token}, ${codigo.id}::uuid, ${codigo.hash}::bytea)`);
  return resultOf(row);
}

function resultOf(row: { resultado: string; espera: number } | undefined): LookUpResult {
  if (row?.resultado === "limite") return { status: "limite", segundos: row.espera };
  if (row?.resultado === "aberto" || row?.resultado === "codigo") return { status: row.resultado };
  return { status: "nada" };
}

/** The quarter of an hour begins anew. @returns false where the access is over */
export async function useAccess(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ vive: boolean }>(sql`select usa_acesso() as vive`);
  return row?.vive === true;
}

type AccessAct = "abriu a lista" | "abriu laudo" | "encerrou o acesso";

/**
 * A line of the chained trail; last in its transaction, since lines take turns.
 * @returns false where the access is over or does not open that report: then nothing may be shown
 */
export async function noteAccess(
  tx: Tx,
  acao: AccessAct,
  laudoId: string | null,
  dados: readonly ("lista" | "laudo" | "páginas")[],
): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_acesso(${acao}, ${laudoId}::uuid, ${`{${dados.join(",")}}`}::text[]) as noted`,
  );
  return row?.noted === true;
}

export interface OwnLaudos {
  nome: string;
  laudos: Laudo[];
  /** Opened by one protocol: the others are not among them. */
  isOneOnly: boolean;
}

/** Of a report that stood under the wrong patient nothing is told but that it was annulled. */
function ownLaudo(tx: Tx, row: SealedLaudo): Laudo {
  const laudo = openLaudo(tx, row);
  if (laudo.movido_para === null) return laudo;
  return { ...laudo, exame: "Laudo anulado", medico_responsavel: "", crm: "" };
}

/** Newest first. */
export async function listOwnLaudos(tx: Tx): Promise<OwnLaudos | undefined> {
  const [patient] = await tx.select({ id: pacientes.id, nome: pacientes.nome }).from(pacientes);
  if (!patient) return undefined;
  const rows = await tx
    .select(LAUDO_COLUMNS)
    .from(laudos)
    .orderBy(desc(laudos.data_exame), desc(laudos.liberado_em), laudos.id);
  const [access] = await tx.execute<{ laudo_id: string | null }>(
    sql`select laudo_id from acesso_atual()`,
  );
  return {
    nome: openNome(tx, patient),
    laudos: rows.map((row) => ownLaudo(tx, row)),
    isOneOnly: access?.laudo_id != null,
  };
}

interface OwnVersao {
  id: string;
  arquivo: string;
  versao_chave: number;
  bytes: number;
  numero: number | null;
  assinado: boolean;
  desenho: string;
  paginas: { largura: number; altura: number }[];
  /** The words of each page. */
  textos: string[];
}

export interface OwnLaudo extends Laudo {
  nome: string;
  /** Undefined unless it may be read. */
  versaoAtual: OwnVersao | undefined;
}

/** @param protocolo as `parseProtocolo` returns it; one that the access does not open is none */
export async function getOwnLaudo(tx: Tx, protocolo: string): Promise<OwnLaudo | undefined> {
  const [row] = await tx
    .select(LAUDO_COLUMNS)
    .from(laudos)
    .where(eq(laudos.protocolo_hash, dataKeysOf(tx).protocoloHash(protocolo)));
  if (!row) return undefined;
  const [patient] = await tx.select({ id: pacientes.id, nome: pacientes.nome }).from(pacientes);
  const [versao] = row.versao_atual
    ? await tx
        .select({
          id: laudoVersoes.id,
          arquivo: laudoVersoes.arquivo,
          versao_chave: laudoVersoes.versao_chave,
          bytes: laudoVersoes.bytes,
          numero: laudoVersoes.numero,
          assinado: laudoVersoes.assinado,
          desenho: laudoVersoes.desenho,
          paginas: laudoVersoes.paginas,
          texto: laudoVersoes.texto,
        })
        .from(laudoVersoes)
        .where(eq(laudoVersoes.id, row.versao_atual))
    : [];
  const { texto, ...plain } = versao ?? { texto: null };
  return {
    ...ownLaudo(tx, row),
    nome: patient ? openNome(tx, patient) : "",
    versaoAtual: versao && {
      ...(plain as Omit<typeof versao, "texto">),
      textos: openPageTexts(tx, { id: versao.id, texto }),
    },
  };
}

export interface OwnTrailLine {
  quando: Date;
  quem: "protocolo" | "codigo" | "equipe" | "sistema";
  responsavel: boolean;
  usuario_nome: string | null;
  acao: string;
}

const MOST_LINES = 500;

/** What touched this report of the patient's, newest first; lists in which it was a row are left out. */
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
        sql`${trilhaPacientes.laudos} @> ${`{${laudoId}}`}::uuid[]`,
        inArray(acao, [...LAUDO_ACTS]),
      ),
    )
    .orderBy(desc(trilhaPacientes.numero))
    .limit(MOST_LINES + 1);
  return { lines: lines.slice(0, MOST_LINES), isCut: lines.length > MOST_LINES };
}
