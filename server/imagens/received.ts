/** One instance in an encrypted file, as the DICOM receiver, the upload and the pull from a PACS hand it over. */
import type { OrigemImagem } from "#domain/imagens/imagens.ts";

/** The values that are read from an instance's header. Texts are cut to 200 characters; absent texts are empty. */
export interface InstanceHeader {
  sopClass: string;
  sopInstance: string;
  study: string;
  series: string;
  transferSyntax: string;
  accession: string;
  /** The name as the equipment sends it, with `^` between its parts. */
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

/** The encrypted file to which an instance is written, with a name and key of its own. */
export interface Slot {
  arquivo: string;
  versao_chave: number;
  /** The key for server/crypto/file-chunks.ts; `name` is `originalKey(arquivo)`. */
  key: Buffer;
  name: string;
  /** The temporary file's path. */
  path: string;
}

export interface ReceivedInstance {
  slot: Slot;
  header: InstanceHeader;
  /** The size of the plain file, which is a complete DICOM file with its preamble. */
  bytes: number;
  /** Hash of the data set only, because the meta information before it depends on the way of sending. */
  sha256: Buffer;
  origem: OrigemImagem;
  /** The name of a file that a person sent, stored encrypted; empty for other instances. */
  nome: string;
  /** The report that a person chose for the image; without it, the server matches image and report. */
  laudoId?: string;
}

/**
 * `known`: the same file is stored already. `conflict`: another file with the same identifiers is. `other-report`: the
 * study belongs to another report than the one that a person chose.
 */
export type TakeResult = "stored" | "known" | "conflict" | "other-report";

/**
 * Stores the file and its row; afterwards the sender may be told that the instance is stored. The temporary file
 * remains. @throws if the instance must be sent again
 */
export type TakeInstance = (received: ReceivedInstance) => Promise<TakeResult>;
