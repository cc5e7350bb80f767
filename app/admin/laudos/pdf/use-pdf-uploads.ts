import { useCallback, useEffect, useRef, useState } from "react";
import { type SentFile, sendFile } from "#app/admin/form/send-file.ts";
import { useSignInRequest } from "#app/admin/shell/session.tsx";
import { type Anexo, LAUDO_LIMITS, pdfUploadMessage } from "#domain/laudos/laudos.ts";

export interface SentPdf {
  id: string;
  nome_arquivo: string;
  paginas: number;
  anexos: Anexo[];
  assinado: boolean;
  /** The report to which the PDF was attached, because the file's name contains its protocol. */
  laudo: { protocolo: string; paciente_nome: string } | null;
  /** Why the PDF was not attached to the report whose protocol is in the file's name. */
  note: string | null;
}

export interface PdfUpload {
  key: number;
  name: string;
  progress: number;
  sent?: SentPdf;
  error?: string;
}

interface PdfUploadsOptions {
  matches: boolean;
  onSent(pdf: SentPdf): void;
}

const FORBIDDEN = "Sua conta não pode mais enviar laudos: peça a um administrador.";
const OFFLINE = "Sem conexão com o servidor. Envie de novo.";

export function usePdfUploads({ matches, onSent }: PdfUploadsOptions) {
  const [uploads, setUploads] = useState<readonly PdfUpload[]>([]);
  const nextKey = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const leaving = useRef<AbortController>(undefined);
  const requestSignIn = useSignInRequest();
  const onSentNow = useRef(onSent);
  onSentNow.current = onSent;

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    (files: Iterable<File>): void => {
      const change = (key: number, values: Partial<PdfUpload>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
      const sendSignedIn = async (key: number, file: File): Promise<SentFile<SentPdf>> => {
        const form = new FormData();
        form.set("arquivo", file);
        const answer = await sendFile<SentPdf>({
          address: `/admin/laudos/enviar${matches ? "?associar=1" : ""}`,
          form,
          onProgress: (progress) => change(key, { progress }),
          signal: leaving.current?.signal,
        });
        if (!("notSent" in answer) || answer.notSent !== "signed-out") return answer;
        return new Promise((resolve) => requestSignIn(() => resolve(sendSignedIn(key, file))));
      };
      const sendOne = async (key: number, file: File) => {
        if (file.size > LAUDO_LIMITS.pdfBytes) {
          return change(key, { error: pdfUploadMessage("too-large") });
        }
        const answer = await sendSignedIn(key, file);
        if (leaving.current?.signal.aborted) return;
        if (!("sent" in answer)) return change(key, { error: errorOf(answer) });
        change(key, { sent: answer.sent, progress: 1 });
        onSentNow.current(answer.sent);
      };
      const chosen = [...files].map((file) => ({ key: nextKey.current++, file }));
      setUploads((all) => [
        ...all,
        ...chosen.map(({ key, file }) => ({ key, name: file.name, progress: 0 })),
      ]);
      line.current = line.current.then(async () => {
        for (const { key, file } of chosen) await sendOne(key, file);
      });
    },
    [matches, requestSignIn],
  );

  const clear = useCallback(() => setUploads([]), []);
  const isUploading = uploads.some(({ sent, error }) => !sent && error === undefined);
  return { uploads, isUploading, send, clear };
}

function errorOf(answer: Exclude<SentFile<SentPdf>, { sent: SentPdf }>): string {
  if ("error" in answer) return answer.error;
  if (answer.notSent === "forbidden") return FORBIDDEN;
  return answer.notSent === "offline" ? OFFLINE : pdfUploadMessage("not-stored");
}
