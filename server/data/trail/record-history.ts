import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { ListPosition } from "#domain/listas/list-position.ts";
import { type KeyPage, listByKey } from "#server/data/kit/list-by-key.ts";
import type { Tx } from "#server/db/open.ts";
import { trilha as table } from "#server/db/schema/trilha.ts";
import { recordName } from "./trilha-nome.ts";

export interface HistoryLine {
  id: number;
  quando: Date;
  usuario_nome: string | null;
  acao: string;
  quantos: number | null;
  versao: number | null;
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
  /** True if the complete record of that moment is still stored. */
  hasContent: boolean;
}

export const SHOWN_LINES = 200;
/** How many days a deleted record can be restored. The database function `esvazia_lixeira` has the same default. */
const TRASH_DAYS = 30;

/** The first draft beside a published record has no earlier draft, so it is compared with the published values. */
const beforeChange = sql<HistoryLine["antes"]>`case
  when jsonb_typeof(${table.antes} -> 'pendente') = 'null'
    and jsonb_typeof(${table.depois} -> 'pendente') = 'object' and ${table.conteudo} is not null
  then jsonb_set(${table.antes}, '{pendente}', ${table.conteudo} - 'pendente')
  else ${table.antes} end`;

/** True if a change only moved the record in its list. The history leaves such changes out. */
const isMoveOnly = sql`${table.acao} = 'alterou' and ${table.depois} - 'ordem_exibicao' = '{}'`;

export async function listHistory(
  tx: Tx,
  { thing, record }: { thing: string; record: string },
): Promise<{ lines: HistoryLine[]; hasOlder: boolean }> {
  const lines = await tx
    .select({
      id: table.id,
      quando: table.quando,
      usuario_nome: table.usuario_nome,
      acao: table.acao,
      quantos: table.quantos,
      versao: table.versao,
      antes: beforeChange,
      depois: sql<HistoryLine["depois"]>`${table.depois}`,
      hasContent: sql<boolean>`${table.conteudo} is not null`,
    })
    .from(table)
    .where(
      and(eq(table.coisa, thing), eq(table.registro, record), sql`(${isMoveOnly}) is not true`),
    )
    .orderBy(desc(table.id))
    .limit(SHOWN_LINES + 1);
  return { lines: lines.slice(0, SHOWN_LINES), hasOlder: lines.length > SHOWN_LINES };
}

export async function readContent(
  tx: Tx,
  { thing, record, line }: { thing: string; record: string; line: number },
): Promise<Record<string, unknown> | undefined> {
  const [row] = await tx
    .select({ conteudo: sql<Record<string, unknown> | null>`${table.conteudo}` })
    .from(table)
    .where(and(eq(table.id, line), eq(table.coisa, thing), eq(table.registro, record)));
  return row?.conteudo ?? undefined;
}

export interface TrashedRecord {
  line: number;
  coisa: string;
  registro: string;
  nome: string;
  quando: Date;
  usuario_nome: string | null;
}

const notBackAgain: SQL = sql`not exists (
  select 1 from trilha as later
  where later.coisa = trilha.coisa and later.registro = trilha.registro and later.id > trilha.id
    and later.acao in ('criou', 'alterou', 'excluiu'))`;

const TRASH_PAGE = 50;

export async function findDeletion(
  tx: Tx,
  { thing, record }: { thing: string; record: string },
): Promise<number | undefined> {
  const [row] = await tx
    .select({ line: table.id })
    .from(table)
    .where(
      and(
        eq(table.coisa, thing),
        eq(table.registro, record),
        sql`${table.acao} = 'excluiu' and ${table.conteudo} is not null`,
        notBackAgain,
      ),
    )
    .limit(1);
  return row?.line;
}

/** @param things the tables whose records the caller may restore */
export async function listTrash(
  tx: Tx,
  things: readonly string[],
  position?: ListPosition,
): Promise<KeyPage<TrashedRecord>> {
  const columns = {
    line: table.id,
    coisa: table.coisa,
    registro: table.registro,
    nome: recordName,
    quando: table.quando,
    usuario_nome: table.usuario_nome,
  };
  const where = and(
    inArray(table.coisa, [...things]),
    // The condition has no parameter, so that PostgreSQL's planner can use the partial index.
    sql`${table.acao} = 'excluiu' and ${table.conteudo} is not null`,
    sql`${table.quando} > now() - make_interval(days => ${TRASH_DAYS})`,
    notBackAgain,
  );
  const keys = [{ column: table.id, isDescending: true }];
  const { rows, ...page } = await listByKey(tx, {
    table,
    columns,
    where,
    keys,
    size: TRASH_PAGE,
    position,
  });
  return {
    ...page,
    rows: rows.map((row) => ({ ...row, registro: row.registro ?? "", nome: row.nome ?? "" })),
  };
}
