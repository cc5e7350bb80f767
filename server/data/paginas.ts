/** The legal pages' texts. */
import type { PaginaName, Paginas } from "#domain/paginas.ts";
import type { Tx } from "#server/db/open.ts";
import { paginas as table } from "#server/db/schema/paginas.ts";
import { singleRecordOf } from "./single-record.ts";

export const paginas = singleRecordOf<Paginas>({ table });

export interface SavedPagina {
  /** Null where the built-in text is in force. */
  texto: string | null;
  /** YYYY-MM-DD, on which the clinic last changed it. */
  atualizado_em: string | null;
}

/** Undefined while nobody has saved any. */
export async function getPagina(tx: Tx, name: PaginaName): Promise<SavedPagina | undefined> {
  const [row] = await tx
    .select({ texto: table[name], atualizado_em: table[`${name}_em`] })
    .from(table)
    .limit(1);
  return row;
}
