/**
 * What the process that reads PDFs is asked, and what it says. This folder stands alone: it is run as it
 * is, beside the built server, and imports packages and itself only.
 */

export type PdfTask =
  | { kind: "check"; bytes: Uint8Array; maxPages: number }
  | { kind: "draw"; bytes: Uint8Array; widths: readonly number[] };

/** What acts when a PDF is opened or clicked, by the name that it has there. */
export type PdfAction =
  | "JavaScript"
  | "Launch"
  | "SubmitForm"
  | "ImportData"
  | "GoToR"
  | "GoToE"
  | "RichMedia"
  | "XFA"
  | "URI";

/** Why a PDF is refused. */
export type RefusedPdf =
  | { problem: "not-a-pdf" | "password" | "too-many-pages" | "too-heavy" | "unclear" | "broken" }
  | { problem: "active"; actions: PdfAction[] };

/** A file that a PDF carries. */
export interface Anexo {
  nome: string;
  /** Null where its content cannot be read. */
  bytes: number | null;
}

export interface CheckedPdf {
  paginas: number;
  anexos: Anexo[];
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
  | { kind: "checked"; checked: CheckedPdf }
  | { kind: "refused"; refused: RefusedPdf }
  | { kind: "page"; page: DrawnPage }
  | { kind: "drawn" };
