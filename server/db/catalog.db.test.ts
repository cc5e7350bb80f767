import { text } from "node:stream/consumers";
import postgres from "postgres";
import { expect, it } from "vitest";
import { THINGS } from "#domain/permissions.ts";
import { openTestDatabase, testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import {
  AUDIENCES,
  databaseRole,
  LOGINS,
  loginName,
  loginPassword,
  ROLE_NAMES,
} from "./logins/logins.ts";

const test = testDatabase();
const SIGN_IN = [
  "users",
  "accounts",
  "sessions",
  "verifications",
  "two_factors",
  "recoveries",
  "limits",
].map((table) => `public.auth_${table}`);
const QUEUE = [
  "bam",
  "job",
  "job_common",
  "job_dependency",
  "queue",
  "queue_stats",
  "schedule",
  "subscription",
  "version",
  "warning",
].map((table) => `pgboss.${table}`);

it("has row-level security enabled and forced on every table, and no table outside the list", async () => {
  const tables = await test.superuser`
    select n.nspname || '.' || c.relname as name, c.relrowsecurity and c.relforcerowsecurity as walled
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
      and n.nspname not like 'pg_toast%'`;
  const portal = [
    "acessos_agendamentos",
    "acessos_pacientes",
    "agenda_horarios",
    "agenda_lembretes",
    "agenda_ofertas",
    "agenda_vagas",
    "atos",
    "avisos_laudos",
    "codigos_acesso",
    "compartilhamento_aberturas",
    "compartilhamentos",
    "laudo_versoes",
    "quebras_trilha",
    "selos_trilha",
    "tentativas_acesso",
    "trilha_pacientes",
  ].map((table) => `public.${table}`);
  const others = [
    ...portal,
    "drizzle.__drizzle_migrations",
    "public.trilha",
    "public.chaves_dados",
    "public.papeis",
    "public.questionario_versoes",
  ];
  const expected = [...THINGS.map((thing) => `public.${thing}`), ...SIGN_IN, ...QUEUE, ...others];
  expect(tables.map(({ name }) => name).sort()).toEqual(expected.sort());
  expect(tables.filter(({ walled }) => !walled)).toEqual([]);
});

it("lets a backup read every table and sequence, those that a later version adds too", async () => {
  const owner = postgres({ ...test.owner, max: 1, onnotice: () => {} });
  await owner`create table public.de_outra_versao (id serial primary key, nome text)`;
  await owner`alter table public.de_outra_versao enable row level security`;
  await owner`alter table public.de_outra_versao force row level security`;
  await (await openTestDatabase(test.owner)).close();
  await test.superuser`insert into public.de_outra_versao (nome) values ('uma'), ('duas')`;
  const seen = await test.database.readSnapshot(async ({ tables, rows, sequences }) => {
    const table = tables.find(({ name }) => name === "de_outra_versao");
    if (!table) throw new Error("not there");
    const states = await sequences();
    return { rows: await text(await rows(table)), states };
  });
  expect(seen.rows).toBe("1\tuma\n2\tduas\n");
  expect(seen.states).toContainEqual({
    schema: "public",
    name: "de_outra_versao_id_seq",
    value: "2",
    isCalled: true,
  });
  await owner`drop table public.de_outra_versao`;
  await owner.end();
  const unread = await test.superuser`
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('public', 'pgboss', 'drizzle') and (
      c.relkind in ('r', 'p') and not (has_table_privilege('clinica_copia', c.oid, 'SELECT')
        and exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'copia_de_seguranca'))
      or c.relkind = 'S' and not has_sequence_privilege('clinica_copia', c.oid, 'SELECT'))`;
  expect([...unread]).toEqual([]);
});

it("gives PUBLIC nothing: no table, sequence, function (an extension's apart), schema or database", async () => {
  const given = await test.superuser`
    select 'relation ' || relname as what from pg_class, aclexplode(relacl) a
      where a.grantee = 0 and relnamespace in ('public'::regnamespace, 'drizzle'::regnamespace, 'pgboss'::regnamespace)
    union all
    select 'function ' || proname from pg_proc,
      aclexplode(coalesce(proacl, acldefault('f', proowner))) a
      where a.grantee = 0 and pronamespace in ('public'::regnamespace, 'drizzle'::regnamespace, 'pgboss'::regnamespace)
        and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
    union all
    select 'schema ' || nspname from pg_namespace, aclexplode(nspacl) a
      where a.grantee = 0 and nspname in ('public', 'drizzle', 'pgboss')
    union all
    select 'database' from pg_database, aclexplode(coalesce(datacl, acldefault('d', datdba))) a
      where a.grantee = 0 and datname = current_database()`;
  expect(given.map(({ what }) => what)).toEqual([]);
});

it("gives the logins no right of their own and no role but theirs", async () => {
  for (const audience of AUDIENCES) {
    const login = loginName(String(test.owner.database), audience);
    const [role] = await test.superuser`
      select rolinherit or rolsuper or rolcreaterole or rolcreatedb or rolbypassrls or rolreplication as powerful,
        (select coalesce(json_agg(distinct g.rolname), '[]') from pg_auth_members m
           join pg_roles g on g.oid = m.roleid where m.member = r.oid) as may_become
      from pg_roles r where rolname = ${login}`;
    expect(role?.powerful).toBe(false);
    expect(role?.may_become.sort()).toEqual(LOGINS[audience].becomes.map(databaseRole).sort());
  }
});

it("lets a login do nothing before it takes a role, and take only its own roles", async () => {
  const database = String(test.owner.database);
  for (const audience of AUDIENCES) {
    const username = loginName(database, audience);
    const password = loginPassword(TEST_SECRET, username);
    const sql = postgres({ ...test.owner, username, password, max: 1 });
    await expect(sql`select 1 from public.exames`).rejects.toMatchObject({ code: "42501" });
    const others = AUDIENCES.filter((other) => other !== audience);
    for (const role of others.flatMap((other) => LOGINS[other].becomes)) {
      const set = sql`select set_config('role', ${databaseRole(role)}, true)`;
      await expect(set).rejects.toMatchObject({ code: "42501" });
    }
    const [limits] = await sql`
      select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
        current_setting('idle_in_transaction_session_timeout') as idle`;
    expect(Object.values(limits ?? {})).not.toContain("0");
    await sql.end();
  }
});

it("keeps a login out of every other database", async () => {
  const username = loginName(String(test.owner.database), "equipe");
  const password = loginPassword(TEST_SECRET, username);
  for (const database of ["postgres", "modelo"]) {
    const sql = postgres({ ...test.owner, username, password, database, max: 1 });
    await expect(sql`select 1`).rejects.toMatchObject({ code: "42501" });
    await sql.end();
  }
});

it("has every descending index in the order that its list needs", async () => {
  // The value 1 means descending, and 2 means nulls first, which `order by … desc` implies.
  const indexes = await test.superuser`
    select i.indexrelid::regclass::text as name from pg_index i, unnest(i.indoption::int[]) as option
    where i.indrelid::regclass::text !~ '^pg_' and option & 1 = 1 and option & 2 = 0`;
  expect(indexes.map(({ name }) => name)).toEqual([]);
});

it("names no login of the embedded database like a role, and no role twice", () => {
  const logins = AUDIENCES.map((audience) => loginName("clinica", audience));
  expect(logins.filter((login) => ROLE_NAMES.includes(login))).toEqual([]);
  expect(new Set(ROLE_NAMES).size).toBe(ROLE_NAMES.length);
});
