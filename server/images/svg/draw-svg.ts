/** Draws each SVG in a separate process. */
import { runImageProcess } from "#server/images/image-process.ts";

const PROGRAM = "server/images/svg/process/main.ts";

/** An SVG begins with an XML declaration, a comment, a document type or the drawing itself. */
const SVG_BEGINNING = /^\uFEFF?\s{0,1000}<(?:\?xml|!--|!DOCTYPE\s+svg|svg[\s>])/i;
const SVG_WITHIN = 64 * 1024;

/** True if the bytes may be an SVG; the engine decides later. */
export function mayBeSvg(bytes: Buffer): boolean {
  const text = bytes.toString("utf8", 0, SVG_WITHIN);
  return SVG_BEGINNING.test(text) && text.includes("<svg");
}

/** @returns the drawing as PNG; undefined if the bytes are no SVG, or drawing needs too much time or memory */
export function drawSvg(svg: Buffer): Promise<Buffer | undefined> {
  return runImageProcess(PROGRAM, svg);
}
