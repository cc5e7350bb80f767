/** What the record of a line of the trail is called, read in the same query. */
import { type SQL, sql } from "drizzle-orm";
import { listThings } from "#domain/things.ts";

/** Things that are opened by themselves, under a name that is no stranger's. */
const NAMED = listThings().flatMap(([coisa, { name, below, isPersonal }]) =>
  name !== null && below === "/:id" && !isPersonal ? [{ coisa, name }] : [],
);

const NAME_COLUMNS = new Set(listThings().flatMap(([, { name }]) => name ?? []));

/** As a line's values tell it, whatever the thing calls it. */
function nameIn(values: "trilha.antes" | "trilha.depois" | "gone.antes"): SQL {
  const columns = [...NAME_COLUMNS].map((column) => sql.raw(`${values} ->> '${column}'`));
  return sql`coalesce(${sql.join(columns, sql`, `)})`;
}

const nameToday = sql.join(
  NAMED.map(
    ({ coisa, name }) =>
      sql`when ${sql.raw(`'${coisa}'`)} then (select ${sql.identifier(name)} from ${sql.identifier(coisa)} where id::text = trilha.registro)`,
  ),
  sql` `,
);

/**
 * As the change itself tells it; else as it is called today; else, once it is gone, as it was called
 * when it was deleted. Row-level security holds here too: what the reader may not see has no name.
 * A line without values (`…`) has none either. Columns carry their
 * table's name: the subqueries' tables have columns of the same names.
 */
export const recordName: SQL<string | null> = sql`nullif(coalesce(
  ${nameIn("trilha.depois")}, ${nameIn("trilha.antes")},
  case trilha.coisa ${nameToday} end,
  (select ${nameIn("gone.antes")} from trilha as gone
    where gone.coisa = trilha.coisa and gone.registro = trilha.registro and gone.acao = 'excluiu'
    order by gone.id desc limit 1)
), '…')`;
