import { getTableColumns } from "drizzle-orm";
import type { LaudoValues } from "#domain/laudos/laudos.ts";
import { type Decrypted, encryptedColumns, text } from "#server/data/kit/encrypted-columns.ts";
import { laudos } from "#server/db/schema/laudos.ts";

const COLUMNS = { protocolo: text, exame: text, motivo_anulacao: text };

type Written = Partial<LaudoValues & { protocolo: string; motivo_anulacao: string }>;

export const encryptedLaudo = encryptedColumns(
  laudos,
  COLUMNS,
  (keys, { protocolo, exame }: Written) => ({
    ...(protocolo !== undefined && { protocolo_hash: keys.protocoloHash(protocolo) }),
    ...(exame !== undefined && { exame_hash: keys.exameHash(exame) }),
  }),
);

const {
  protocolo_hash: _protocolo,
  exame_hash: _exame,
  atualizado_em: _saved,
  ...columns
} = getTableColumns(laudos);
export const STAFF_LAUDO_COLUMNS = columns;

type Row = typeof laudos.$inferSelect;

/** A report as staff read it; `protocolo` is formatted as `AAAA-XXXXX-XXXXX`. */
export type StaffLaudo = Decrypted<
  Pick<Row, keyof typeof STAFF_LAUDO_COLUMNS & keyof Row>,
  typeof COLUMNS
>;

/** The columns that both staff and the patient's role may read. */
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

export type EncryptedLaudo = Pick<Row, keyof typeof LAUDO_COLUMNS>;
export type Laudo = Decrypted<EncryptedLaudo, typeof COLUMNS>;
