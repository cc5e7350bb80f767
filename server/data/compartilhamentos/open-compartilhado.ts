import { sql } from "drizzle-orm";
import { formatCodigo } from "#domain/compartilhamentos/codigo.ts";
import type { Oque, Via } from "#domain/compartilhamentos/compartilhamentos.ts";
import type { Integridade } from "#domain/laudos/assinaturas.ts";
import { isLegivel, type StatusLaudo } from "#domain/laudos/laudos.ts";
import type { Delivered } from "#server/data/laudos/deliveries.ts";
import { encryptedLaudo } from "#server/data/laudos/encrypted-laudo.ts";
import { encryptedVersao } from "#server/data/laudos/versoes.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import type { PaginaDesenhada } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedAbertura, encryptedCompartilhamento } from "./encrypted-compartilhamento.ts";
import { listSharedSeries } from "./shared-imagens.ts";

export type Named = { segredo: string; prova?: Buffer } | { codigo: string };

export interface OpenRequest {
  named: Named;
  /** Undefined if no PIN was given. A text that cannot be a PIN counts as a wrong PIN. */
  senha: string | undefined;
  nome: string;
  via: Via;
  /** The id of the new row in `compartilhamento_aberturas`. */
  abertura: string;
  token: string;
}

export type OpenResult =
  | { status: "aberto" }
  | { status: "nada" | "chave" }
  /** `falta`: no PIN was given. `senha`: the PIN was wrong. `restam` is the number of tries left. */
  | { status: "falta" | "senha"; restam: number }
  | { status: "limite"; segundos: number };

export async function openCompartilhado(tx: Tx, request: OpenRequest): Promise<OpenResult> {
  const { named, senha, nome, via, abertura, token } = request;
  const keys = dataKeysOf(tx);
  const isByLink = "segredo" in named;
  const codigo = isByLink
    ? formatCodigo(keys.compartilhamentoLetters(named.segredo))
    : named.codigo;
  const segredo = isByLink ? keys.segredoHash(named.segredo) : null;
  const prova = isByLink ? (named.prova ?? null) : null;
  const encrypted = encryptedAbertura.encrypt(tx, abertura, { nome });
  const [row] = await tx.execute<{ resultado: string; espera: number; restam: number }>(sql`
    select resultado, espera, restam from abre_compartilhamento(
      ${keys.compartilhamentoHash(codigo)}::bytea, ${segredo}::bytea, ${prova}::bytea,
      ${keys.senhaHash(codigo, senha ?? "")}::bytea, ${senha !== undefined}, ${abertura}::uuid, ${token},
      ${encrypted.nome}::bytea, ${via})`);
  const { resultado, espera = 0, restam = 0 } = row ?? {};
  switch (resultado) {
    case "limite":
      return { status: "limite", segundos: espera };
    case "senha":
    case "falta":
      return { status: resultado, restam };
    case "aberto":
      return { status: "aberto" };
    case "chave":
      return { status: "chave" };
    default:
      return { status: "nada" };
  }
}

interface SharedRow extends Record<string, unknown> {
  abertura: string;
  id: string;
  chave: Buffer;
  expira_em: Date | string;
  laudo: string;
  status: StatusLaudo;
  anulado_em: Date | string | null;
  exame: Buffer;
  data_exame: string;
  medico_responsavel: string;
  crm: string;
  liberado_em: Date | string;
  retificado_em: Date | string | null;
  paciente: string;
  nome: Buffer;
  data_nascimento: Buffer;
  versao: string | null;
  arquivo: string;
  versao_chave: number;
  bytes: number;
  integridade: Integridade;
  assinaturas: Buffer | null;
  paginas: PaginaDesenhada[];
  texto: Buffer | null;
  oque: Oque;
}

export async function readCompartilhado(tx: Tx) {
  const [row] = await tx.execute<SharedRow>(sql`select * from le_compartilhado()`);
  if (!row) return undefined;
  const { chave } = encryptedCompartilhamento.decrypt(tx, { id: row.id, chave: row.chave });
  const expira_em = new Date(row.expira_em);
  const share = { abertura: row.abertura, chave, expira_em };
  const { oque } = row;
  if (!isLegivel(row.status) || (oque !== "imagens" && row.versao === null)) {
    return { ...share, status: "anulado" as const, anulado_em: new Date(row.anulado_em ?? 0) };
  }
  const { exame } = encryptedLaudo.decrypt(tx, { id: row.laudo, exame: row.exame });
  const { nome, data_nascimento } = encryptedPaciente.decrypt(tx, {
    id: row.paciente,
    nome: row.nome,
    data_nascimento: row.data_nascimento,
  });
  const { data_exame, medico_responsavel, crm } = row;
  const isCorrected = row.status === "retificado";
  return {
    ...share,
    status: row.status as "liberado" | "retificado",
    oque,
    laudo: {
      exame,
      data_exame,
      medico_responsavel,
      crm,
      nome,
      data_nascimento,
      isCorrected,
      emitido_em: new Date((isCorrected && row.retificado_em) || row.liberado_em),
    },
    versao: sharedVersao(tx, row),
    imagens: oque === "laudo" ? [] : await listSharedSeries(tx),
  };
}

function sharedVersao(tx: Tx, row: SharedRow) {
  if (row.versao === null) return undefined;
  const { texto, assinaturas } = encryptedVersao.decrypt(tx, {
    id: row.versao,
    texto: row.texto,
    assinaturas: row.assinaturas,
  });
  const { arquivo, versao_chave, bytes, integridade, paginas } = row;
  const file = { arquivo, versao_chave, bytes, paginas };
  return { ...file, integridade, assinaturas: assinaturas ?? [], textos: texto ?? [] };
}

export type Compartilhado = NonNullable<Awaited<ReturnType<typeof readCompartilhado>>>;

/** Must be called last in the transaction. @returns false if the access has ended, or opens no released report */
export async function noteSharedDelivery(tx: Tx, { what, isWhole }: Delivered): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_entrega_compartilhada(${what}, ${isWhole}) as noted`,
  );
  return row?.noted === true;
}
