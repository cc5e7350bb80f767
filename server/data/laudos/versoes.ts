/** The PDFs of reports: each one that was sent, those that wait for their report, and their pages. */
import { randomUUID } from "node:crypto";
import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { Anexo, Desenho } from "#domain/laudos.ts";
import { countUpTo } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { laudoVersoes, type PaginaDesenhada } from "#server/db/schema/laudo-versoes.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { dataKeysOf } from "#server/db/transaction-keys.ts";

/** A PDF that the storage has by now, encrypted. */
export interface StoredPdf {
  /** Names its files. */
  arquivo: string;
  versao_chave: number;
  bytes: number;
  sha256: string;
  nome_arquivo: string;
  assinado: boolean;
  assinado_por: string | null;
  /** Files that the PDF carries. */
  anexos: Anexo[];
}

export interface LaudoVersao extends StoredPdf {
  id: string;
  /** Null for one that nobody of the staff sent. */
  enviado_por: string | null;
  laudo_id: string | null;
  numero: number | null;
  desenho: Desenho;
  paginas: PaginaDesenhada[];
  motivo: string | null;
  criado_em: Date;
}

type Row = typeof laudoVersoes.$inferSelect;
type Sealed = "nome_arquivo" | "assinado_por" | "anexos" | "texto" | "motivo";

const place = (id: string, column: Sealed) => ({ table: "laudo_versoes", column, id });

const WHOEVER_ASKS = sql`(select id from quem_pede())`;

const COLUMNS = {
  id: laudoVersoes.id,
  laudo_id: laudoVersoes.laudo_id,
  numero: laudoVersoes.numero,
  arquivo: laudoVersoes.arquivo,
  versao_chave: laudoVersoes.versao_chave,
  bytes: laudoVersoes.bytes,
  sha256: laudoVersoes.sha256,
  nome_arquivo: laudoVersoes.nome_arquivo,
  assinado: laudoVersoes.assinado,
  assinado_por: laudoVersoes.assinado_por,
  anexos: laudoVersoes.anexos,
  enviado_por: laudoVersoes.enviado_por,
  desenho: laudoVersoes.desenho,
  paginas: laudoVersoes.paginas,
  motivo: laudoVersoes.motivo,
  criado_em: laudoVersoes.criado_em,
};

/**
 * A PDF that waits to be matched; who sends it also puts `draw-laudo` with its id in line.
 * @returns its id
 */
export async function addVersao(tx: Tx, stored: StoredPdf): Promise<string> {
  const id = randomUUID();
  const { nome_arquivo, assinado_por, anexos, ...plain } = stored;
  await tx.insert(laudoVersoes).values({
    ...plain,
    id,
    nome_arquivo: dataKeysOf(tx).encrypt(nome_arquivo, place(id, "nome_arquivo")),
    assinado_por:
      assinado_por === null
        ? null
        : dataKeysOf(tx).encrypt(assinado_por, place(id, "assinado_por")),
    anexos:
      anexos.length === 0
        ? null
        : dataKeysOf(tx).encrypt(JSON.stringify(anexos), place(id, "anexos")),
    enviado_por: WHOEVER_ASKS,
  });
  return id;
}

/** As `countUpTo` counts them. */
export function countUnmatchedVersoes(tx: Tx): Promise<number> {
  return countUpTo(tx, laudoVersoes, isNull(laudoVersoes.laudo_id));
}

/** The oldest first. */
export async function listUnmatchedVersoes(tx: Tx): Promise<LaudoVersao[]> {
  const rows = await tx
    .select(COLUMNS)
    .from(laudoVersoes)
    .where(isNull(laudoVersoes.laudo_id))
    .orderBy(asc(laudoVersoes.criado_em));
  return rows.map((row) => openVersao(tx, row));
}

/** All of a report's, the newest last; those that were corrected stay for staff. */
export async function listVersoes(tx: Tx, laudoId: string): Promise<LaudoVersao[]> {
  const rows = await tx
    .select(COLUMNS)
    .from(laudoVersoes)
    .where(sql`${laudoVersoes.laudo_id}::text = ${laudoId}`)
    .orderBy(asc(laudoVersoes.numero));
  return rows.map((row) => openVersao(tx, row));
}

/** @param id anything that was sent */
export async function getVersao(tx: Tx, id: string): Promise<LaudoVersao | undefined> {
  const [row] = await tx
    .select(COLUMNS)
    .from(laudoVersoes)
    .where(sql`${laudoVersoes.id}::text = ${id}`);
  return row && openVersao(tx, row);
}

