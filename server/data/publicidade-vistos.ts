import { and, desc, eq, sql } from "drizzle-orm";
import type { ReviewedThing, Visto, VistoForm } from "#domain/publicidade/vistos.ts";
import type { Tx } from "#server/db/open.ts";
import { publicidadeVistos as table } from "#server/db/schema/publicidade-vistos.ts";

interface ReviewedRecord {
  coisa: ReviewedThing;
  registro: string;
}

type NewVisto = Omit<VistoForm, "formulario">;

export function listVistos(tx: Tx, { coisa, registro }: ReviewedRecord): Promise<Visto[]> {
  return tx
    .select({
      campo: table.campo,
      regra: table.regra,
      palavras: table.palavras,
      usuario_nome: table.usuario_nome,
      visto_em: table.visto_em,
    })
    .from(table)
    .where(and(eq(table.coisa, coisa), eq(table.registro, registro)))
    .orderBy(desc(table.visto_em), table.id);
}

/** PostgreSQL sets reviewer and time; a repeated review changes nothing. @returns false if the record does not exist */
export async function createVisto(tx: Tx, visto: NewVisto): Promise<boolean> {
  const { coisa, registro } = visto;
  const found = await tx.execute(
    sql`select 1 from ${sql.identifier(coisa)} where id = ${registro}`,
  );
  if (found.length === 0) return false;
  await tx.insert(table).values(visto).onConflictDoNothing();
  return true;
}

export async function deleteVisto(tx: Tx, visto: NewVisto): Promise<void> {
  const { coisa, registro, campo, regra, palavras } = visto;
  await tx
    .delete(table)
    .where(
      and(
        eq(table.coisa, coisa),
        eq(table.registro, registro),
        eq(table.campo, campo),
        eq(table.regra, regra),
        eq(table.palavras, palavras),
      ),
    );
}
