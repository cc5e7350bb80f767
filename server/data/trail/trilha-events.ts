/** Trail events without a changed row: a sign-in, a new password, a removed second factor. */
import { sql } from "drizzle-orm";
import type { EventoId } from "#domain/registro/eventos.ts";
import type { Tx } from "#server/db/open.ts";

export interface TrailEvent {
  acao: EventoId;
  coisa: string;
  registro?: string | undefined;
  /** The number of affected records, if the event's text contains it. */
  quantos?: number | undefined;
}

/** PostgreSQL takes the person from the session, and accepts only events that `EVENTOS` allows. */
export async function recordEvent(
  tx: Tx,
  { acao, coisa, registro, quantos }: TrailEvent,
): Promise<void> {
  await tx.execute(
    sql`select registra_evento(${acao}, ${coisa}, ${registro ?? null}, ${quantos ?? null}::int)`,
  );
}

/**
 * Sets the person for the transaction's lines in the trail. Only the sign-in may do this, because it learns the person
 * during the transaction. PostgreSQL ignores the value for other roles.
 */
export async function nameInTrail(tx: Tx, person: { id: string }): Promise<void> {
  await tx.execute(sql`select set_config('app.pessoa', ${person.id}, true)`);
}
