import { sql } from "drizzle-orm";
import type { Assinatura, Integridade } from "#domain/laudos/assinaturas.ts";
import type { Tx } from "#server/db/open.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { encryptedVersao } from "./versoes.ts";

export type DocumentName =
  | { codigo: string; sha256: undefined }
  | { codigo: undefined; sha256: string };

export interface VerifiedDocument {
  situacao: "atual" | "substituida" | "anulada";
  /** When the document was replaced or annulled; null while it is valid. */
  desde: Date | null;
  emitida_em: Date;
  medico: string;
  crm: string;
  integridade: Integridade;
  assinaturas: Assinatura[];
}

export type Verification =
  | { status: "limite"; segundos: number }
  | { status: "nada" }
  | { status: "achado"; documento: VerifiedDocument };

interface Row extends Record<string, unknown> {
  resultado: "limite" | "nada" | "achado";
  espera: number;
  versao: string;
  situacao: VerifiedDocument["situacao"];
  desde: string | null;
  emitida_em: string;
  medico: string;
  crm: string;
  integridade: Integridade;
  assinaturas: Buffer | null;
}

/** Runs with the role `paciente`. @param codigo as `parseCodigoDocumento` returns it */
export async function verifyDocument(
  tx: Tx,
  { codigo, sha256 }: DocumentName,
): Promise<Verification> {
  const hash = codigo === undefined ? null : dataKeysOf(tx).documentoHash(codigo);
  const [row] = await tx.execute<Row>(sql`
    select * from verifica_documento(${hash}::bytea, ${sha256 ?? null}::text)`);
  if (row?.resultado === "limite") return { status: "limite", segundos: row.espera };
  if (row?.resultado !== "achado") return { status: "nada" };
  const { situacao, medico, crm, integridade } = row;
  const { assinaturas } = encryptedVersao.decrypt(tx, {
    id: row.versao,
    assinaturas: row.assinaturas,
  });
  return {
    status: "achado",
    documento: {
      situacao,
      medico,
      crm,
      integridade,
      assinaturas: assinaturas ?? [],
      desde: row.desde === null ? null : new Date(row.desde),
      emitida_em: new Date(row.emitida_em),
    },
  };
}

export type ValidatorAnswer =
  | { status: "limite"; segundos: number }
  | { status: "nada" | "errado" }
  | { status: "aberto"; versao: { arquivo: string; versao_chave: number; bytes: number } };

/**
 * Must be called last in the transaction.
 * @param certo true if the validator sent this document's secret code @param entrega true if the file is sent next
 */
export async function openToValidator(
  tx: Tx,
  { codigo, certo, entrega }: { codigo: string; certo: boolean; entrega: boolean },
): Promise<ValidatorAnswer> {
  const hash = dataKeysOf(tx).documentoHash(codigo);
  const [row] = await tx.execute<{
    resultado: string;
    espera: number;
    arquivo: string;
    versao_chave: number;
    bytes: number;
  }>(sql`select * from abre_ao_validador(${hash}::bytea, ${certo}, ${entrega})`);
  if (row?.resultado === "limite") return { status: "limite", segundos: row.espera };
  if (row?.resultado === "errado") return { status: "errado" };
  if (row?.resultado !== "aberto") return { status: "nada" };
  const { arquivo, versao_chave, bytes } = row;
  return { status: "aberto", versao: { arquivo, versao_chave, bytes } };
}
