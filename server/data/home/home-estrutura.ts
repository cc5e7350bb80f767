import { parseItens } from "#domain/clinica/estatisticas.ts";
import { DEFAULT_HOME_ESTRUTURA } from "#domain/defaults/home-estrutura.ts";
import type { HomeEstrutura, HomeEstruturaRecord } from "#domain/paginas/home-estrutura.ts";
import { singleRecordOf } from "#server/data/kit/single-record.ts";
import type { Tx } from "#server/db/open.ts";
import { homeEstrutura as table } from "#server/db/schema/home-estrutura.ts";

export const homeEstrutura = singleRecordOf<HomeEstruturaRecord>(table, {
  parse: (row) => ({ ...row, facilidades: parseItens(row.facilidades) }),
  builtIn: DEFAULT_HOME_ESTRUTURA,
});

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
