import { and, eq, type SQL, sql } from "drizzle-orm";
import type { ListPosition } from "#domain/listas/list-position.ts";
import type { Variantes } from "#domain/midia/imagem.ts";
import {
  type Bucket,
  MIDIA_PAGE,
  type Midia,
  UNUSED_HOURS,
  type Uso,
} from "#domain/midia/midia.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import type { Tx } from "#server/db/open.ts";
import { midia as table } from "#server/db/schema/midia.ts";
import { countUpTo, type KeyPage, listByKey } from "./kit/list-by-key.ts";
import { searchFor, searchOf } from "./kit/search.ts";

type NewMidia = Pick<
  typeof table.$inferInsert,
  | "chave"
  | "bucket"
  | "largura"
  | "altura"
  | "bytes"
  | "sha256"
  | "nome"
  | "cor"
  | "variantes"
  | "guardada"
>;

const COLUMNS = {
  id: table.id,
  chave: table.chave,
  bucket: table.bucket,
  nome: table.nome,
  texto_alternativo: table.texto_alternativo,
  largura: table.largura,
  altura: table.altura,
  bytes: table.bytes,
  guardada: table.guardada,
  criado_em: table.criado_em,
  versao: table.versao,
};

export interface PictureRow {
  chave: string;
  texto_alternativo: string;
  cor: string | null;
  variantes: Variantes;
}

/** All keys are one parameter, so that every public page sends the same statement. */
export async function listPictures(tx: Tx, chaves: string[]): Promise<PictureRow[]> {
  const rows = await tx.execute<PictureRow & Record<string, unknown>>(sql`
    select chave, texto_alternativo, cor, variantes from midia
    where chave in (select jsonb_array_elements_text(${JSON.stringify(chaves)}::jsonb))`);
  return [...rows];
}

const NEWEST = [{ column: table.criado_em, isDescending: true }, { column: table.id }];

interface MidiaFilters {
  busca?: string;
  bucket?: Bucket;
  isUndescribed?: boolean;
  position?: ListPosition;
  size?: number;
}

const UNDESCRIBED = eq(table.texto_alternativo, "");

export async function countUndescribed(tx: Tx): Promise<number> {
  return countUpTo(tx, table, UNDESCRIBED);
}

export async function listMidia(
  tx: Tx,
  { busca = "", bucket, isUndescribed = false, position, size = MIDIA_PAGE }: MidiaFilters,
): Promise<KeyPage<Midia>> {
  const filtered = and(bucket && eq(table.bucket, bucket), isUndescribed ? UNDESCRIBED : undefined);
  const searched = { names: [table.nome, table.texto_alternativo] };
  const { where: found } = await searchFor(searchOf(busca, searched), (wanted) =>
    countUpTo(tx, table, and(filtered, wanted), 0),
  );
  const list = {
    table,
    columns: COLUMNS,
    where: and(filtered, found),
    keys: NEWEST,
    size,
    position,
  };
  return listByKey(tx, list);
}

export async function getMidia(tx: Tx, chave: string): Promise<Midia | undefined> {
  const [row] = await tx.select(COLUMNS).from(table).where(eq(table.chave, chave)).limit(1);
  return row;
}

export async function getMidiaById(tx: Tx, id: string): Promise<Midia | undefined> {
  const [row] = await tx.select(COLUMNS).from(table).where(hasId(table.id, id));
  return row;
}

/** Prevents other transactions from writing or deleting the image's files until this transaction ends. */
export async function lockMidia(tx: Tx, chave: string): Promise<void> {
  await tx.execute(sql`select trava_midia(${chave})`);
}

export async function createMidia(tx: Tx, values: NewMidia): Promise<Midia> {
  const [row] = await tx.insert(table).values(values).returning(COLUMNS);
  if (!row) throw new Error("an insert gives its row");
  return row;
}

/**
 * Postpones an unused image's deletion until a day from now, or for ever (`guardada`).
 * @returns false if the image no longer exists
 */
