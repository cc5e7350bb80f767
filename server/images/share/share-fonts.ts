/** Embeds the site's typeface for pictures, because a server may have no fonts installed. */
import mediumFont from "@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff?inline";
import semiboldFont from "@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?inline";
import type { Font } from "satori";

const FAMILY = "Instrument Sans";

/** All pictures use this list, because Satori parses the fonts again for each new list. */
export const SHARE_FONTS: Font[] = [
  { name: FAMILY, data: bytesOf(mediumFont), weight: 500, style: "normal" },
  { name: FAMILY, data: bytesOf(semiboldFont), weight: 600, style: "normal" },
];

export function bytesOf(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(",") + 1), "base64");
}
