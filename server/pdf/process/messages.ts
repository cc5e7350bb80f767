/** This folder imports only packages and its own files, because it runs unbundled. */

export type PdfTask =
  | {
      kind: "check";
      bytes: Uint8Array;
      maxPages: number;
      icpRoots: string;
      receivedAt?: Date | undefined;
    }
  | { kind: "draw"; bytes: Uint8Array; widths: readonly number[] };

export type PdfAction =
  | "JavaScript"
  | "Launch"
  | "SubmitForm"
  | "ImportData"
  | "GoToR"
  | "GoToE"
  | "RichMedia"
  | "XFA"
  | "URI"
  | "Scheme"
  | "OpenAddress"
  | "External";

export type RefusedPdf =
  | {
      problem:
        | "not-a-pdf"
        | "not-alone"
        | "password"
        | "too-many-pages"
        | "too-heavy"
        | "unclear"
        | "broken";
    }
  | { problem: "active"; actions: PdfAction[] };

export interface Anexo {
  nome: string;
  bytes: number | null;
}

export interface CheckedPdf {
  paginas: number;
  anexos: Anexo[];
  assinado: boolean;
  assinado_por: string | null;
  integridade: "sem_assinatura" | "integra" | "alterada" | "nao_conferida";
  assinaturas: Assinatura[];
}

/** This type and the next equal those in domain/laudos/assinaturas.ts, which this folder must not import. */
export type ProblemaAssinatura =
  | "tipo"
  | "formato"
  | "conteudo_embutido"
  | "signatarios"
  | "atributos"
  | "certificado"
  | "algoritmo";

export interface Assinatura {
  nome: string;
  cpf: string | null;
  crm: string | null;
  quando: string | null;
  integra: boolean;
  cobre_tudo: boolean;
  cadeia: boolean;
  problema: ProblemaAssinatura | null;
}

export interface DrawnPage {
  numero: number;
  largura: number;
  altura: number;
  texto: string;
  /** WebP, in the order of the requested widths. */
  imagens: Uint8Array[];
}

export type PdfAnswer =
  | { kind: "checked"; checked: CheckedPdf }
  | { kind: "refused"; refused: RefusedPdf }
  | { kind: "page"; page: DrawnPage }
  | { kind: "drawn" };
