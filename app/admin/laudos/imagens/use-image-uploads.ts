/** Sends the files in batches, because a request for each of thousands of files would be slow. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useSignInRequest } from "#app/admin/shell/session.tsx";
import { type NotSent, sendFile } from "#app/admin/upload/send-file.ts";

export interface SentImages {
  recebidas: number;
  repetidas: number;
  recusadas: { nome: string; problema: string }[];
  esperam: string[];
}

export interface ImageUploads extends SentImages {
  /** The sent part of all bytes, from 0 to 1. */
  progress: number;
  files: number;
  isRunning: boolean;
  failure?: string;
}

const BATCH_FILES = 100;
/** The size of a batch, which takes less than three minutes at 100 KB a second. */
const BATCH_BYTES = 16 * 1024 * 1024;
const EMPTY: SentImages = { recebidas: 0, repetidas: 0, recusadas: [], esperam: [] };

const TEXTS: Record<NotSent, string> = {
  "signed-out": "Sua sessão terminou. Entre de novo e envie o que falta.",
  forbidden: "Sua conta não pode mais enviar imagens: peça a um administrador.",
  offline: "Sem conexão com o servidor. Envie de novo: o que já chegou não se repete.",
  failed: "O servidor não recebeu as imagens. Envie de novo: o que já chegou não se repete.",
};

export function useImageUploads(address: string, onSent: () => void) {
  const [uploads, setUploads] = useState<ImageUploads>();
  const requestSignIn = useSignInRequest();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    async (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      const all = chosen.reduce((sum, { size }) => sum + size, 0) || 1;
      let done = 0;
      let total: ImageUploads = { ...EMPTY, progress: 0, files: chosen.length, isRunning: true };
      const show = (values: Partial<ImageUploads>) => {
        total = { ...total, ...values };
        setUploads(total);
      };
      show({});
      for (const batch of batchesOf(chosen)) {
        const bytes = batch.reduce((sum, { size }) => sum + size, 0);
        const answer = await sendBatch(batch, (share) =>
          show({ progress: (done + bytes * share) / all }),
        );
        if (leaving.current?.signal.aborted) return;
        if (typeof answer === "string") return show({ isRunning: false, failure: answer });
        done += bytes;
        show({ progress: done / all, ...add(total, answer) });
      }
      show({ isRunning: false, progress: 1 });
      onSent();

      async function sendBatch(
        batch: readonly File[],
        onProgress: (share: number) => void,
      ): Promise<SentImages | string> {
        const form = new FormData();
        for (const file of batch) form.append("arquivo", file);
        const { signal } = leaving.current ?? {};
        const answer = await sendFile<SentImages>({ address, form, onProgress, signal });
        if ("sent" in answer) return answer.sent;
        if ("error" in answer) return answer.error;
        if (answer.notSent !== "signed-out") return TEXTS[answer.notSent];
        return new Promise((resolve) =>
          requestSignIn(
            () => resolve(sendBatch(batch, onProgress)),
            () => resolve(TEXTS["signed-out"]),
          ),
        );
      }
    },
    [address, onSent, requestSignIn],
  );
  return { uploads, send };
}

function add(total: SentImages, more: SentImages): SentImages {
  return {
    recebidas: total.recebidas + more.recebidas,
    repetidas: total.repetidas + more.repetidas,
    recusadas: [...total.recusadas, ...more.recusadas],
    esperam: [...new Set([...total.esperam, ...more.esperam])],
  };
}

function* batchesOf(files: readonly File[]): Generator<File[]> {
  let batch: File[] = [];
  let bytes = 0;
  for (const file of files) {
    if (batch.length > 0 && (batch.length >= BATCH_FILES || bytes + file.size > BATCH_BYTES)) {
      yield batch;
      batch = [];
      bytes = 0;
    }
    batch.push(file);
    bytes += file.size;
  }
  if (batch.length > 0) yield batch;
}
