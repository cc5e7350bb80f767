import { runImageProcess } from "#server/images/image-process.ts";

const PROGRAM = "server/images/svg/process/main.ts";

const SVG_BEGINNING = /^\uFEFF?\s{0,1000}<(?:\?xml|!--|!DOCTYPE\s+svg|svg[\s>])/i;
const SVG_WITHIN = 64 * 1024;

export function mayBeSvg(bytes: Buffer): boolean {
  const text = bytes.toString("utf8", 0, SVG_WITHIN);
  return SVG_BEGINNING.test(text) && text.includes("<svg");
}

export function drawSvg(svg: Buffer): Promise<Buffer | undefined> {
  return runImageProcess(PROGRAM, svg);
}
