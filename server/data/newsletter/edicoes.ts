import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { newsletterEdicoes as table } from "#server/db/schema/newsletter-edicoes.ts";

export interface Edicao {
  /** Null if the subject is the post's title. */
  assunto: string | null;
  sai_em: Date | null;
}

export async function getEdicao(tx: Tx, postId: string): Promise<Edicao> {
  const [row] = await tx
    .select({ assunto: table.assunto, sai_em: table.sai_em })
    .from(table)
    .where(eq(table.id, postId));
  return row ?? { assunto: null, sai_em: null };
}

export async function saveEdicao(tx: Tx, postId: string, values: Partial<Edicao>): Promise<void> {
  if (Object.values(values).every((value) => value === undefined)) return;
  await tx
    .insert(table)
    .values({ id: postId, ...values })
    .onConflictDoUpdate({ target: table.id, set: values });
}

export async function cancelEdicao(tx: Tx, postId: string): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ sai_em: null })
    .where(and(eq(table.id, postId), sql`${table.sai_em} is not null`))
    .returning({ id: table.id });
  return rows.length > 0;
}

/** If two jobs run at the same time, only one gets true for a due newsletter. */
export async function takeDueEdicao(tx: Tx, postId: string): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set({ sai_em: null })
    .where(and(eq(table.id, postId), sql`${table.sai_em} <= now()`))
    .returning({ id: table.id });
  return rows.length > 0;
}
