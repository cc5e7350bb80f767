import type { OwnSerie } from "#server/data/imagens/own-imagens.ts";
import type { Tx } from "#server/db/open.ts";

export interface Original {
  arquivo: string;
  versao_chave: number;
  bytes: number;
  /** Counts from 1. */
  serie: number;
}

/** The images that a request may see: those of a patient's access, or of a shared report. */
export interface ImageAccess {
  /** @returns undefined without a valid access */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T | undefined>;
  listSeries(tx: Tx): Promise<OwnSerie[]>;
  /** @param id unchecked input */
  findSerie(tx: Tx, id: string): Promise<OwnSerie | undefined>;
  listOriginals(tx: Tx): Promise<Original[]>;
  /** Like `noteOriginals`, must be called last in the transaction. @returns false if nothing may be shown or sent */
  noteSerie(tx: Tx, id: string, isOpening: boolean): Promise<boolean>;
  noteOriginals(tx: Tx): Promise<boolean>;
  /** The name of the downloaded file, without its extension. */
  name: string;
}
