/** Sends one image, and tells how far it is: the one thing that fetch cannot do. */
import type { Bucket, Recorte } from "#domain/midia.ts";

/** What the server answers of a stored image. */
export interface UploadedImage {
  /** What a record keeps. */
  url: string;
  /** Pixels. */
  width: number;
  height: number;
  texto_alternativo: string;
}

export type SendAnswer =
  | { image: UploadedImage }
  /** In Portuguese, from the server. */
  | { error: string }
  | { notSent: "signed-out" | "forbidden" | "offline" | "failed" };

interface SendOptions {
  file: File;
  bucket: Bucket;
  /** The part that is kept. */
  recorte?: Recorte;
  /** From 0 to 1. */
  onProgress(share: number): void;
  signal?: AbortSignal;
}

/** Never rejects. */
export function sendImage(options: SendOptions): Promise<SendAnswer> {
  const { file, bucket, recorte, onProgress, signal } = options;
  const form = new FormData();
  form.set("bucket", bucket);
  if (recorte) form.set("recorte", JSON.stringify(recorte));
  form.set("arquivo", file);
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    request.open("POST", "/admin/midia/enviar");
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => total > 0 && onProgress(loaded / total);
    request.onload = () => resolve(toAnswer(request));
    request.onerror = () => resolve({ notSent: "offline" });
    request.onabort = () => resolve({ notSent: "offline" });
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.send(form);
  });
}

function toAnswer({ status, response }: XMLHttpRequest): SendAnswer {
  if (status === 200) return { image: response as UploadedImage };
  if (status === 401) return { notSent: "signed-out" };
  if (status === 403) return { notSent: "forbidden" };
  const error = (response as { error?: unknown } | null)?.error;
  return typeof error === "string" ? { error } : { notSent: "failed" };
}
