/** What happens without a row changing: a sign-in, a new password, a second factor taken away. */
import { sql } from "drizzle-orm";
import type { EventoId } from "#domain/registro/eventos.ts";
import type { Tx } from "#server/db/open.ts";

export interface TrailEvent {
  acao: EventoId;
  /** Which kind of thing, and which one. */
  coisa: string;
  registro?: string | undefined;
  /** To how many, where its text says it. */
  quantos?: number | undefined;
}

/**
 * Who it was PostgreSQL knows from the session. Of members of staff it takes events of what they may
 * change, and only those that `EVENTOS` declares theirs.
 */
export async function recordEvent(
  tx: Tx,
  { acao, coisa, registro, quantos }: TrailEvent,
): Promise<void> {
  await tx.execute(
    sql`select registra_evento(${acao}, ${coisa}, ${registro ?? null}, ${quantos ?? null}::int)`,
  );
}

/** Where the sign-in learns only while it runs whose doing it is; PostgreSQL heeds it of its role alone. */
export async function nameInTrail(tx: Tx, person: { id: string }): Promise<void> {
  await tx.execute(sql`select set_config('app.pessoa', ${person.id}, true)`);
}