export async function keepMidia(tx: Tx, chave: string, guardada = false): Promise<boolean> {
  const stored = await tx
    .update(table)
    .set({ sem_uso_desde: sql`now()`, guardada: sql`${table.guardada} or ${guardada}` })
    .where(eq(table.chave, chave))
    .returning({ id: table.id });
  return stored.length > 0;
}

type Saved =
  | { status: "saved"; versao: number }
  | { status: "missing" }
  | { status: "conflict"; current: Midia };

export async function updateTextoAlternativo(
  tx: Tx,
  { id, versao, texto_alternativo }: Pick<Midia, "id" | "versao" | "texto_alternativo">,
): Promise<Saved> {
  const [saved] = await tx
    .update(table)
    .set({ texto_alternativo })
    .where(and(eq(table.id, id), eq(table.versao, versao)))
    .returning({ versao: table.versao });
  if (saved) return { status: "saved", versao: saved.versao };
  const [current] = await tx.select(COLUMNS).from(table).where(eq(table.id, id)).limit(1);
  return current ? { status: "conflict", current } : { status: "missing" };
}

export async function deleteUnusedMidia(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ chave: table.chave }).from(table).where(hasId(table.id, id));
  if (!row) return undefined;
  const deleted = await tx
    .delete(table)
    .where(
      and(
        eq(table.chave, row.chave),
        sql`not exists (select from usos_de_midia(${textArray([row.chave])}, true))`,
      ),
    )
    .returning({ chave: table.chave });
  return deleted[0]?.chave;
}

export async function saveVariantes(tx: Tx, chave: string, variantes: Variantes): Promise<boolean> {
  const saved = await tx
    .update(table)
    .set({ variantes })
    .where(eq(table.chave, chave))
    .returning({ id: table.id });
  return saved.length > 0;
}

interface UsoRow extends Uso, Record<string, unknown> {}

export async function listUsos(tx: Tx, chaves: string[]): Promise<Uso[]> {
  if (chaves.length === 0) return [];
  return [
    ...(await tx.execute<UsoRow>(sql`
      select chave, coisa, registro, nome
      from usos_de_midia(${textArray(chaves)})
      order by coisa, nome, registro`)),
  ];
}

/** @returns those keys whose images are used by a version in the trail, which staff may restore */
export async function listRemembered(tx: Tx, chaves: string[]): Promise<Set<string>> {
  if (chaves.length === 0) return new Set();
  const rows = await tx.execute<{ chave: string }>(sql`
    select distinct chave
    from usos_de_midia(${textArray(chaves)}, true)
    where coisa = 'trilha'`);
  return new Set([...rows].map(({ chave }) => chave));
}

function textArray(texts: string[]): SQL {
  const list = sql.join(
    texts.map((text) => sql`${text}`),
    sql`, `,
  );
  return sql`array[${list}]::text[]`;
}

/** Includes keys of images that no longer exist. */
export async function listUsedKeys(tx: Tx): Promise<Set<string>> {
  const rows = await tx.execute<{ chave: string }>(
    sql`select distinct chave from usos_de_midia(null, true)`,
  );
  return new Set([...rows].map(({ chave }) => chave));
}

/** Stores the current time for images that have become unused, and clears the time of images in use. */
export async function noteUnused(tx: Tx): Promise<void> {
  await tx.execute(sql`
    with usada as materialized (select distinct chave from usos_de_midia(null, true))
    update midia set sem_uso_desde = case when usada.chave is null then now() end
    from midia as dela left join usada using (chave)
    where midia.id = dela.id and (midia.sem_uso_desde is null) = (usada.chave is null)`);
}

export async function deleteLongUnused(tx: Tx): Promise<string[]> {
  const rows = await tx.execute<{ chave: string }>(sql`
    with usada as materialized (select distinct chave from usos_de_midia(null, true))
    delete from midia
    where not guardada and sem_uso_desde < now() - make_interval(hours => ${UNUSED_HOURS})
      and chave not in (select chave from usada)
    returning chave`);
  return [...rows].map(({ chave }) => chave);
}
