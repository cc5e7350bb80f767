import type { Sql } from "postgres";
import { databaseRole } from "#server/db/logins/logins.ts";
import { quote, quoteRelation } from "#server/db/quote.ts";

const POLICY = "copia_de_seguranca";
const ROLE = databaseRole("copia");

/** SQL condition for our own objects, as opposed to PostgreSQL's and extensions' objects. */
const OURS = `
  n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_'
  and not exists (select from pg_depend d
    where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;

interface Missing {
  schema: string;
  name: string;
  kind: string;
  usage: boolean;
  select: boolean;
  policy: boolean;
}

export async function ensureCopyReads(owner: Pick<Sql, "unsafe">): Promise<void> {
  for (const { schema, name, kind, usage, select, policy } of await listMissing(owner)) {
    const relation = quoteRelation({ schema, name });
    if (usage) await owner.unsafe(`grant usage on schema ${quote(schema)} to ${ROLE}`);
    if (select) {
      const what = kind === "S" ? "sequence" : "table";
      await owner.unsafe(`grant select on ${what} ${relation} to ${ROLE}`);
    }
    if (policy) {
      await owner.unsafe(
        `create policy ${POLICY} on ${relation} for select to ${ROLE} using (true)`,
      );
    }
  }
}

async function listMissing(owner: Pick<Sql, "unsafe">): Promise<Missing[]> {
  const rows = await owner.unsafe<Missing[]>(`
    with wanted as (
      select n.nspname as schema, c.relname as name, c.relkind as kind,
        not has_schema_privilege('${ROLE}', n.oid, 'USAGE') as usage,
        case when c.relkind = 'S' then not has_sequence_privilege('${ROLE}', c.oid, 'SELECT')
          else not has_table_privilege('${ROLE}', c.oid, 'SELECT') end as "select",
        c.relkind <> 'S' and not exists (select from pg_policy p
          where p.polrelid = c.oid and p.polname = '${POLICY}') as policy
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'S') and ${OURS})
    select * from wanted where usage or "select" or policy order by 1, 2`);
  return [...rows];
}

export interface TableShape {
  schema: string;
  name: string;
  /** Stored columns; generated ones are computed again. */
  columns: string[];
  bytes: number;
}

/** Tables that are not copied, because a restore creates its own. */
const VERSIONS = "'drizzle.__drizzle_migrations', 'pgboss.version'";

/** Lists partitions instead of their partitioned table, because the partitions contain the rows. */
export async function listTables(sql: Pick<Sql, "unsafe">): Promise<TableShape[]> {
  const rows = await sql.unsafe<(TableShape & { bytes: string })[]>(`
    select n.nspname as schema, c.relname as name, pg_table_size(c.oid)::text as bytes,
      (select coalesce(json_agg(a.attname order by a.attnum), '[]') from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and ${OURS} and n.nspname || '.' || c.relname not in (${VERSIONS})
    order by 1, 2`);
  return rows.map((row) => ({ ...row, bytes: Number(row.bytes) }));
}

export interface SequenceState {
  schema: string;
  name: string;
  value: string;
  isCalled: boolean;
}

/** Must be read after the tables; a sequence read earlier could be behind the numbers in the copied rows. */
export async function listSequences(sql: Pick<Sql, "unsafe">): Promise<SequenceState[]> {
  const rows = await sql.unsafe<{ schema: string; name: string }[]>(`
    select n.nspname as schema, c.relname as name
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${OURS} and n.nspname <> 'drizzle' order by 1, 2`);
  const states: SequenceState[] = [];
  for (const { schema, name } of rows) {
    const [state] = await sql.unsafe<{ value: string; called: boolean }[]>(
      `select last_value::text as value, is_called as called from ${quoteRelation({ schema, name })}`,
    );
    states.push({ schema, name, value: state?.value ?? "1", isCalled: state?.called ?? false });
  }
  return states;
}

export async function isEmpty(owner: Pick<Sql, "unsafe">): Promise<boolean> {
  const [row] = await owner.unsafe<{ found: boolean }[]>(`
    select exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${OURS}) as found`);
  return row?.found === false;
}
