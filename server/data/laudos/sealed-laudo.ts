/** A report's row, from and to what the database keeps. */
import type { StatusLaudo } from "#domain/laudos.ts";
import type { Tx } from "#server/db/open.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";

/** Of a report all that a list needs; the columns that the patient's own role may read, too. */
export const LAUDO_COLUMNS = {
  id: laudos.id,
  protocolo: laudos.protocolo,
  exame: laudos.exame,
  data_exame: laudos.data_exame,
  previsto_para: laudos.previsto_para,
  medico_responsavel: laudos.medico_responsavel,
  crm: laudos.crm,
  status: laudos.status,
  versao_atual: laudos.versao_atual,
  movido_para: laudos.movido_para,
  liberado_em: laudos.liberado_em,
  retificado_em: laudos.retificado_em,
};

/** What staff read beside it. */
export const STAFF_LAUDO_COLUMNS = {
  ...LAUDO_COLUMNS,
  versao: laudos.versao,
  paciente_id: laudos.paciente_id,
  motivo_anulacao: laudos.motivo_anulacao,
  anulado_em: laudos.anulado_em,
  anulado_por: laudos.anulado_por,
  aberto_em: laudos.aberto_em,
  criado_em: laudos.criado_em,
};

export interface Laudo {
  id: string;
  /** `AAAA-XXXXX-XXXXX`. */
  protocolo: string;
  exame: string;
  /** YYYY-MM-DD. */
  data_exame: string;
  previsto_para: string | null;
  medico_responsavel: string;
  crm: string;
  status: StatusLaudo;
  /** Of the PDF that the patient gets; null before the first one. */
  versao_atual: string | null;
  /** The report that it became under the right patient. */
  movido_para: string | null;
  liberado_em: Date | null;
  retificado_em: Date | null;
}

export interface StaffLaudo extends Laudo {
  versao: number;
  paciente_id: string;
  motivo_anulacao: string | null;
  anulado_em: Date | null;
  /** A member of staff's name, as it stood then. */
  anulado_por: string | null;
  aberto_em: Date | null;
  criado_em: Date;
}

type Sealed<T, Column extends keyof T> = Omit<T, Column> & {
  [K in Column]: Extract<T[K], null> | Uint8Array;
};
export type SealedLaudo = Sealed<Laudo, "protocolo" | "exame">;
export type SealedStaffLaudo = Sealed<StaffLaudo, EncryptedColumn>;

type EncryptedColumn = "protocolo" | "exame" | "motivo_anulacao";

/** A ciphertext is bound to the name that its column had when the table was made. */
const BOUND_NAMES: Record<EncryptedColumn, string> = {
  protocolo: "protocolo",
  exame: "exame",
  motivo_anulacao: "motivo_retirada",
};

const place = (id: string, column: EncryptedColumn) => ({
  table: "laudos",
  column: BOUND_NAMES[column],
  id,
});

export function sealLaudoText(tx: Tx, id: string, column: EncryptedColumn, text: string): Buffer {
  return dataKeysOf(tx).encrypt(text, place(id, column));
}

/** Of the protocol alone, where a report is named and no more. */
export function openProtocolo(
  tx: Tx,
  { id, protocolo }: Pick<SealedLaudo, "id" | "protocolo">,
): string {
  return dataKeysOf(tx).decrypt(protocolo, place(id, "protocolo"));
}

export function openLaudo(tx: Tx, row: SealedLaudo): Laudo {
  return {
    ...row,
    protocolo: openProtocolo(tx, row),
    exame: dataKeysOf(tx).decrypt(row.exame, place(row.id, "exame")),
  };
}

export function openStaffLaudo(tx: Tx, row: SealedStaffLaudo): StaffLaudo {
  const { motivo_anulacao } = row;
  return {
    ...row,
    ...openLaudo(tx, row),
    motivo_anulacao:
      motivo_anulacao && dataKeysOf(tx).decrypt(motivo_anulacao, place(row.id, "motivo_anulacao")),
  };
}
