import { useUploads } from "#app/admin/upload/use-uploads.ts";
import type { Assinatura, Integridade } from "#domain/laudos/assinaturas.ts";
import { type Anexo, LAUDO_LIMITS, pdfUploadMessage } from "#domain/laudos/laudos.ts";

export interface SentPdf {
  id: string;
  nome_arquivo: string;
  paginas: number;
  anexos: Anexo[];
  integridade: Integridade;
  assinaturas: Assinatura[];
  laudo: { protocolo: string; paciente_nome: string } | null;
  note: string | null;
}

interface PdfUploadsOptions {
  matches: boolean;
  onSent(pdf: SentPdf): void;
}

const FORBIDDEN = "Sua conta não pode mais enviar laudos: peça a um administrador.";
const OFFLINE = "Sem conexão com o servidor. Envie de novo.";

export function usePdfUploads({ matches, onSent }: PdfUploadsOptions) {
  return useUploads<SentPdf>({
    address: `/admin/laudos/enviar${matches ? "?associar=1" : ""}`,
    refusalOf: ({ size }) =>
      size > LAUDO_LIMITS.pdfBytes ? pdfUploadMessage("too-large") : undefined,
    messageOf(reason) {
      if (reason === "forbidden") return FORBIDDEN;
      return reason === "offline" ? OFFLINE : pdfUploadMessage("not-stored");
    },
    onSent,
  });
}
