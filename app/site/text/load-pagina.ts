import { BUILT_IN_PAGINAS, type PaginaName } from "#domain/paginas/paginas.ts";
import { getPagina } from "#server/data/paginas.ts";
import type { Tx } from "#server/db/open.ts";
import { readPublic } from "#server/http/public-read.ts";
import type { RequestContext } from "#server/http/request-context.ts";

export async function loadPagina(context: RequestContext, name: PaginaName) {
  const builtIn = BUILT_IN_PAGINAS[name];
  const read = async (tx: Tx) => (await getPagina(tx, name)) ?? null;
  const saved = await readPublic(context, "paginas", read);
  const texto = saved?.texto ?? builtIn.texto;
  const atualizado_em = saved?.atualizado_em ?? builtIn.atualizado_em;
  // A saved text that equals the built-in one gets the later of the two dates.
  const isOlder = texto === builtIn.texto && atualizado_em < builtIn.atualizado_em;
  return {
    titulo: builtIn.titulo,
    texto,
    atualizado_em: isOlder ? builtIn.atualizado_em : atualizado_em,
  };
}
