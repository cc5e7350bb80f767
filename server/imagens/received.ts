/** What the DICOM receiver, the upload and the pull from a PACS hand over: one instance as an encrypted file. */
import type { OrigemImagem } from "#domain/imagens/imagens.ts";

/** What is read of an instance's header. Texts are cut to 200 characters; absent ones are empty. */
export interface InstanceHeader {
  sopClass: string;
  sopInstance: string;
  study: string;
  series: string;
  transferSyntax: string;
  accession: string;
  /** As the equipment has it, with `^` between its parts. */
  patientName: string;
  patientId: string;
  /** YYYY-MM-DD; empty where it is absent or no date. */
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

/** Where an instance is to be written: the name and key of its own encrypted file. */
export interface Slot {
  arquivo: string;
  versao_chave: number;
  /** Of server/crypto/file-chunks.ts; the name is `originalKey(arquivo)`. */
  key: Buffer;
  name: string;
  /** The temporary file's path. */
  path: string;
}

export interface ReceivedInstance {
  slot: Slot;
  header: InstanceHeader;
  /** Of the plain file, a complete DICOM file with its preamble. */
  bytes: number;
  /** Of its data set, because what stands before it differs between ways of sending the same instance. */
  sha256: Buffer;
  origem: OrigemImagem;
  /** The file's name as a person sent it; empty for others. Encrypted where it is stored. */
  nome: string;
  /** The report to which a person sends the images; without it they are matched. */
  laudoId?: string;
}

/**
 * `known`: the same file is stored already. `conflict`: another file with the same identifiers is. `other-report`: the
 * study belongs to another report than the one that a person chose.
 */
export type TakeResult = "stored" | "known" | "conflict" | "other-report";

/**
 * Stores the file and its row, after which it may be acknowledged. The temporary file is the caller's to remove.
 * @throws where it has to be sent again
 */
export type TakeInstance = (received: ReceivedInstance) => Promise<TakeResult>;
