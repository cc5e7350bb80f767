/** Uploads images one after the other. Each has its own progress; a failure is also shown in a toast. */
import { useCallback, useEffect, useRef, useState } from "react";
import { useSignInRequest } from "#app/admin/shell/session.tsx";
import { useToast } from "#app/ui/controls/toasts.tsx";
import {
  type Bucket,
  type Recorte,
  UPLOAD_MAX_BYTES,
  uploadedMessage,
  uploadMessage,
} from "#domain/midia/midia.ts";
import { type SendAnswer, sendImage, type UploadedImage } from "./send-image.ts";

export interface ImageUpload {
  key: number;
  name: string;
  progress: number;
  error?: string;
}

interface ImageUploadOptions {
  bucket: Bucket;
  /** Called for each uploaded image, in the order in which they were chosen. */
  onUploaded(image: UploadedImage, file: File): void;
  onFailed?(error: string, file: File): void;
  /** True if the screen itself shows one message for all uploaded images. */
  isQuiet?: boolean;
}

const FORBIDDEN = "Sua conta não pode mais enviar imagens: peça a um administrador.";

export function useImageUpload({
  bucket,
  onUploaded,
  onFailed,
  isQuiet = false,
}: ImageUploadOptions) {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const nextKey = useRef(0);
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const leaving = useRef<AbortController>(undefined);
  const toast = useToast();
  const takeBack = useRef<() => void>(undefined);
  const requestSignIn = useSignInRequest();
  const uploaded = useRef(onUploaded);
  uploaded.current = onUploaded;
  const failed = useRef(onFailed);
  failed.current = onFailed;

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const send = useCallback(
    (files: Iterable<File>, recorte?: Recorte): Promise<void> => {
      const change = (key: number, values: Partial<ImageUpload>) =>
        setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...values } : one)));
      const failures: string[] = [];
      const fail = (key: number, file: File, error: string) => {
        failures.push(chosen.length > 1 ? `${file.name}: ${error}` : error);
        change(key, { error });
        failed.current?.(error, file);
      };
      const sendOne = async (key: number, file: File) => {
        const early = checkEarly(file, bucket);
        if (early) return fail(key, file, early);
        const answer = await sendSignedIn(file, (progress) => change(key, { progress }));
        if (leaving.current?.signal.aborted) return;
        if (!("image" in answer)) return fail(key, file, errorOf(answer, bucket));
        setUploads((all) => all.filter((one) => one.key !== key));
        if (!isQuiet) toast({ kind: "success", text: uploadedMessage(bucket) });
        uploaded.current(answer.image, file);
      };
      let isCancelled = false;
      const sendSignedIn = async (
        file: File,
        onProgress: (share: number) => void,
      ): Promise<SendAnswer> => {
        if (isCancelled) return { notSent: "failed" };
        const { signal } = leaving.current ?? {};
        const answer = await sendImage({ file, bucket, recorte, onProgress, signal });
        if (!("notSent" in answer) || answer.notSent !== "signed-out") return answer;
        return new Promise((resolve) =>
          requestSignIn(
            () => resolve(sendSignedIn(file, onProgress)),
            () => {
              isCancelled = true;
              resolve({ notSent: "failed" });
            },
          ),
        );
      };
      const chosen = [...files].map((file) => ({ key: nextKey.current++, file }));
      setUploads((all) => [
        // A new upload removes the failures of earlier ones from the list.
        ...all.filter(({ error }) => error === undefined),
        ...chosen.map(({ key, file }) => ({ key, name: file.name, progress: 0 })),
      ]);
      const work = async () => {
        takeBack.current?.();
        for (const { key, file } of chosen) await sendOne(key, file);
        if (failures.length > 0) {
          takeBack.current = toast({ kind: "error", text: failures.join("\n") });
        }
      };
      const done = line.current.then(work);
      line.current = done;
      return done;
    },
    [bucket, isQuiet, toast, requestSignIn],
  );

  const dismissErrors = useCallback(
    () => setUploads((all) => all.filter(({ error }) => error === undefined)),
    [],
  );
  const isUploading = uploads.some(({ error }) => error === undefined);
  return { uploads, isUploading, send, dismissErrors };
}

/**
 * @returns why the server would refuse the file, so that it need not be sent; undefined if only the server can decide
 */
export function checkEarly(file: File, bucket: Bucket): string | undefined {
  if (file.type !== "" && !file.type.startsWith("image/")) {
    return uploadMessage("not-an-image", bucket);
  }
  return file.size > UPLOAD_MAX_BYTES ? uploadMessage("too-large", bucket) : undefined;
}

function errorOf(answer: Exclude<SendAnswer, { image: UploadedImage }>, bucket: Bucket): string {
  if ("error" in answer) return answer.error;
  return answer.notSent === "forbidden" ? FORBIDDEN : uploadMessage("not-stored", bucket);
}
