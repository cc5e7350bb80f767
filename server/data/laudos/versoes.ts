import { randomUUID } from "node:crypto";
import { and, asc, eq, getTableColumns, isNull, lt, sql } from "drizzle-orm";
import {
  type Assinatura,
  type DocumentSignatures,
  REGRA_ASSINATURA,
} from "#domain/laudos/assinaturas.ts";
import type { Anexo } from "#domain/laudos/laudos.ts";
import type { ListPosition } from "#domain/listas/list-position.ts";
import {
  type Decrypted,
  encryptedColumns,
  json,
  text,
} from "#server/data/kit/encrypted-columns.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { countUpTo, type KeyPage, listByKey } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { laudos, laudoVersoes, type PaginaDesenhada } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";
import { noteReading, type Reading } from "./patient-trail.ts";

const ENCRYPTED = {
  nome_arquivo: text,
  assinado_por: text,
  anexos: json<Anexo[]>(),
  assinaturas: json<Assinatura[]>(),
  texto: json<string[]>(),
  motivo: text,
};

export const encryptedVersao = encryptedColumns(laudoVersoes, ENCRYPTED);

const { texto: _words, codigo_hash: _code, ...COLUMNS } = getTableColumns(laudoVersoes);
const {
  nome_arquivo: _name,
  assinado_por: _by,
  anexos: _files,
  assinaturas: _signatures,
  motivo: _why,
  ...PLAIN
} = COLUMNS;

type Row = typeof laudoVersoes.$inferSelect;

export type LaudoVersao = Decrypted<Omit<Row, "texto" | "codigo_hash">, typeof ENCRYPTED> & {
  anexos: Anexo[];
  assinaturas: Assinatura[];
};

export type StoredPdf = Pick<
  LaudoVersao,
  | "arquivo"
  | "versao_chave"
  | "bytes"
  | "sha256"
  | "nome_arquivo"
  | "assinado"
  | "assinado_por"
  | "anexos"
  | "integridade"
  | "assinaturas"
>;

const ANY_CALLER = sql`(select id from quem_pede())`;

/** The caller must also queue `draw-laudo`. */
export async function addVersao(
  tx: Tx,
  stored: StoredPdf,
  from: "person" | "equipment" = "person",
): Promise<string> {
  const id = randomUUID();
  const anexos = stored.anexos.length > 0 ? stored.anexos : null;
  const assinaturas = stored.assinaturas.length > 0 ? stored.assinaturas : null;
  const written = encryptedVersao.encrypt(tx, id, { ...stored, anexos, assinaturas });
  const codigo_hash = documentoHashOf(tx, id);
  const enviado_por = from === "person" ? ANY_CALLER : null;
  const regra_assinatura = REGRA_ASSINATURA;
  await tx
    .insert(laudoVersoes)
    .values({ ...written, id, codigo_hash, enviado_por, regra_assinatura });
  return id;
}

export function documentoHashOf(tx: Tx, id: string): Buffer {
  const keys = dataKeysOf(tx);
  return keys.documentoHash(keys.documentoCode(id));
}

export async function markAlteracaoLida(tx: Tx, id: string): Promise<void> {
  await tx.update(laudoVersoes).set({ alteracao_lida: true }).where(eq(laudoVersoes.id, id));
}

export function countUnmatchedVersoes(tx: Tx): Promise<number> {
  return countUpTo(tx, laudoVersoes, isNull(laudoVersoes.laudo_id));
}

const WAITING_PAGE = 50;
/** Reading the list of unmatched PDFs is recorded, because their names often contain patients' names. */
const UNMATCHED_READING: Reading = {
  acao: "listou_pdfs",
  pacientes: [],
  dados: ["nome_arquivo"],
};

export async function listUnmatchedVersoes(
  tx: Tx,
  position?: ListPosition,
): Promise<KeyPage<LaudoVersao>> {
  const keys = [{ column: laudoVersoes.criado_em }, { column: laudoVersoes.id }];
  const where = isNull(laudoVersoes.laudo_id);
  const list = { table: laudoVersoes, columns: COLUMNS, where, keys, size: WAITING_PAGE, position };
  const { rows, ...page } = await listByKey(tx, list);
  if (rows.length > 0) noteReading(tx, UNMATCHED_READING);
  return { ...page, rows: rows.map((row) => openVersao(tx, row)) };
}

/** Adds no line to the trail. @param laudo a report whose reading the caller has recorded */
export async function listVersoes(tx: Tx, laudo: { id: string }): Promise<LaudoVersao[]> {
  const rows = await tx
    .select(COLUMNS)
    .from(laudoVersoes)
    .where(eq(laudoVersoes.laudo_id, laudo.id))
    .orderBy(asc(laudoVersoes.numero));
  return rows.map((row) => openVersao(tx, row));
}

export async function getVersao(tx: Tx, id: string) {
  const [row] = await tx.select(PLAIN).from(laudoVersoes).where(hasId(laudoVersoes.id, id));
  return row;
}

export type MatchResult = "matched" | "missing" | "taken";

