/** Exams, in the clinic's order. */
import { eq } from "drizzle-orm";
import type { Exame } from "#domain/exames.ts";
import type { Tx } from "#server/db/open.ts";
import { exames as table } from "#server/db/schema/exames.ts";
import { byOrderThenName } from "./ordering.ts";

const columns = {
  id: table.id,
  nome: table.nome,
  slug: table.slug,
  descricao: table.descricao,
  preparo: table.preparo,
  ordem_exibicao: table.ordem_exibicao,
};

export function listExames(tx: Tx): Promise<Exame[]> {
  return tx
    .select(columns)
    .from(table)
    .orderBy(...byOrderThenName(table));
}

export function listFirstExames(tx: Tx, limit: number): Promise<Exame[]> {
  return tx
    .select(columns)
    .from(table)
    .orderBy(...byOrderThenName(table))
    .limit(limit);
}

export async function getExameBySlug(tx: Tx, slug: string): Promise<Exame | undefined> {
  const [row] = await tx.select(columns).from(table).where(eq(table.slug, slug)).limit(1);
  return row;
}
