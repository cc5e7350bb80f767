/**
 * The images of one study can name different people, because equipment and archives send whatever header a file has. Each
 * row of `estudos` is therefore a part of a study: the images that say the same person and order, and that came before
 * the same release. A part is matched to a report by what its own images say.
 */
import { randomUUID } from "node:crypto";
import { and, eq, ne, sql } from "drizzle-orm";
import type { DadosEstudo } from "#domain/imagens/imagens.ts";
import type { Tx } from "#server/db/open.ts";
import { estudos } from "#server/db/schema/estudos.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import type { InstanceHeader, ReceivedInstance } from "#server/imagens/received.ts";
import { encryptedEstudo } from "./encrypted-imagens.ts";
import { matchEstudo } from "./match-estudo.ts";

/** More parts than a study has by mistake; a further one would be somebody's way to fill the list. */
const MOST_PARTS = 50;

export interface StudyPart {
  id: string;
  laudo_id: string | null;
}

type Arrived = Pick<ReceivedInstance, "header" | "origem" | "laudoId">;

/** @returns undefined if another report has the study, or it has too many parts */
export async function findOrAddPart(tx: Tx, received: Arrived): Promise<StudyPart | undefined> {
  for (let numero = 0; numero < MOST_PARTS; numero++) {
    const parte_hash = partHash(tx, received.header, numero);
    const found = (await findPart(tx, parte_hash)) ?? (await addPart(tx, received, parte_hash));
    if (!found) return undefined;
    if (found.isReleased && !(await takesMore(tx, found, received.laudoId))) continue;
    return found;
  }
  return undefined;
}

function partHash(tx: Tx, header: InstanceHeader, numero: number): Buffer {
  const { study, accession, patientName, patientId, birthDate } = header;
  const identity = [study, accession, patientName, patientId, birthDate, numero];
  return dataKeysOf(tx).uidHash("parte", JSON.stringify(identity));
}

async function findPart(tx: Tx, parte_hash: Buffer) {
  const { id, laudo_id } = estudos;
  const [row] = await tx
    .select({
      id,
      laudo_id,
      isReleased: sql<boolean>`coalesce(${laudos.status} <> 'em_analise', false)`,
    })
    .from(estudos)
    .leftJoin(laudos, eq(laudos.id, laudo_id))
    .where(eq(estudos.parte_hash, parte_hash));
  return row;
}

/**
 * What a patient can see grows only by a person's hand: within an hour after the part was begun, which was after the
 * release. Each later addition is a part of its own, and so a line of the trail.
 */
async function takesMore(tx: Tx, { id, laudo_id }: StudyPart, laudoId: string | undefined) {
  if (laudoId === undefined || laudoId !== laudo_id) return false;
  const [row] = await tx
    .select({ id: estudos.id })
    .from(estudos)
    .innerJoin(laudos, eq(laudos.id, estudos.laudo_id))
    .where(
      and(
        eq(estudos.id, id),
        ne(laudos.status, "anulado"),
        sql`${estudos.recebido_em} > coalesce(${laudos.retificado_em}, ${laudos.liberado_em})`,
        sql`${estudos.recebido_em} > clock_timestamp() - interval '1 hour'`,
      ),
    );
  return row !== undefined;
}

async function addPart(tx: Tx, { header, origem, laudoId }: Arrived, parte_hash: Buffer) {
  const chave_hash = dataKeysOf(tx).uidHash("estudo", header.study);
  const dados = dadosOf(header);
  const others = await listParts(tx, chave_hash);
  const matched = await matchEstudo(tx, dados, laudoId);
  const isOfAnother = others.some(
    ({ laudo_id }) => laudo_id !== null && laudo_id !== (laudoId ?? matched.laudo_id),
  );
  if (isOfAnother && laudoId !== undefined) return undefined;
  const isMixed = others.some((other) => !isSamePerson(other.dados, dados));
  const laudo_id = isOfAnother ? null : matched.laudo_id;
  const isDoubtful = isMixed && (laudo_id === null || others.some((one) => one.laudo_id === null));
  const divergencias = isDoubtful
    ? [...matched.divergencias, "misturado" as const]
    : matched.divergencias;
  const id = randomUUID();
  const part = { id, chave_hash, parte_hash, origem, laudo_id, divergencias };
  await tx
    .insert(estudos)
    .values({ ...part, ...encryptedEstudo.encrypt(tx, id, { dados }) })
    .onConflictDoNothing();
  if (isDoubtful) await markMixed(tx, chave_hash);
  return findPart(tx, parte_hash);
}

async function listParts(tx: Tx, chave_hash: Buffer) {
  const { id, laudo_id, dados } = estudos;
  const rows = await tx
    .select({ id, laudo_id, dados })
    .from(estudos)
    .where(eq(estudos.chave_hash, chave_hash))
    .limit(MOST_PARTS);
  return rows.map((row) => encryptedEstudo.decrypt(tx, row));
}

function isSamePerson(one: DadosEstudo, other: DadosEstudo): boolean {
  const keys = ["nome", "documento", "nascimento", "protocolo"] as const;
  return keys.every((key) => one[key] === other[key]);
}

async function markMixed(tx: Tx, chave_hash: Buffer): Promise<void> {
  await tx
    .update(estudos)
    .set({ divergencias: sql`array_append(${estudos.divergencias}, 'misturado')` })
    .where(
      and(eq(estudos.chave_hash, chave_hash), sql`'misturado' <> all (${estudos.divergencias})`),
    );
}

export function dadosOf(header: InstanceHeader): DadosEstudo {
  return {
    nome: header.patientName,
    documento: header.patientId,
    nascimento: header.birthDate,
    protocolo: header.accession,
    descricao: header.studyDescription,
    data: header.studyDate,
  };
}
