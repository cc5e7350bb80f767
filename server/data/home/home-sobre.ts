import { parseEstatisticas, parseItens } from "#domain/clinica/estatisticas.ts";
import { DEFAULT_HOME_SOBRE } from "#domain/defaults/home-sobre.ts";
import type { HomeSobre, HomeSobreRecord } from "#domain/paginas/home-sobre.ts";
import { singleRecordOf } from "#server/data/kit/single-record.ts";
import type { Tx } from "#server/db/open.ts";
import { homeSobre as table } from "#server/db/schema/home-sobre.ts";

export const homeSobre = singleRecordOf<HomeSobreRecord>(table, {
  parse: (row) => ({
    ...row,
    valores: parseItens(row.valores),
    numeros: parseEstatisticas(row.numeros),
  }),
  builtIn: DEFAULT_HOME_SOBRE,
});

export async function getHomeSobre(tx: Tx): Promise<HomeSobre | undefined> {
  const [row] = await tx
    .select({
      titulo: table.titulo,
      descricao: table.descricao,
      historia: table.historia,
      missao: table.missao,
      visao: table.visao,
      compromisso: table.compromisso,
      valores: table.valores,
      diferenciais: table.diferenciais,
      numeros: table.numeros,
    })
    .from(table)
    .limit(1);
  if (!row) return undefined;
  const { valores, numeros } = row;
  return { ...row, valores: parseItens(valores), numeros: parseEstatisticas(numeros) };
}
