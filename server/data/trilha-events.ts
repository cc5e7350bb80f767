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

/** Who and from where are the transaction's own settings. */
export async function recordEvent(tx: Tx, { acao, coisa, registro }: TrailEvent): Promise<void> {
  await tx.execute(sql`select registra_evento(${acao}, ${coisa}, ${registro ?? null})`);
}

/** Where a transaction learns only while it runs whose doing it is. */
export async function nameInTrail(tx: Tx, person: { id: string; nome: string }): Promise<void> {
  await tx.execute(sql`
    select set_config('app.usuario_id', ${person.id}, true),
      set_config('app.usuario_nome', ${person.nome}, true)`);
}
