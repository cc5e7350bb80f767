import { eq } from "drizzle-orm";
import { hasImagens } from "#server/data/imagens/own-exame.ts";
import { encryptedLaudo, LAUDO_COLUMNS } from "#server/data/laudos/encrypted-laudo.ts";
import { noteAccess } from "#server/data/laudos/patient-access.ts";
import type { Tx } from "#server/db/open.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { listCompartilhamentos } from "./compartilhamentos.ts";

/** Records the reading in the trail. @param protocolo as `parseProtocolo` returns it */
export async function getOwnCompartilhamentos(tx: Tx, protocolo: string) {
  const [row] = await tx
    .select(LAUDO_COLUMNS)
    .from(laudos)
    .where(eq(laudos.protocolo_hash, dataKeysOf(tx).protocoloHash(protocolo)));
  if (!row) return undefined;
  const hasImages = await hasImagens(tx, protocolo);
  const compartilhamentos = await listCompartilhamentos(tx, row.id);
  if (!(await noteAccess(tx, "abriu_laudo", row.id, ["laudo"]))) return undefined;
  const { id, exame, status, movido_para } = encryptedLaudo.decrypt(tx, row);
  const laudo = { id, protocolo, status, exame: movido_para === null ? exame : "Laudo anulado" };
  return { laudo, compartilhamentos, hasImages };
}

export async function findOwnLaudoId(tx: Tx, protocolo: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: laudos.id })
    .from(laudos)
    .where(eq(laudos.protocolo_hash, dataKeysOf(tx).protocoloHash(protocolo)));
  return row?.id;
}
