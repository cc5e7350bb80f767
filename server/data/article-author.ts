import { eq } from "drizzle-orm";
import type { Profissional } from "#domain/pessoas/profissionais.ts";
import type { Tx } from "#server/db/open.ts";
import { profissionais as table } from "#server/db/schema/profissionais.ts";

export type ArticleAuthor = Pick<
  Profissional,
  "nome" | "titulo" | "foto_url" | "especialidade" | "crm" | "rqe"
>;

/** Finds the doctor by exact name, because an article stores its author's name instead of an id. */
export async function getArticleAuthor(tx: Tx, nome: string): Promise<ArticleAuthor | undefined> {
  const [row] = await tx
    .select({
      nome: table.nome,
      titulo: table.titulo,
      foto_url: table.foto_url,
      especialidade: table.especialidade,
      crm: table.crm,
      rqe: table.rqe,
    })
    .from(table)
    .where(eq(table.nome, nome))
    .orderBy(table.ordem_exibicao, table.id)
    .limit(1);
  return row;
}
