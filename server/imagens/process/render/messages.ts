/**
 * What the server and the process that renders exam images say to each other. This folder imports only packages, itself
 * and the file that decrypts, because it runs unbundled.
 */

export interface SourceFile {
  path: string;
  /** Of the stored file; see server/crypto/file-chunks.ts. */
  file: { key: Uint8Array; name: string };
  /** Of the decrypted file. */
  bytes: number;
}

/** The same words as in domain/imagens/problemas.ts. */
export type RenderProblem =
  | "documento"
  | "nao_e_imagem"
  | "codificacao"
  | "grande"
  | "longa"
  | "pesada"
  | "quebrada";

export interface Pose {
  /** Equal for slices that are parallel. */
  orientation: string;
  /** Along the normal of the slices, in millimetres. */
  position: number;
}

/** What the order and the kind of a series are decided by. */
export interface Described {
  modality: string;
  frames: number;
  rows: number;
  columns: number;
  isColour: boolean;
  isHounsfield: boolean;
  framesPerSecond: number | null;
  instance: number | null;
  /** One for each frame; empty where the file does not say. */
  poses: Pose[];
}

export interface Picture {
  webp: Uint8Array;
  width: number;
  height: number;
}

/** A larger picture in squares, listed by rows. */
export interface Level {
  width: number;
  height: number;
  tiles: Uint8Array[];
}

export interface FrameTask {
  source: SourceFile;
  frame: number;
  /** Hounsfield values are companded; see levels.ts. */
  isCompanded: boolean;
  /** The longest side of the picture in pixels; a smaller frame keeps its size. */
  longest: number;
  quality: number;
  /** Bytes; the picture's quality falls until it fits. */
  atMost: number;
}

/** `render` makes a frame's picture, and `cut` the squares of the sizes above it. */
export type RenderTask =
  | { kind: "describe"; source: SourceFile }
  | { kind: "document"; source: SourceFile }
  | ({ kind: "render" } & FrameTask)
  | ({ kind: "cut" } & FrameTask);

export type RenderAnswer =
  | { kind: "described"; described: Described }
  | { kind: "document"; pdf: Uint8Array }
  | { kind: "rendered"; picture: Picture }
  | { kind: "cut"; levels: Level[] }
  | { kind: "failed"; problem: RenderProblem };
