/** Draws a QR code as an SVG path in the page, because an image file of a patient's number or link could be cached. */
import { create } from "qrcode";

export interface QrCode {
  /** Modules per side, without the white border. */
  size: number;
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