export type MatchResult = "matched" | "missing" | "taken";

/**
 * Puts an unmatched PDF to its report, for good; one that nothing was released of shows it from now on.
 * @param motivo of a correction
 */
export async function matchVersao(
  tx: Tx,
  { versaoId, laudoId, motivo }: { versaoId: string; laudoId: string; motivo?: string },
): Promise<MatchResult> {
  // The report's row, locked, lets two matches at once take turns.
  const [laudo] = await tx
    .select({ status: laudos.status })
    .from(laudos)
    .where(sql`${laudos.id}::text = ${laudoId}`)
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
      motivo:
        motivo === undefined ? null : dataKeysOf(tx).encrypt(motivo, place(versaoId, "motivo")),
    })
    .where(and(sql`${laudoVersoes.id}::text = ${versaoId}`, isNull(laudoVersoes.laudo_id)))
    .returning({ id: laudoVersoes.id });
  if (!matched) return "taken";
  if (laudo.status === "em_analise") {
    await tx.update(laudos).set({ versao_atual: matched.id }).where(eq(laudos.id, laudoId));
  }
  return "matched";
}

/** A PDF that belongs to nobody. @returns the name of its files, to remove after the commit */
export async function discardVersao(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx
    .delete(laudoVersoes)
    .where(and(sql`${laudoVersoes.id}::text = ${id}`, isNull(laudoVersoes.laudo_id)))
    .returning({ arquivo: laudoVersoes.arquivo });
  return row?.arquivo;
}

/** The same PDF for another report, which shares its files. @returns the new one's id */
export async function copyVersao(
  tx: Tx,
  from: string,
  laudoId: string,
): Promise<string | undefined> {
  const [row] = await tx.select().from(laudoVersoes).where(eq(laudoVersoes.id, from));
  if (!row) return undefined;
  const id = randomUUID();
  const again = (column: Sealed) => {
    const sealed = row[column];
    return (
      sealed &&
      dataKeysOf(tx).encrypt(
        dataKeysOf(tx).decrypt(sealed, place(row.id, column)),
        place(id, column),
      )
    );
  };
  await tx.insert(laudoVersoes).values({
    ...row,
    id,
    laudo_id: laudoId,
    numero: 1,
    nome_arquivo: again("nome_arquivo") as Buffer,
    assinado_por: again("assinado_por"),
    anexos: again("anexos"),
    texto: again("texto"),
    motivo: null,
    criado_em: undefined,
    enviado_por: WHOEVER_ASKS,
  });
  return id;
}

/** As `sistema`, once the pages' images are stored. @param textos a page each */
export async function saveDrawnPages(
  tx: Tx,
  { id, paginas, textos }: { id: string; paginas: PaginaDesenhada[]; textos: string[] },
): Promise<void> {
  await tx
    .update(laudoVersoes)
    .set({
      desenho: "pronto",
      paginas,
      texto: dataKeysOf(tx).encrypt(JSON.stringify(textos), place(id, "texto")),
    })
    .where(eq(laudoVersoes.id, id));
}

/** As `sistema`. */
export async function markUndrawable(tx: Tx, id: string): Promise<void> {
  await tx.update(laudoVersoes).set({ desenho: "falhou" }).where(eq(laudoVersoes.id, id));
}

/** As `sistema`: the names of all files that some row has. */
export async function listStoredArquivos(tx: Tx): Promise<Set<string>> {
  const rows = await tx.selectDistinct({ arquivo: laudoVersoes.arquivo }).from(laudoVersoes);
  return new Set(rows.map(({ arquivo }) => arquivo));
}

/** @returns the words of each page, in order */
export function openPageTexts(tx: Tx, { id, texto }: Pick<Row, "id" | "texto">): string[] {
  return texto ? JSON.parse(dataKeysOf(tx).decrypt(texto, place(id, "texto"))) : [];
}

function openVersao(tx: Tx, row: Pick<Row, keyof typeof COLUMNS>): LaudoVersao {
  const open = (column: Exclude<Sealed, "texto">) => {
    const sealed = row[column];
    return sealed && dataKeysOf(tx).decrypt(sealed, place(row.id, column));
  };
  return {
    ...row,
    nome_arquivo: open("nome_arquivo") ?? "",
    assinado_por: open("assinado_por"),
    anexos: JSON.parse(open("anexos") ?? "[]"),
    motivo: open("motivo"),
  };
}
