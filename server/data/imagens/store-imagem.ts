import { randomUUID } from "node:crypto";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { SituacaoSerie } from "#domain/imagens/imagens.ts";
import type { Tx } from "#server/db/open.ts";
import { estudos, imagens, series } from "#server/db/schema/estudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import type { InstanceHeader, ReceivedInstance, TakeResult } from "#server/imagens/received.ts";
import { encryptedImagem, encryptedSerie } from "./encrypted-imagens.ts";
import { matchEstudo } from "./match-estudo.ts";
import { dadosOf, findOrAddPart } from "./study-parts.ts";

export interface StoredImagem {
  result: TakeResult;
  /** The series whose rendering has to be queued; absent if the rendering is already queued. */
  render?: string;
}

const MODALITY = /[^A-Z0-9_]/g;

export interface FoundImagem {
  result: Exclude<TakeResult, "stored">;
  arquivo: string;
}

/** Looks for the same image among those stored. If its study belongs to no report, links the study to `laudoId`. */
export async function findStored(
  tx: Tx,
  { header, sha256, laudoId }: Pick<ReceivedInstance, "header" | "sha256" | "laudoId">,
): Promise<FoundImagem | undefined> {
  const { id, laudo_id } = estudos;
  const [row] = await tx
    .select({ sha256: imagens.sha256, arquivo: imagens.arquivo, estudo: { id, laudo_id } })
    .from(imagens)
    .innerJoin(series, eq(series.id, imagens.serie_id))
    .innerJoin(estudos, eq(id, series.estudo_id))
    .where(eq(imagens.chave_hash, dataKeysOf(tx).uidHash("imagem", header.sopInstance)));
  if (!row) return undefined;
  const { arquivo, estudo } = row;
  if (!Buffer.from(row.sha256).equals(sha256)) return { result: "conflict", arquivo };
  const isTaken = await joinReport(tx, estudo, header, laudoId);
  return { result: isTaken ? "known" : "other-report", arquivo };
}

/** Replaces the lost file of a stored image, for example after a restore without images. */
export async function replaceArquivo(
  tx: Tx,
  { header, slot, bytes }: Pick<ReceivedInstance, "header" | "slot" | "bytes">,
): Promise<StoredImagem> {
  const { arquivo, versao_chave } = slot;
  const [row] = await tx
    .update(imagens)
    .set({ arquivo, versao_chave, bytes })
    .where(eq(imagens.chave_hash, dataKeysOf(tx).uidHash("imagem", header.sopInstance)))
    .returning({ serie_id: imagens.serie_id });
  return row ? { result: "stored", ...(await markPending(tx, row.serie_id)) } : { result: "known" };
}

/** Called after the file was stored. */
export async function addImagem(tx: Tx, received: ReceivedInstance): Promise<StoredImagem> {
  const { header, slot, bytes, sha256, nome, laudoId } = received;
  const estudo = await findOrAddPart(tx, received);
  if (!estudo || !(await joinReport(tx, estudo, header, laudoId))) {
    return { result: "other-report" };
  }
  const serie = await findOrAddSerie(tx, estudo.id, header);
  if (!serie) return { result: "conflict" };
  const id = randomUUID();
  const [added] = await tx
    .insert(imagens)
    .values({
      id,
      serie_id: serie,
      chave_hash: dataKeysOf(tx).uidHash("imagem", header.sopInstance),
      sha256,
      arquivo: slot.arquivo,
      versao_chave: slot.versao_chave,
      bytes,
      numero: header.instanceNumber,
      ...encryptedImagem.encrypt(tx, id, { nome: nome || null }),
    })
    .onConflictDoNothing()
    .returning({ id: imagens.id });
  // Another transfer has stored the same image meanwhile.
  if (!added) return { result: (await findStored(tx, received))?.result ?? "conflict" };
  return { result: "stored", ...(await markPending(tx, serie)) };
}

/** Links a study to the report `laudoId`, unless their data conflict. @returns false if another report has the study */
async function joinReport(
  tx: Tx,
  estudo: { id: string; laudo_id: string | null },
  header: InstanceHeader,
  laudoId: string | undefined,
): Promise<boolean> {
  if (laudoId === undefined || estudo.laudo_id === laudoId) return true;
  if (estudo.laudo_id !== null) return false;
  const { laudo_id, divergencias } = await matchEstudo(tx, dadosOf(header), laudoId);
  await tx
    .update(estudos)
    .set({
      laudo_id,
      divergencias: sql`${sql.param(divergencias, estudos.divergencias)} || array(
        select 'misturado' where 'misturado' = any (${estudos.divergencias}))`,
    })
    .where(and(eq(estudos.id, estudo.id), isNull(estudos.laudo_id)));
  return true;
}

async function findOrAddSerie(
  tx: Tx,
  estudo: string,
  header: InstanceHeader,
): Promise<string | undefined> {
  const chave_hash = dataKeysOf(tx).uidHash("serie", header.series);
  const find = async () => {
    const [row] = await tx
      .select({ id: series.id })
      .from(series)
      .where(and(eq(series.estudo_id, estudo), eq(series.chave_hash, chave_hash)));
    return row;
  };
  const found = await find();
  if (!found) {
    const id = randomUUID();
    await tx
      .insert(series)
      .values({
        id,
        estudo_id: estudo,
        chave_hash,
        numero: header.seriesNumber,
        modalidade: header.modality.toUpperCase().replace(MODALITY, "").slice(0, 16),
        // Any state but `pendente`, so that `markPending` returns the series and its rendering is queued.
        situacao: "falhou",
        ...encryptedSerie.encrypt(tx, id, { rotulo: header.seriesDescription }),
      })
      .onConflictDoNothing();
  }
  return (found ?? (await find()))?.id;
}

/** Sends one statement, because equipment sends hundreds of images and waits for each. */
async function markPending(tx: Tx, id: string): Promise<{ render?: string }> {
  const [row] = await tx.execute<{ was: SituacaoSerie }>(sql`
    with before as (select id, situacao from series where id = ${id} for update)
    update series set situacao = 'pendente', recebida_em = clock_timestamp()
      from before where series.id = before.id returning before.situacao as was`);
  return row?.was === "pendente" ? {} : { render: id };
}
