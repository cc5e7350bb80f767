import type { OrigemImagem } from "#domain/imagens/imagens.ts";

/** Texts are cut to 200 characters; absent texts are empty. */
export interface InstanceHeader {
  sopClass: string;
  sopInstance: string;
  study: string;
  series: string;
  transferSyntax: string;
  accession: string;
  patientName: string;
  patientId: string;
  /** YYYY-MM-DD; empty if the header has no valid date. */
  birthDate: string;
  studyDate: string;
  studyDescription: string;
  seriesDescription: string;
  modality: string;
  bodyPart: string;
  seriesNumber: number | null;
  instanceNumber: number | null;
  rows: number | null;
  columns: number | null;
  frames: number;
}

export interface Slot {
  arquivo: string;
  versao_chave: number;
  /** Encrypts the file, whose name in storage is `originalKey(arquivo)`. */
  key: Buffer;
  name: string;
  path: string;
}

export interface ReceivedInstance {
  slot: Slot;
  header: InstanceHeader;
  /** The size of the decrypted file, a complete DICOM file with its preamble. */
  bytes: number;
  /** The hash of the data set only; see process/receive/data-set-hash.ts. */
  sha256: Buffer;
  origem: OrigemImagem;
  /** Empty unless a person sent the file. */
  nome: string;
  /** The report that a person chose for the image. Otherwise the server looks for one. */
  laudoId?: string;
}

/** `known`: stored before. `conflict`: another file has the same UIDs. `other-report`: the study has another report. */
export type TakeResult = "stored" | "known" | "conflict" | "other-report";

/** Stores file and row; the temporary file remains. @throws if the instance must be sent again */
export type TakeInstance = (received: ReceivedInstance) => Promise<TakeResult>;