/** Cannot be undone. For a report `em_analise`, sets the current version. @param motivo why the report is corrected */
export async function matchVersao(
  tx: Tx,
  { versaoId, laudoId, motivo }: { versaoId: string; laudoId: string; motivo?: string },
): Promise<MatchResult> {
  // The lock prevents two PDFs from getting the same number.
  const [laudo] = await tx
    .select({ status: laudos.status })
    .from(laudos)
    .where(hasId(laudos.id, laudoId))
    .for("update");
  if (!laudo || laudo.status === "anulado") return "missing";
  const [last] = await tx
    .select({ numero: sql<number>`coalesce(max(${laudoVersoes.numero}), 0)::int` })
    .from(laudoVersoes)
    .where(eq(laudoVersoes.laudo_id, laudoId));
  const [matched] = await tx
    .update(laudoVersoes)
    .set({
      laudo_id: laudoId,
      numero: (last?.numero ?? 0) + 1,
      ...encryptedVersao.encrypt(tx, versaoId, { motivo: motivo ?? null }),
    })
    .where(and(hasId(laudoVersoes.id, versaoId), isNull(laudoVersoes.laudo_id)))
    .returning({ id: laudoVersoes.id });
  if (!matched) return "taken";
  if (laudo.status === "em_analise") {
    await tx.update(laudos).set({ versao_atual: matched.id }).where(eq(laudos.id, laudoId));
  }
  return "matched";
}

/** Discards an unmatched PDF. @returns the name of its files, to delete after the commit */
export async function discardVersao(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(laudoVersoes)
    .where(and(hasId(laudoVersoes.id, id), isNull(laudoVersoes.laudo_id)))
    .returning({ arquivo: laudoVersoes.arquivo });
  return row?.arquivo;
}

/** Adds a PDF to another report without copying files. If `desenho` is `pendente`, the caller queues `draw-laudo`. */
export async function copyVersao(
  tx: Tx,
  from: string,
  laudoId: string,
): Promise<Pick<LaudoVersao, "id" | "desenho"> | undefined> {
  const [row] = await tx.select().from(laudoVersoes).where(eq(laudoVersoes.id, from));
  if (!row) return undefined;
  const id = randomUUID();
  const same = {
    ...encryptedVersao.decrypt(tx, row),
    motivo: null,
    criado_em: undefined,
    codigo_hash: documentoHashOf(tx, id),
    alteracao_lida: false,
    emitida_em: null,
    substituida_em: null,
  };
  const written = encryptedVersao.encrypt(tx, id, { ...same, id, laudo_id: laudoId, numero: 1 });
  await tx.insert(laudoVersoes).values({ ...written, enviado_por: ANY_CALLER });
  return { id, desenho: row.desenho };
}

/** Called after the pages' images were stored. @param textos the text of each page */
export async function saveDrawnPages(
  tx: Tx,
  { id, paginas, textos }: { id: string; paginas: PaginaDesenhada[]; textos: string[] },
): Promise<void> {
  await tx
    .update(laudoVersoes)
    .set({ desenho: "pronto", paginas, ...encryptedVersao.encrypt(tx, id, { texto: textos }) })
    .where(eq(laudoVersoes.id, id));
}

export async function markUndrawable(tx: Tx, id: string): Promise<void> {
  await tx.update(laudoVersoes).set({ desenho: "falhou" }).where(eq(laudoVersoes.id, id));
}

/** @returns a signed PDF that a former rule checked; undefined once there is none left */
export async function findOutdatedSignature(tx: Tx) {
  const [row] = await tx
    .select(PLAIN)
    .from(laudoVersoes)
    .where(and(laudoVersoes.assinado, lt(laudoVersoes.regra_assinatura, REGRA_ASSINATURA)))
    .orderBy(asc(laudoVersoes.regra_assinatura))
    .limit(1);
  return row;
}

/** @param checked undefined if the file cannot be read, so that its former result stays */
export async function saveCheckedSignature(
  tx: Tx,
  { id, integridade }: Pick<LaudoVersao, "id" | "integridade">,
  checked: DocumentSignatures | undefined,
): Promise<void> {
  const isOther = checked !== undefined && checked.integridade !== integridade;
  const result = checked && {
    integridade: checked.integridade,
    ...encryptedVersao.encrypt(tx, id, { assinaturas: [...checked.assinaturas] }),
  };
  await tx
    .update(laudoVersoes)
    .set({
      ...result,
      ...(isOther && { assinatura_mudou_em: sql`now()` }),
      regra_assinatura: REGRA_ASSINATURA,
    })
    .where(eq(laudoVersoes.id, id));
}

export async function listStoredArquivos(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectDistinct({ arquivo: laudoVersoes.arquivo }).from(laudoVersoes);
  return new Set(rows.map(({ arquivo }) => arquivo));
}

function openVersao(tx: Tx, row: Omit<Row, "texto" | "codigo_hash">): LaudoVersao {
  const versao = encryptedVersao.decrypt(tx, row);
  return { ...versao, anexos: versao.anexos ?? [], assinaturas: versao.assinaturas ?? [] };
}
