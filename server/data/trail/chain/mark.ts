/** The last line's number and hash as text. Stored outside the database, it later reveals that lines were deleted. */
import type { Line } from "./segments.ts";

const MARK = /^([1-9]\d{0,14}):([0-9a-f]{64})$/;

export function formatMark({ numero, elo }: Line): string {
  return `${numero}:${elo.toString("hex")}`;
}

export function parseMark(mark: string): Line | undefined {
  const [, numero, hash = ""] = MARK.exec(mark) ?? [];
  return numero === undefined
    ? undefined
    : { numero: Number(numero), elo: Buffer.from(hash, "hex") };
}
