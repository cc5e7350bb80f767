/** Our typeface for pictures: a bare server has no fonts. */
import mediumFont from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import semiboldFont from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import type { Font } from "satori";

const FAMILY = "Instrument Sans";

/** Satori parses a font once for each list that it is given, so there is one list. */
export const SHARE_FONTS: Font[] = [
  { name: FAMILY, data: bytesOf(mediumFont), weight: 500, style: "normal" },
  { name: FAMILY, data: bytesOf(semiboldFont), weight: 600, style: "normal" },
];

/** What an asset taken in with `?inline` holds. */
export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
