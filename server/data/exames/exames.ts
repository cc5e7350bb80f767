import { eq, getTableColumns, or, sql } from "drizzle-orm";
import type { Cobertura } from "#domain/exames/cobertura.ts";
import type { Exame, ExameRecord, ListedExame } from "#domain/exames/exames.ts";
import { nextFreeSlug, slugify } from "#domain/texto/slug.ts";
import { byOrderThenName } from "#server/data/kit/ordering.ts";
import { recordsOf } from "#server/data/kit/records.ts";
import type { Tx } from "#server/db/open.ts";
import { exames as table } from "#server/db/schema/exames.ts";

const { cobertura, convenios, autorizacao, nome_busca, descricao_busca, atualizado_em, ...listed } =
  getTableColumns(table);

type Completed = "slug" | "conferido" | keyof Cobertura;

export const exames = recordsOf<ExameRecord, Completed, ListedExame>({
  table,
  listed,
  searched: { texts: [table.descricao] },
  order: byOrderThenName(table),
  async complete(tx, values) {
    return { ...values, slug: await freeSlug(tx, values.slug ?? slugify(values.nome ?? "")) };
  },
});

export async function getExameBySlug(tx: Tx, slug: string): Promise<Exame | undefined> {
  const [row] = await tx.select(exames.columns).from(table).where(eq(table.slug, slug)).limit(1);
  return row as Exame | undefined;
}

export async function listExameNames(tx: Tx): Promise<string[]> {
  const rows = await tx.select({ nome: table.nome }).from(table).orderBy(table.nome);
  return rows.map(({ nome }) => nome);
}

async function freeSlug(tx: Tx, wanted: string): Promise<string> {
  const slug = wanted || "exame";
  // The lock prevents two exams from taking the same slug.
  await exames.lock(tx);
  const taken = await tx
    .select({ slug: table.slug })
    .from(table)
    .where(or(eq(table.slug, slug), sql`starts_with(${table.slug}, ${`${slug}-`})`));
  return nextFreeSlug(
    slug,
    taken.map((row) => row.slug),
  );
}
