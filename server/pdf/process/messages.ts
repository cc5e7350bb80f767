/**
 * What the process that reads PDFs is asked, and what it says. This folder stands alone: it is run as it
 * is, beside the built server, and imports packages and itself only.
 */

export type PdfTask =
  | { kind: "judge"; bytes: Uint8Array; maxPages: number }
  | { kind: "draw"; bytes: Uint8Array; widths: readonly number[] };

/** Why a PDF is refused. */
export type PdfProblem = "not-a-pdf" | "password" | "active" | "too-many-pages" | "broken";

export interface JudgedPdf {
  paginas: number;
  assinado: boolean;
  /** As the signature itself says. */
  assinado_por: string | null;
}

export interface DrawnPage {
  /** From 1. */
  numero: number;
  /** Of the largest image. */
  largura: number;
  altura: number;
  texto: string;
  /** WebP, in the order of the widths asked for. */
  imagens: Uint8Array[];
}

export type PdfAnswer =
  | { kind: "judged"; judged: JudgedPdf }
  | { kind: "refused"; problem: PdfProblem }
  | { kind: "page"; page: DrawnPage }
  | { kind: "drawn" };
