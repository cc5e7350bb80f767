/** Photographs that strangers send are decoded only in a process of their own. */
import { fileTypeFromBuffer } from "file-type";
import pLimit from "p-limit";
import { UPLOAD_TYPES } from "#domain/midia/midia.ts";
import { runImageProcess } from "#server/images/image-process.ts";
import { hasTooManyScans } from "#server/images/upload/jpeg-scans.ts";
import { onlyPixels } from "#server/images/upload/only-pixels.ts";
import { isPolyglot } from "#server/images/upload/polyglot.ts";

const PROGRAM = "server/images/photo/process/main.ts";
const HEIC = /^image\/hei[cf]/;

const limit = pLimit(2);

export type EncodedPhoto = { webp: Buffer } | { problem: "heic" | "not-accepted" | "broken" };

export async function encodePhoto(sent: Buffer): Promise<EncodedPhoto> {
  const type = (await fileTypeFromBuffer(sent).catch(() => undefined))?.mime ?? "";
  if (HEIC.test(type)) return { problem: "heic" };
  const isAllowed = UPLOAD_TYPES.some((one) => one === type);
  if (!isAllowed || isPolyglot(sent)) return { problem: "not-accepted" };
  if (type === "image/jpeg" && hasTooManyScans(sent)) return { problem: "broken" };
  const webp = await limit(() => runImageProcess(PROGRAM, onlyPixels(sent, type)));
  return webp ? { webp } : { problem: "broken" };
}
