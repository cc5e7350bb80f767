import { Writable } from "node:stream";
import { pino } from "pino";
import postgres, { type Sql } from "postgres";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openDatabase } from "#server/db/open.ts";
import { clonedDatabase, dropDatabase, testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import { applyCode, needOf } from "./apply-code.ts";
import { differences, readCatalog } from "./catalog.ts";

const test = testDatabase();
let owner: Sql;

beforeAll(() => {
  owner = postgres({ ...test.owner, max: 1, onnotice: () => {} });
});
afterAll(() => owner.end());

async function start(lines: string[] = [], options = test.owner): Promise<string[]> {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const log = pino({ level: "info" }, stream);
  await (
    await openDatabase({ owner: options, secretKey: TEST_SECRET, log, waitMs: 60_000 })
  ).close();
  return lines;
}

it("applies nothing to a clone of the template, because tests would pay for it in every file", async () => {
  const clone = await clonedDatabase();
  expect(await start([], clone)).toEqual([]);
  await dropDatabase(clone);
});

it("makes the same of an empty database and of its own", async () => {
  const before = await readCatalog(test.superuser);
  expect(await needOf(owner)).toBe("nothing");
  expect(await owner.begin((tx) => applyCode(tx))).toEqual([]);
  expect(await readCatalog(test.superuser)).toEqual(before);
  expect(await needOf(owner)).toBe("nothing");
});

it("has bodies that PostgreSQL understands, and search_path set in all that run as the owner", async () => {
  const functions = await test.superuser`
    select p.oid::regprocedure::text as name, pg_get_functiondef(p.oid) as definition,
      p.prosecdef and not coalesce(p.proconfig::text ~ 'search_path=pg_catalog[,}"]', false) as is_open
    from pg_proc p where p.pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`;
  expect(functions.length).toBeGreaterThan(50);
  expect(functions.filter((one) => one.is_open).map(({ name }) => name)).toEqual([]);
  await owner.begin(async (tx) => {
    for (const { definition } of functions) await tx.unsafe(definition);
  });
  expect(await needOf(owner)).toBe("repair");
  await start();
});

const CHANGES = [
  [
    "a function",
    "create or replace function quem_pede(out id uuid, out nome text, out conta text, out capacidades text[]) language sql as $$ select null::uuid, '', '', '{administracao}'::text[] $$",
    "function quem_pede()",
  ],
  ["a grant", "grant select on pacientes to clinica_leitor", "table public.pacientes"],
  ["a grant to everybody", "grant select on pacientes to public", "table public.pacientes"],
  [
    "a grant of a column",
    "grant select (cpf) on pacientes to clinica_paciente",
    "column public.pacientes.cpf",
  ],
  ["a policy", "drop policy laudos_equipe on laudos", "policy laudos_equipe on public.laudos"],
  [
    "a policy that lets all in",
    "create policy todos on laudos using (true)",
    "policy todos on public.laudos",
  ],
  [
    "a trigger that is switched off",
    "alter table trilha disable trigger so_esvazia",
    "trigger so_esvazia on public.trilha",
  ],
  [
    "row-level security",
    "alter table pacientes no force row level security",
    "table public.pacientes",
  ],
  [
    "a function of their own",
    "create function atalho() returns int language sql as 'select 1'",
    "function atalho()",
  ],
  [
    "the queue's grants",
    "grant all on pgboss.job_common to clinica_leitor",
    "table pgboss.job_common",
  ],
  [
    "a function of the queue",
    "create or replace function pgboss.job_now() returns timestamptz language sql as $$ select 'epoch'::timestamptz $$",
    "function pgboss.job_now()",
  ],
  [
    "a function of their own in the queue",
    "create function pgboss.atalho() returns int language sql as 'select 1'",
    "function pgboss.atalho()",
  ],
  ["what a function costs", "alter function pode(text) cost 9999", "function pode(text)"],
  [
    "an aggregate",
    "create aggregate soma(int) (sfunc = int4pl, stype = int)",
    "function soma(integer)",
  ],
  [
    "a rule",
    "create rule nada as on delete to convenios do instead nothing",
    "rule nada on public.convenios",
  ],
  [
    "an operator that policies would take",
    "create function junta(text, uuid) returns text language sql as 'select $1'; create operator || (leftarg = text, rightarg = uuid, function = junta); create policy com_ele on exames using ('a' || id = 'b')",
    "function junta(text,uuid)",
  ],
  ["a view", "create view vista_sua as select * from pacientes", "table public.vista_sua"],
  [
    "views that call our functions, and each other",
    "create view ver as select pode('conteudo') as sim; create materialized view vista as select * from ver",
    "table public.vista",
  ],
  [
    "grants on what is created later",
    "alter default privileges grant execute on functions to clinica_anonimo; alter default privileges in schema public grant select on tables to clinica_leitor",
    "default privileges",
  ],
  [
    "temporary tables",
    "do $$ begin execute format('grant temporary on database %I to clinica_anonimo', current_database()); end $$",
    "database",
  ],
] as const;

it.each(CHANGES)(
  "a start notices what somebody changed by hand: %s",
  async (_, statement, name) => {
    const before = await readCatalog(owner);
    await owner`begin`;
    try {
      await owner.unsafe(statement);
      expect(await needOf(owner)).toBe("repair");
      expect(differences(before, await readCatalog(owner))).toContain(name);
    } finally {
      await owner`rollback`;
    }
  },
);

it("says in one line what was changed by hand and puts all of it right", async () => {
  const before = await readCatalog(test.superuser);
  for (const [, statement] of CHANGES) await owner.unsafe(statement);
  const lines = await start();
  expect(lines).toEqual([expect.stringContaining("changed by hand")]);
  const { changed } = JSON.parse(String(lines[0]));
  expect(changed).toEqual(expect.arrayContaining(CHANGES.map(([, , name]) => name)));
  expect(await readCatalog(test.superuser)).toEqual(before);
  expect(await start()).toEqual([]);
});

it("says that somebody changed it, too, where the change is not ours to undo", async () => {
  await test.superuser`create function alheia() returns int language sql as 'select 1'`;
  expect(await start()).toEqual([expect.stringContaining("database: changed by hand")]);
  expect(await start()).toEqual([]);
  await test.superuser`drop function alheia()`;
  await start();
});

it("waits for no lock where nothing differs", async () => {
  await owner.begin(async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtext('clinica: migrations'))`;
    expect(await start()).toEqual([]);
  });
});

it("waits for a backup without keeping others waiting behind it", async () => {
  await owner`comment on schema drizzle is 'another version'`;
  let starting: Promise<string[]> | undefined;
  const lines: string[] = [];
  await test.superuser.begin(async (reading) => {
    await reading`select count(*) from laudos`;
    starting = start(lines);
    await expect.poll(() => lines.join()).toContain("waiting to update it");
    expect(await test.superuser`select from laudos`).toEqual([]);
  });
  await starting;
  expect(lines).toEqual([
    expect.stringContaining("waiting to update it"),
    expect.stringContaining("database updated"),
  ]);
});

it("drops what another version defined and this one does not", async () => {
  const before = await readCatalog(test.superuser);
  await owner.unsafe(`create function de_outra_versao() returns trigger language plpgsql as 'begin return new; end';
    create trigger de_outra_versao before insert on convenios for each row execute function de_outra_versao();
    comment on schema drizzle is 'another version'`);
  expect(await start()).toEqual([expect.stringContaining("database updated")]);
  expect(await readCatalog(test.superuser)).toEqual(before);
});

it("is refused to a former build while a copy is connected, and brought back by it otherwise", async () => {
  const [row] = await owner`select obj_description('drizzle'::regnamespace) as note`;
  await owner.unsafe(`comment on schema drizzle is '${row?.note} ${"0".repeat(64)}'`);
  await expect(start()).rejects.toThrow(/^Banco de dados: está em uso por uma versão mais nova/);
  await test.database.close();
  expect(await start()).toEqual([expect.stringContaining("database updated")]);
  expect(await start()).toEqual([]);
});
