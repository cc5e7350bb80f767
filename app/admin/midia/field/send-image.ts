import { type SentFile, sendFile } from "#app/admin/form/send-file.ts";
import type { Bucket, Recorte } from "#domain/midia/midia.ts";

export interface UploadedImage {
  url: string;
  width: number;
  height: number;
  texto_alternativo: string;
}

export type SendAnswer =
  | { image: UploadedImage }
  | Exclude<SentFile<UploadedImage>, { sent: UploadedImage }>;

interface SendOptions {
  file: File;
  bucket: Bucket;
  recorte?: Recorte;
  onProgress(share: number): void;
  signal?: AbortSignal;
}

/** The promise never rejects: a failure is a part of the answer. */
export async function sendImage(options: SendOptions): Promise<SendAnswer> {
  const { file, bucket, recorte, onProgress, signal } = options;
  const form = new FormData();
  form.set("bucket", bucket);
  if (recorte) form.set("recorte", JSON.stringify(recorte));
  form.set("arquivo", file);
  const address = "/admin/midia/enviar";
  const answer = await sendFile<UploadedImage>({ address, form, onProgress, signal });
  return "sent" in answer ? { image: answer.sent } : answer;
}
