import { sql } from "drizzle-orm";
import { encryptedSerie } from "#server/data/imagens/encrypted-imagens.ts";
import type { OwnSerie } from "#server/data/imagens/own-imagens.ts";
import type { Tx } from "#server/db/open.ts";

type SerieRow = Omit<OwnSerie, "rotulo"> & { rotulo: Buffer } & Record<string, unknown>;

export async function listSharedSeries(tx: Tx): Promise<OwnSerie[]> {
  const rows = await tx.execute<SerieRow>(sql`select * from series_compartilhadas()`);
  return rows.map((row) => encryptedSerie.decrypt(tx, row));
}

interface OriginalRow extends Record<string, unknown> {
  arquivo: string;
  versao_chave: number;
  bytes: number;
  serie: number;
}

export async function listSharedOriginals(tx: Tx): Promise<OriginalRow[]> {
  return [...(await tx.execute<OriginalRow>(sql`select * from originais_compartilhados()`))];
}

/** Must be called last in the transaction. @returns false if nothing may be shown or sent */
export async function noteSharedSerie(tx: Tx, id: string, isOpening: boolean): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_imagens_compartilhadas(${id}::uuid, ${isOpening}) as noted`,
  );
  return row?.noted === true;
}

/** Must be called last in the transaction. @returns false if nothing may be sent */
export async function noteSharedOriginals(tx: Tx): Promise<boolean> {
  const [row] = await tx.execute<{ noted: boolean }>(
    sql`select registra_originais_compartilhados() as noted`,
  );
  return row?.noted === true;
}
