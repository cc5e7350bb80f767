import type { Sql } from "postgres";

const COPIES = "copia_do_teste";

export async function rememberRows(superuser: Sql): Promise<() => Promise<void>> {
  const tables = await superuser<{ name: string; columns: string }[]>`
    select quote_ident(relname) as name,
        string_agg(quote_ident(attname), ', ' order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and attnum > 0 and not attisdropped and attgenerated = ''
      group by relname order by relname`;
  const sequences = await superuser<{ name: string; value: string; used: boolean }[]>`
    select quote_ident(sequencename) as name, coalesce(last_value, start_value) as value,
        last_value is not null as used
      from pg_sequences where schemaname = 'public'`;
  await superuser.unsafe(`create schema ${COPIES}`);
  for (const { name } of tables) {
    await superuser.unsafe(`create table ${COPIES}.${name} as table public.${name}`);
  }
  await superuser.unsafe(`create table ${COPIES}.jobs as select id from pgboss.job`);
  const restore = [
    // Disables triggers and foreign keys, so that the order of the tables does not matter.
    "set local session_replication_role = replica",
    ...tables.map(({ name }) => `delete from public.${name}`),
    ...tables.map(
      ({ name, columns }) =>
        `insert into public.${name} (${columns}) overriding system value
          select ${columns} from ${COPIES}.${name}`,
    ),
    ...sequences.map(
      ({ name, value, used }) => `select setval('public.${name}', ${value}, ${used})`,
    ),
    // Deletes newer jobs, so that a job that is already running finds nothing to do and does not start again.
    `delete from pgboss.job where id not in (select id from ${COPIES}.jobs)`,
    "notify conteudo",
  ].join(";\n");
  return async () => {
    await superuser.begin((sql) => sql.unsafe(restore));
  };
}
