/** A QR code as one path: drawn by the page itself, so that no image with a protocol in it is stored. */
import { create } from "qrcode";

export interface QrCode {
  /** Modules on a side, without the quiet zone around it. */
  size: number;
  /** Of an SVG in which a module is one unit. */
  path: string;
}

export function qrCodeOf(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: "M" });
  const { size } = modules;
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { size, path };
}
