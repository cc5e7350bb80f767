import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { IndiceSerie } from "#domain/imagens/pacotes.ts";
import type { ProblemaImagem } from "#domain/imagens/problemas.ts";
import type { Tx } from "#server/db/open.ts";
import { imagens, series } from "#server/db/schema/estudos.ts";

export interface Rendering {
  /** This rendering's number, which is part of its files' names. */
  renderizacao: number;
  /** The former rendering, whose files are deleted once the new rendering is saved. */
  former: { renderizacao: number; pacotes: number };
}

export type StoredSource = Awaited<ReturnType<typeof listSources>>[number];

/** @returns `waits` while images still arrive; `done` if the series needs no rendering or was deleted */
export async function beginRendering(
  tx: Tx,
  id: string,
  quietSeconds: number,
): Promise<Rendering | "waits" | "done"> {
  const [row] = await tx
    .select({
      situacao: series.situacao,
      renderizacao: series.renderizacao,
      iniciada: series.iniciada,
      indice: series.indice,
      isQuiet: sql<boolean>`${series.recebida_em} <= clock_timestamp() - make_interval(secs => ${quietSeconds}::int)`,
    })
    .from(series)
    .where(eq(series.id, id))
    .for("update");
  // If a process dies, its series stays `renderizando`. Such a series is rendered again.
  if (!row || (row.situacao !== "pendente" && row.situacao !== "renderizando")) return "done";
  if (!row.isQuiet) return "waits";
  const { renderizacao, indice } = row;
  const iniciada = row.iniciada + 1;
  await tx.update(series).set({ situacao: "renderizando", iniciada }).where(eq(series.id, id));
  return {
    renderizacao: iniciada,
    former: { renderizacao, pacotes: indice?.pacotes.length ?? 0 },
  };
}

export function listSources(tx: Tx, serieId: string) {
  const { id, arquivo, versao_chave, bytes, numero, problema } = imagens;
  return tx
    .select({ id, arquivo, versao_chave, bytes, problema })
    .from(imagens)
    .where(eq(imagens.serie_id, serieId))
    .orderBy(asc(numero), asc(imagens.recebida_em), asc(id));
}

/** Called in the transaction that queues the image's PDF for staff, so that the PDF is queued only once. */
export async function markDocument(tx: Tx, id: string): Promise<void> {
  await tx.update(imagens).set({ problema: "documento" }).where(eq(imagens.id, id));
}

interface Rendered {
  renderizacao: number;
  versao_chave: number;
  indice: IndiceSerie | null;
  falhas: readonly { id: string; problema: ProblemaImagem }[];
}

/** @returns false if nothing is saved, because another rendering began meanwhile, or the series was deleted */
export async function saveRendered(
  tx: Tx,
  id: string,
  { renderizacao, versao_chave, indice, falhas }: Rendered,
): Promise<boolean> {
  const [saved] = await tx
    .update(series)
    .set({
      renderizacao,
      versao_chave,
      indice,
      // `pendente` stays: images have arrived meanwhile, and another rendering is queued.
      situacao: sql`case ${series.situacao} when 'pendente' then 'pendente' else ${indice ? "pronta" : "falhou"} end`,
    })
    .where(and(eq(series.id, id), eq(series.iniciada, renderizacao)))
    .returning({ id: series.id });
  if (!saved) return false;
  await tx.update(imagens).set({ problema: null }).where(eq(imagens.serie_id, id));
  for (const [problema, ids] of Map.groupBy(falhas, (one) => one.problema)) {
    const failed = ids.map((one) => one.id);
    await tx
      .update(imagens)
      .set({ problema })
      .where(and(eq(imagens.serie_id, id), inArray(imagens.id, failed)));
  }
  return true;
}

export async function listLateSeries(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: series.id })
    .from(series)
    .where(
      sql`${series.situacao} in ('pendente', 'renderizando') and ${series.recebida_em} < clock_timestamp() - interval '1 day'`,
    )
    .orderBy(asc(series.recebida_em));
  return rows.map(({ id }) => id);
}

export async function listStoredImagens(tx: Tx) {
  const originals = await tx.select({ arquivo: imagens.arquivo }).from(imagens);
  const rows = await tx.select({ id: series.id, renderizacao: series.renderizacao }).from(series);
  return {
    arquivos: new Set(originals.map(({ arquivo }) => arquivo)),
    renderings: new Map(rows.map(({ id, renderizacao }) => [id, renderizacao])),
  };
}
