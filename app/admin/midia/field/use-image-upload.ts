import { useCallback, useRef } from "react";
import { useUploads } from "#app/admin/upload/use-uploads.ts";
import { PART_MISSING } from "#app/ui/controls/overlay/late-part.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";
import {
  type Bucket,
  HEIC_NOT_OPENED,
  PHOTO_MAX_BYTES,
  type Recorte,
  UPLOAD_MAX_BYTES,
  uploadedMessage,
  uploadMessage,
} from "#domain/midia/midia.ts";

export interface UploadedImage {
  url: string;
  width: number;
  height: number;
  texto_alternativo: string;
}

interface ImageUploadOptions {
  bucket: Bucket;
  onUploaded(image: UploadedImage, file: File): void;
  onFailed?(error: string, file: File): void;
  isQuiet?: boolean;
  /** True if the image stays although no record uses it. */
  isPermanent?: boolean;
}

const FORBIDDEN = "Sua conta não pode mais enviar imagens: peça a um administrador.";

export function useImageUpload({
  bucket,
  onUploaded,
  onFailed,
  isQuiet,
  isPermanent,
}: ImageUploadOptions) {
  const toast = useToast();
  const takeBack = useRef<() => void>(undefined);
  const { uploads, isUploading, send, clear } = useUploads<UploadedImage>({
    address: "/admin/midia/enviar",
    refusalOf: (file) => checkEarly(file, bucket),
    prepare: (file) => prepare(file, bucket),
    messageOf: (reason) =>
      reason === "forbidden" ? FORBIDDEN : uploadMessage("not-stored", bucket),
    onSent(image, file) {
      if (!isQuiet) toast({ kind: "success", text: uploadedMessage(bucket) });
      onUploaded(image, file);
    },
    onFailed,
  });
  const sendImages = useCallback(
    async (files: Iterable<File>, recorte?: Recorte): Promise<void> => {
      clear();
      takeBack.current?.();
      const part: Record<string, string> = recorte ? { recorte: JSON.stringify(recorte) } : {};
      const permanent: Record<string, string> = isPermanent ? { guardar: "sim" } : {};
      const failures = await send(files, { bucket, ...part, ...permanent });
      if (failures.length === 0) return;
      takeBack.current = toast({ kind: "error", text: failures.join("\n") });
    },
    [bucket, clear, isPermanent, send, toast],
  );
  return {
    uploads: uploads.filter(({ sent }) => sent === undefined),
    isUploading,
    send: sendImages,
    dismissErrors: clear,
  };
}

export function checkEarly(file: File, bucket: Bucket): string | undefined {
  if (file.type !== "" && !file.type.startsWith("image/")) {
    return uploadMessage("not-an-image", bucket);
  }
  return file.size > PHOTO_MAX_BYTES ? uploadMessage("too-large", bucket) : undefined;
}

/** A photograph is shrunk to these longest sides (pixels) in turn, until it has at most `maxBytes`. */
const WANTED = { maxBytes: UPLOAD_MAX_BYTES, longestSides: [3840, 2560, 1920] };

async function prepare(file: File, bucket: Bucket): Promise<File | string> {
  const isHeic = /^image\/hei[cf]$/.test(file.type) || /\.hei[cf]$/i.test(file.name);
  if (!isHeic && file.size <= UPLOAD_MAX_BYTES) return file;
  const part = await import("#app/browser/shrink-photo.ts").catch(() => undefined);
  if (!part) return PART_MISSING;
  const small = await part.shrinkPhoto(file, WANTED);
  return small ?? (isHeic ? HEIC_NOT_OPENED : uploadMessage("too-large", bucket));
}
