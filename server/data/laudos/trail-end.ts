/** Where the patients' trail ends: what was cut off there, its chain cannot show. */
import { connectOwner, type OwnerOptions } from "#server/db/connect.ts";

export interface TrailEnd {
  /** The last line's number and hash; null while there is none. */
  last: number | null;
  hash: string | null;
  /** The hash of the line that was asked for; null where it is not there. */
  marked: string | null;
}

const WAIT_MS = 10_000;

/** As the owner, since no role of the server reads the hashes. @param marked a line's number */
export async function readTrailEnd(options: OwnerOptions, marked: number): Promise<TrailEnd> {
  const owner = await connectOwner(options, WAIT_MS);
  try {
    const lines = await owner<{ numero: string; hash: string }[]>`
      select numero, encode(elo, 'hex') as hash from trilha_pacientes
      where numero in (${marked}, (select max(numero) from trilha_pacientes)) order by numero`;
    const last = lines.at(-1);
    return {
      last: last ? Number(last.numero) : null,
      hash: last?.hash ?? null,
      marked: lines.find(({ numero }) => Number(numero) === marked)?.hash ?? null,
    };
  } finally {
    await owner.end({ timeout: 5 });
  }
}
