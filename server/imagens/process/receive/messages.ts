/** This folder is not bundled. At runtime it loads only packages, its own files and server/crypto/file-chunks.ts. */
import type { WorklistEntry, WorklistQuery } from "#domain/imagens/worklist.ts";
import type { InstanceHeader, TakeResult } from "../../received.ts";

interface InstanceSlot {
  path: string;
  key: Buffer;
  name: string;
}

/** A file that staff uploaded, encrypted with a key that exists only in memory. */
export interface SentFile extends InstanceSlot {
  nome: string;
  /** The size of the decrypted file. */
  bytes: number;
}

export interface ListenTask {
  kind: "listen";
  port: number;
  host: string;
  ae: string;
  peers: { ae: string; address: string }[];
}

export interface ReadTask {
  kind: "read";
  files: SentFile[];
}

export interface PullTask {
  kind: "pull";
  /** The DICOMweb URL, without user name and password. */
  address: string;
  /** The value of the `Authorization` header; empty if the archive needs none. */
  authorization: string;
  accession: string;
}

export type FileProblem =
  | "not-dicom"
  | "unknown-syntax"
  | "broken"
  | "too-large"
  | "too-many"
  | "unsafe-name"
  | "encrypted"
  | "bomb"
  | "no-room"
  | "failed";

export type PullProblem =
  | "unavailable"
  | "refused"
  | "answer"
  | "none"
  | "too-large"
  | "no-room"
  | "failed";

export type DicomCode =
  | "address-unknown"
  | "ae-unknown"
  | "called-unknown"
  | "too-many-associations"
  | "limit-exceeded"
  | "malformed"
  | "too-slow"
  | "no-room"
  | "not-taken"
  | "unreadable";

export type Question =
  | { kind: "slot" }
  | {
      kind: "take";
      slot: number;
      header: InstanceHeader;
      bytes: number;
      sha256: Buffer;
      nome: string;
    }
  | { kind: "worklist"; query: WorklistQuery };

export type Reply =
  | { kind: "slot"; slot: InstanceSlot & { id: number } }
  | { kind: "taken"; result: TakeResult }
  | { kind: "worklist"; entries: WorklistEntry[] }
  | { kind: "refused"; problem: "no-room" | "failed" };

export type FromProcess =
  | { kind: "question"; id: number; question: Question }
  /** Asks the server to delete the temporary file. */
  | { kind: "drop"; slot: number }
  | { kind: "listening"; port: number }
  | { kind: "not-listening"; code: string }
  | { kind: "code"; code: DicomCode }
  | { kind: "file"; nome: string; problem: FileProblem }
  /** A file that is not an image, such as a DICOMDIR or a viewer's program. */
  | { kind: "skipped" }
  | { kind: "alive" }
  | { kind: "done"; problem?: PullProblem };

export type ToProcess =
  | ListenTask
  | ReadTask
  | PullTask
  | { kind: "reply"; id: number; reply: Reply }
  | { kind: "ask-alive" };
