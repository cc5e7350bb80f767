import type { OwnSerie } from "#server/data/imagens/own-imagens.ts";
import type { Tx } from "#server/db/open.ts";

export interface Original {
  arquivo: string;
  versao_chave: number;
  bytes: number;
  /** The series' place in the report, from 1. */
  serie: number;
}

/** The images that a request may see: those of a patient's access, or of a shared report. */
export interface ImageAccess {
  /** @returns undefined if the patient's access or the share is not valid */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T | undefined>;
  listSeries(tx: Tx): Promise<OwnSerie[]>;
  /** @param id unchecked input */
  findSerie(tx: Tx, id: string): Promise<OwnSerie | undefined>;
  listOriginals(tx: Tx): Promise<Original[]>;
  /** Must be called last in the transaction, like `noteOriginals`. @returns false if nothing may be sent */
  noteSerie(tx: Tx, id: string, isOpening: boolean): Promise<boolean>;
  noteOriginals(tx: Tx): Promise<boolean>;
  /** The name of the downloaded file, without its extension. */
  name: string;
}
