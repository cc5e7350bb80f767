import { sql } from "drizzle-orm";
import { isId } from "#domain/texto/id.ts";
import { thingEntry } from "#domain/things.ts";
import type { Tx } from "#server/db/open.ts";

type Line = { coisa: string; registro: string | null };

export function trailRecordKey({ coisa, registro }: Line): string {
  return `${coisa} ${registro}`;
}

/** Finds the records that row-level security shows. Does not read names, because that would have to be recorded. */
export async function findTrailRecords(
  tx: Tx,
  lines: readonly Line[],
  mayOpen: (coisa: string) => boolean,
): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const things = [...new Set(lines.map(({ coisa }) => coisa))];
  for (const coisa of things) {
    const entry = thingEntry(coisa);
    if (!entry || !mayOpen(coisa)) continue;
    const ids = lines.flatMap((line) =>
      line.coisa === coisa && line.registro && isId(line.registro) ? [line.registro] : [],
    );
    if (ids.length === 0) continue;
    const rows = await tx.execute<{ id: string; shown: string }>(sql`
      select id, ${sql.identifier(entry.openedBy ?? "id")} as shown from ${sql.identifier(coisa)}
      where id = any(${`{${[...new Set(ids)].join(",")}}`}::uuid[])`);
    for (const { id, shown } of rows) found.set(trailRecordKey({ coisa, registro: id }), shown);
  }
  return found;
}
