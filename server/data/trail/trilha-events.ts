import { sql } from "drizzle-orm";
import type { EventoId } from "#domain/registro/eventos.ts";
import type { Tx } from "#server/db/open.ts";

export interface TrailEvent {
  acao: EventoId;
  coisa: string;
  registro?: string | undefined;
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

/** Names the person for the trail's lines of this transaction. PostgreSQL accepts this only from the sign-in's role. */
export async function nameInTrail(tx: Tx, person: { id: string }): Promise<void> {
  await tx.execute(sql`select set_config('app.pessoa', ${person.id}, true)`);
}
