import { type SQL, sql } from "drizzle-orm";
import { listThings } from "#domain/things.ts";

const NAMED = listThings().flatMap(([coisa, { name, ...entry }]) =>
  name === null ? [] : [{ coisa, name, ...entry }],
);

const nameColumn = choose(NAMED.map(({ coisa, name }) => [coisa, sql.raw(`'${name}'`)]));

/** Selects the present name of a record that has a screen of its own. Selects no person's name. */
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

/** The name of a trail line's record; null if no line or record that the caller may read contains it. */
export const recordName: SQL<string | null> = sql`nullif(coalesce(
  trilha.depois ->> ${nameColumn},
  trilha.antes ->> ${nameColumn},
  ${nameToday},
  (select gone.antes ->> ${nameColumn} from trilha as gone
    where gone.coisa = trilha.coisa and gone.registro = trilha.registro and gone.acao = 'excluiu'
    order by gone.id desc limit 1)
), '…')`;
