/** What happens without a row changing: a sign-in, a new password, a second factor taken away. */
import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";

export interface TrailEvent {
  /** A verb of the trail, for example `entrou`. */
  acao: string;
  /** Which kind of thing, and which one. */
  coisa: string;
  registro?: string;
}

/**
 * Who it was PostgreSQL knows from the session. Of members of staff it takes events of what they may
 * change, never one that a trigger or the sign-in writes.
 */
export async function recordEvent(tx: Tx, { acao, coisa, registro }: TrailEvent): Promise<void> {
  await tx.execute(sql`select registra_evento(${acao}, ${coisa}, ${registro ?? null})`);
}

/** Where the sign-in learns only while it runs whose doing it is; PostgreSQL heeds it of its role alone. */
export async function nameInTrail(tx: Tx, person: { id: string }): Promise<void> {
  await tx.execute(sql`select set_config('app.pessoa', ${person.id}, true)`);
}
