import type { Sql } from "postgres";

const OURS = "array['public', 'pgboss', 'drizzle']";

export type Catalog = Map<string, string>;

const DATABASE = `
  select array_agg(given::text order by given::text collate "C")::text as says
  from pg_database, aclexplode(datacl) as given
  where datname = current_database() and given.privilege_type <> 'CONNECT'`;

const OBJECTS = `
  with tables as (
    select c.oid, n.nspname || '.' || c.relname as name, c.relkind, c.relacl, c.relowner, c.relrowsecurity, c.relforcerowsecurity
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = any (${OURS}) and c.relkind in ('r', 'p', 'v', 'm', 'S'))
  select 'schema ' || nspname as name, nspacl::text as says from pg_namespace where nspname = any (${OURS})
  union all
  select 'database', says from (${DATABASE}) as given
  union all
  select 'default privileges', array_agg(concat_ws('|', defaclobjtype, defaclnamespace, defaclacl) order by defaclobjtype, defaclnamespace)::text
  from pg_default_acl where defaclrole = current_user::regrole
  union all
  select 'function ' || p.oid::regprocedure,
    concat_ws('|', case when p.prokind in ('f', 'p') then pg_get_functiondef(p.oid) else p.prosrc end, p.proowner, p.proacl)
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any (${OURS})
    and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
  union all
  select 'table ' || name, concat_ws('|', relowner, relacl, relrowsecurity, relforcerowsecurity) from tables
  union all
  select 'column ' || t.name || '.' || a.attname, a.attacl::text
  from pg_attribute a join tables t on t.oid = a.attrelid where a.attacl is not null
  union all
  select 'rule ' || r.rulename || ' on ' || t.name, concat_ws('|', pg_get_ruledef(r.oid), r.ev_enabled)
  from pg_rewrite r join tables t on t.oid = r.ev_class
  union all
  select 'trigger ' || g.tgname || ' on ' || t.name, concat_ws('|', pg_get_triggerdef(g.oid), g.tgenabled)
  from pg_trigger g join tables t on t.oid = g.tgrelid where not g.tgisinternal
  union all
  select 'policy ' || p.polname || ' on ' || t.name, concat_ws('|', p.polcmd, p.polpermissive, p.polroles::regrole[],
    pg_get_expr(p.polqual, p.polrelid), pg_get_expr(p.polwithcheck, p.polrelid))
  from pg_policy p join tables t on t.oid = p.polrelid`;

export async function readCatalog(sql: Pick<Sql, "unsafe">): Promise<Catalog> {
  const rows = await sql.unsafe<{ name: string; says: string }[]>(
    `select name, md5(coalesce(says, '')) as says from (${OBJECTS}) as object order by name collate "C"`,
  );
  return new Map(rows.map(({ name, says }) => [name, says]));
}

/** A fingerprint of the raw catalog. Reading it at each start takes a few milliseconds; `readCatalog` takes thirty. */
const STORED = `
  with ours as (select oid from pg_namespace where nspname = any (${OURS})),
  tables as (select oid, relname, relkind, relowner, relacl, relrowsecurity, relforcerowsecurity from pg_class
    where relnamespace in (select oid from ours) and relkind in ('r', 'p', 'v', 'm', 'S'))
  select md5(string_agg(object, '|' order by object collate "C")) as fingerprint from (
    select n::text as object from pg_namespace n where oid in (select oid from ours)
    union all
    select says from (${DATABASE}) as given
    union all
    select d::text from pg_default_acl d where defaclrole = current_user::regrole
    union all
    select p::text from pg_proc p where pronamespace in (select oid from ours)
    union all
    select tables::text from tables
    union all
    select concat_ws(' ', attrelid, attname, attacl) from pg_attribute
    where attacl is not null and attrelid in (select oid from tables)
    union all
    select r::text from pg_rewrite r where ev_class in (select oid from tables)
    union all
    select g::text from pg_trigger g where not tgisinternal and tgrelid in (select oid from tables)
    union all
    select p::text from pg_policy p where polrelid in (select oid from tables)) as object`;

/** @returns a text that differs if any object that `readCatalog` lists differs; comparable only within one database */
export async function readFingerprint(sql: Pick<Sql, "unsafe">): Promise<string> {
  const [row] = await sql.unsafe<{ fingerprint: string }[]>(STORED);
  return row?.fingerprint ?? "";
}

export function differences(one: Catalog, other: Catalog): string[] {
  const names = new Set([...one.keys(), ...other.keys()]);
  return [...names].filter((name) => one.get(name) !== other.get(name));
}
