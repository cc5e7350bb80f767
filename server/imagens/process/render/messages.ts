/** This folder is not bundled, so it loads only packages, its own files and server/crypto/file-chunks.ts. */

export interface SourceFile {
  path: string;
  file: { key: Uint8Array; name: string };
  /** The size of the decrypted file. */
  bytes: number;
}

/** Why a frame cannot be rendered; values of `PROBLEMAS_IMAGEM` in domain/imagens/problemas.ts. */
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
  /** Millimetres along the axis that is perpendicular to the slice. */
  position: number;
}

export interface Described {
  modality: string;
  frames: number;
  rows: number;
  columns: number;
  isColour: boolean;
  isHounsfield: boolean;
  framesPerSecond: number | null;
  instance: number | null;
  /** One for each frame; empty if at least one is missing. */
  poses: Pose[];
}

export interface Picture {
  webp: Uint8Array;
  width: number;
  height: number;
}

/** The frame at a higher resolution, cut into tiles that are listed row by row. */
export interface Level {
  width: number;
  height: number;
  tiles: Uint8Array[];
}

export interface FrameTask {
  source: SourceFile;
  frame: number;
  isCompanded: boolean;
  /** The longest side of the picture in pixels; a smaller frame keeps its size. */
  longest: number;
  quality: number;
  /** The wanted size in bytes. A larger picture is encoded again with less quality, but not below 40. */
  atMost: number;
}

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
