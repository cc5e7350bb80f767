/** The facility's texts and pictures. */
import { parseItens } from "#domain/estatisticas.ts";
import type { HomeEstrutura } from "#domain/home-estrutura.ts";
import type { Tx } from "#server/db/open.ts";
import { homeEstrutura as table } from "#server/db/schema/home-estrutura.ts";

/** Undefined while nobody has saved any. */
export async function getHomeEstrutura(tx: Tx): Promise<HomeEstrutura | undefined> {
  const [row] = await tx
    .select({
      titulo: table.titulo,
      descricao: table.descricao,
      imagens: table.imagens,
      facilidades: table.facilidades,
    })
    .from(table)
    .limit(1);
  return row && { ...row, facilidades: parseItens(row.facilidades) };
}
