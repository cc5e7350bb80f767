import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database.ts";
import { aboutTable, TABLES } from "./about-table.ts";

const test = testDatabase();
const about = new Map(TABLES.map((table) => [table, aboutTable(table)]));
let owner: Sql;

beforeAll(() => {
  owner = postgres({ ...test.owner, max: 1, onnotice: () => {} });
});
afterAll(() => owner.end());

const REMOVE_GUARDS = `do $$ declare statement text; begin
  for statement in
    select format('drop policy %I on %s', polname, polrelid::regclass)
      from pg_policy join pg_class c on c.oid = polrelid where relnamespace = 'public'::regnamespace
    union all
    select format('drop trigger %I on %s', tgname, tgrelid::regclass)
      from pg_trigger join pg_class c on c.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
    union all
    select format('alter table %s no force row level security, disable row level security', oid::regclass)
      from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
    union all
    select distinct format('revoke all on all tables in schema public from %I', grantee::regrole::text)
      from pg_class c left join pg_attribute on attrelid = c.oid, aclexplode(array_cat(relacl, attacl))
      where relnamespace = 'public'::regnamespace and grantee <> relowner
  loop execute statement; end loop;
end $$`;

async function guardsOf(table: string) {
  const relation = `public.${table}`;
  const [row] = await owner`
    select relrowsecurity and relforcerowsecurity as walled,
      (select json_agg(p order by p.policyname) from pg_policies p
        where schemaname = 'public' and tablename = relname) as policies,
      (select json_agg(regexp_replace(pg_get_triggerdef(pg_trigger.oid), '\\([^()]*\\)$', '') order by tgname)
        from pg_trigger where tgrelid = c.oid and not tgisinternal) as triggers,
      (select json_agg(json_build_array(attname, grantee::regrole::text, privilege_type) order by attname, grantee, privilege_type)
        from (select null as attname, a.* from aclexplode(relacl) a
          union all select attname, a.* from pg_attribute, aclexplode(attacl) a where attrelid = c.oid) as granted
        where grantee <> relowner) as grants
    from pg_class c where oid = ${relation}::regclass`;
  return row;
}

it("knows every table", async () => {
  const rows = await test.superuser`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`;
  expect([...TABLES].sort()).toEqual(rows.map(({ relname }) => relname).sort());
});

describe("in a database without any guard", () => {
  const wanted = new Map<string, unknown>();

  // Once for all tables, because it takes longer than to print and run what one table has.
  beforeAll(async () => {
    for (const table of TABLES) wanted.set(table, await guardsOf(table));
    await owner`begin`;
    await owner.unsafe(REMOVE_GUARDS);
  });
  afterAll(() => owner`rollback`);

  it.each(TABLES)("prints each policy, grant and trigger of %s", async (table) => {
    const bare = { walled: false, policies: null, triggers: null, grants: null };
    expect(await guardsOf(table)).toEqual(bare);
    await owner`savepoint bare`;
    try {
      for (const { statement } of about.get(table)?.guards ?? []) {
        // Skips calls of `protege_…`, whose statements are printed too. Elsewhere `…` stands for unknown values.
        if (!/^SELECT protege_/m.test(statement)) await owner.unsafe(statement.replace("…", ""));
      }
      expect(await guardsOf(table)).toEqual(wanted.get(table));
    } finally {
      await owner`rollback to savepoint bare`;
    }
  });
});

it("prints each foreign key from or to it and each index of every table", async () => {
  const rows = await test.superuser<{ table: string; name: string }[]>`
    select relation::regclass::text as table, conname as name
      from pg_constraint, unnest(array[conrelid, confrelid]) as relation
      where contype = 'f' and connamespace = 'public'::regnamespace
    union select tablename, indexname from pg_indexes where schemaname = 'public'
      and indexname not in (select conname from pg_constraint where contype = 'p')`;
  expect(rows.length).toBeGreaterThan(80);
  const lacking = rows.filter(
    ({ table, name }) => !about.get(table)?.rest.some((one) => one.includes(`"${name}"`)),
  );
  expect(lacking).toEqual([]);
});

it("lists each function that names a table, or that its columns, indexes, policies and triggers run", async () => {
  const rows = await test.superuser<{ table: string; name: string }[]>`
    with ours as (
      select p.oid, proname, pg_get_functiondef(p.oid) as code from pg_proc p
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')),
    tables as (select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r')
    select relname as table, proname as name from ours, tables
      where code ~ ('\\mpublic\\.' || relname || '\\M')
        or exists (select from pg_trigger where tgrelid = tables.oid and tgfoid = ours.oid)
        or exists (select from pg_depend d where d.refobjid = ours.oid and (
          d.classid = 'pg_policy'::regclass and d.objid in (select p.oid from pg_policy p where polrelid = tables.oid)
          or d.classid = 'pg_attrdef'::regclass and d.objid in (select a.oid from pg_attrdef a where adrelid = tables.oid)
          or d.classid = 'pg_class'::regclass and d.objid in (select indexrelid from pg_index where indrelid = tables.oid)))`;
  expect(rows.length).toBeGreaterThan(150);
  const lacking = rows.filter(
    ({ table, name }) => !about.get(table)?.functions.some((one) => one.name === name),
  );
  expect(lacking).toEqual([]);
});
