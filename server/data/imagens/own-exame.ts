import { and, eq, sql } from "drizzle-orm";
import { encryptedLaudo } from "#server/data/laudos/encrypted-laudo.ts";
import type { Tx } from "#server/db/open.ts";
import { estudos, imagens, series } from "#server/db/schema/estudos.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { isNoDocumento } from "./own-imagens.ts";

const hasProtocolo = (tx: Tx, protocolo: string) =>
  eq(laudos.protocolo_hash, dataKeysOf(tx).protocoloHash(protocolo));

/** The caller must record the reading in the trail. @param protocolo as `parseProtocolo` returns it */
export async function getOwnExame(tx: Tx, protocolo: string) {
  const { id, status, exame, data_exame } = laudos;
  const [row] = await tx
    .select({ id, status, exame, data_exame })
    .from(laudos)
    .where(hasProtocolo(tx, protocolo));
  return row && encryptedLaudo.decrypt(tx, row);
}

export async function hasImagens(tx: Tx, protocolo: string): Promise<boolean> {
  const [row] = await tx
    .select({ has: sql<boolean>`true` })
    .from(estudos)
    .innerJoin(laudos, eq(laudos.id, estudos.laudo_id))
    .innerJoin(series, eq(series.estudo_id, estudos.id))
    .innerJoin(imagens, eq(imagens.serie_id, series.id))
    .where(and(hasProtocolo(tx, protocolo), isNoDocumento))
    .limit(1);
  return row !== undefined;
}
