/** A line's number and hash as one word, so that it can be stored elsewhere: what is cut off behind it, no chain shows. */
import type { Line } from "./segments.ts";

const MARK = /^([1-9]\d{0,14}):([0-9a-f]{64})$/;

export function formatMark({ numero, elo }: Line): string {
  return `${numero}:${elo.toString("hex")}`;
}

/** @returns undefined for what `formatMark` never returned */
export function parseMark(mark: string): Line | undefined {
  const [, numero, hash = ""] = MARK.exec(mark) ?? [];
  return numero === undefined
    ? undefined
    : { numero: Number(numero), elo: Buffer.from(hash, "hex") };
}
