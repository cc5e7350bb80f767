/** What the rendering of a series reads and saves, with the role `sistema`. */
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { IndiceSerie } from "#domain/imagens/pacotes.ts";
import type { ProblemaImagem } from "#domain/imagens/problemas.ts";
import type { Tx } from "#server/db/open.ts";
import { imagens, series } from "#server/db/schema/estudos.ts";

export interface Rendering {
  /** The number of this rendering, which its packs' names contain. */
  renderizacao: number;
  /** The rendering before, whose packs are deleted after this one. */
  former: { renderizacao: number; pacotes: number };
}

export type StoredSource = Awaited<ReturnType<typeof listSources>>[number];

/** @returns `waits` while images still arrive; `done` for a series that is rendered or gone */
export async function beginRendering(
  tx: Tx,
  id: string,
  quietSeconds: number,
): Promise<Rendering | "waits" | "done"> {
  const [row] = await tx
    .select({
      situacao: series.situacao,
      renderizacao: series.renderizacao,
      indice: series.indice,
      isQuiet: sql<boolean>`${series.recebida_em} <= clock_timestamp() - make_interval(secs => ${quietSeconds}::int)`,
    })
    .from(series)
    .where(eq(series.id, id))
    .for("update");
  // One that is being rendered is a try whose process ended.
  if (!row || (row.situacao !== "pendente" && row.situacao !== "renderizando")) return "done";
  if (!row.isQuiet) return "waits";
  await tx.update(series).set({ situacao: "renderizando" }).where(eq(series.id, id));
  const { renderizacao, indice } = row;
  return {
    renderizacao: renderizacao + 1,
    former: { renderizacao, pacotes: indice?.pacotes.length ?? 0 },
  };
}

/** In the order of the equipment's numbers. */
export function listSources(tx: Tx, serieId: string) {
  const { id, arquivo, versao_chave, bytes, numero, problema } = imagens;
  return tx
    .select({ id, arquivo, versao_chave, bytes, problema })
    .from(imagens)
    .where(eq(imagens.serie_id, serieId))
    .orderBy(asc(numero), asc(imagens.recebida_em), asc(id));
}

/** In the transaction that queues its document, so that a retried job does not queue it again. */
export async function markDocument(tx: Tx, id: string): Promise<void> {
  await tx.update(imagens).set({ problema: "documento" }).where(eq(imagens.id, id));
}

interface Rendered {
  renderizacao: number;
  versao_chave: number;
  indice: IndiceSerie | null;
  falhas: readonly { id: string; problema: ProblemaImagem }[];
}

export async function saveRendered(
  tx: Tx,
  id: string,
  { renderizacao, versao_chave, indice, falhas }: Rendered,
): Promise<void> {
  const [saved] = await tx
    .update(series)
    .set({
      renderizacao,
      versao_chave,
      indice,
      // Images that arrived meanwhile have queued another rendering.
      situacao: sql`case ${series.situacao} when 'pendente' then 'pendente' else ${indice ? "pronta" : "falhou"} end`,
    })
    .where(eq(series.id, id))
    .returning({ id: series.id });
  // A series that was deleted meanwhile: its packs are files without a row, which the night deletes.
  if (!saved) return;
  await tx.update(imagens).set({ problema: null }).where(eq(imagens.serie_id, id));
  for (const [problema, ids] of Map.groupBy(falhas, (one) => one.problema)) {
    const failed = ids.map((one) => one.id);
    await tx
      .update(imagens)
      .set({ problema })
      .where(and(eq(imagens.serie_id, id), inArray(imagens.id, failed)));
  }
}

/** @returns the files' names of all images, and each series' number of its last rendering */
export async function listStoredImagens(tx: Tx) {
  const originals = await tx.select({ arquivo: imagens.arquivo }).from(imagens);
  const rows = await tx.select({ id: series.id, renderizacao: series.renderizacao }).from(series);
  return {
    arquivos: new Set(originals.map(({ arquivo }) => arquivo)),
    renderings: new Map(rows.map(({ id, renderizacao }) => [id, renderizacao])),
  };
}
