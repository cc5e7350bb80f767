/** The records that the trail's lines are about: which are still there, and what reports are called. */
import { sql } from "drizzle-orm";
import { thingEntry } from "#domain/things.ts";
import { encryptedLaudo } from "#server/data/laudos/encrypted-laudo.ts";
import type { Tx } from "#server/db/open.ts";

export interface TrailRecord {
  /** The record whose screen shows it: itself, or the message that an answer belongs to. */
  id: string;
  /** A report's protocol. What else is called by a name, the line itself tells. */
  protocolo?: string;
}

type Line = { coisa: string; registro: string | null };

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** @returns the key of a line's record in what `findTrailRecords` returns */
export function trailRecordKey({ coisa, registro }: Line): string {
  return `${coisa} ${registro}`;
}

/**
 * One query for each kind of thing. Row-level security holds: what the reader may not see is not there.
 * @param mayOpen whether the reader may open records of that table; of others nothing is read
 */
export async function findTrailRecords(
  tx: Tx,
  lines: readonly Line[],
  mayOpen: (coisa: string) => boolean,
): Promise<Map<string, TrailRecord>> {
  const found = new Map<string, TrailRecord>();
  const things = [...new Set(lines.map(({ coisa }) => coisa))];
  for (const coisa of things) {
    const entry = thingEntry(coisa);
    if (!entry || !mayOpen(coisa)) continue;
    const ids = lines.flatMap((line) =>
      line.coisa === coisa && line.registro && UUID.test(line.registro) ? [line.registro] : [],
    );
    if (ids.length === 0) continue;
    const protocolo = coisa === "laudos" ? sql`, protocolo` : sql``;
    const rows = await tx.execute<{ id: string; shown: string; protocolo?: Uint8Array }>(sql`
      select id, ${sql.identifier(entry.openedBy ?? "id")} as shown ${protocolo} from ${sql.identifier(coisa)}
      where id = any(${`{${[...new Set(ids)].join(",")}}`}::uuid[])`);
    for (const { id, shown, protocolo } of rows) {
      const named = protocolo && {
        protocolo: encryptedLaudo.decrypt(tx, { id, protocolo }).protocolo,
      };
      found.set(trailRecordKey({ coisa, registro: id }), { id: shown, ...named });
    }
  }
  return found;
}
