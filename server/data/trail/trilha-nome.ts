/** What the record of a line of the trail is called, read in the same query. */
import { type SQL, sql } from "drizzle-orm";
import { listThings } from "#domain/things.ts";

const NAMED = listThings().flatMap(([coisa, { name, ...entry }]) =>
  name === null ? [] : [{ coisa, name, ...entry }],
);

/** The column by which a line's thing is called. */
const nameColumn = choose(NAMED.map(({ coisa, name }) => [coisa, sql.raw(`'${name}'`)]));

/** Of things that are opened by themselves, under a name that is no stranger's. */
const nameToday = choose(
  NAMED.filter(({ below, isPersonal }) => below === "/:id" && !isPersonal).map(
    ({ coisa, name }) => [
      coisa,
      sql`(select ${sql.identifier(name)} from ${sql.identifier(coisa)} where id::text = trilha.registro)`,
    ],
  ),
);

function choose(answers: readonly (readonly [coisa: string, answer: SQL])[]): SQL {
  const branches = answers.map(
    ([coisa, answer]) => sql`when ${sql.raw(`'${coisa}'`)} then ${answer}`,
  );
  return sql`case trilha.coisa ${sql.join(branches, sql` `)} end`;
}

/**
 * As the change itself tells it; else as it is called today; else, once it is gone, as it was called
 * when it was deleted. Row-level security holds here too: what the reader may not see has no name.
 * A line without values (`…`) has none either. Columns carry their
 * table's name: the subqueries' tables have columns of the same names.
 */
export const recordName: SQL<string | null> = sql`nullif(coalesce(
  trilha.depois ->> ${nameColumn},
  trilha.antes ->> ${nameColumn},
  ${nameToday},
  (select gone.antes ->> ${nameColumn} from trilha as gone
    where gone.coisa = trilha.coisa and gone.registro = trilha.registro and gone.acao = 'excluiu'
    order by gone.id desc limit 1)
), '…')`;
