import { and, eq, isNull, sql } from "drizzle-orm";
import type { Canal } from "#domain/pessoas/consentimentos.ts";
import type { Tx } from "#server/db/open.ts";
import { consentimentos as table } from "#server/db/schema/consentimentos.ts";

export async function getConsentimentoOf(tx: Tx, referencia: string) {
  const [row] = await tx.select().from(table).where(eq(table.referencia, referencia));
  return row;
}

export async function withdrawConsentimentoOf(
  tx: Tx,
  referencia: string,
  canal: Canal,
): Promise<void> {
  await tx
    .update(table)
    .set({ retirado_em: sql`now()`, retirado_por: canal })
    .where(and(eq(table.referencia, referencia), isNull(table.retirado_em)));
}

export async function withdrawConsentimento(tx: Tx, prova: string, canal: Canal): Promise<boolean> {
  const [row] = await tx.execute<{ known: boolean }>(
    sql`select retira_consentimento(${prova}, ${canal}) as known`,
  );
  return row?.known === true;
}
