import postgres, { type Sql, type TransactionSql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { STAFF, STAFF_ROLES } from "#domain/permissions.ts";
import { storedToken } from "#server/auth/session/session-token.ts";
import { blogPosts } from "#server/db/schema/blog-posts.ts";
import { configuracoesSite } from "#server/db/schema/configuracoes-site.ts";
import { convenios } from "#server/db/schema/convenios.ts";
import { exames } from "#server/db/schema/exames.ts";
import { homeHero } from "#server/db/schema/home-hero.ts";
import { profissionais } from "#server/db/schema/profissionais.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import * as records from "#tests/support/records.ts";
import { type StaffIdentity, staffIdentity } from "#tests/support/staff-identity.ts";
import { databaseRole, loginName, loginPassword, ROLE_NAMES } from "./logins.ts";

const test = testDatabase();
const ROLES = STAFF_ROLES;
type Person = StaffIdentity & { usuarioId: string };
const people = {} as Record<(typeof ROLES)[number], Person>;
let victim: Person & { stored: string };
let login: Sql;
let tables: { name: string; columns: string[] }[];

beforeAll(async () => {
  const { superuser, owner } = test;
  await test.asAdmin(async (tx) => {
    await tx.insert(configuracoesSite).values(records.configuracoes());
    await tx.insert(homeHero).values(records.hero());
    await tx.insert(profissionais).values(records.profissional());
    await tx.insert(exames).values(records.exame());
    await tx.insert(convenios).values(records.convenio());
    await tx.insert(blogPosts).values([records.post(), records.post({ status: "rascunho" })]);
  });
  for (const role of ROLES) people[role] = await staffIdentity(test, role, { nome: role });
  const admin = await staffIdentity(test, "admin_master", { nome: "Vítima" });
  const [session] = await superuser`
    select token from auth_sessions s join usuarios u on u.auth_user_id = s.user_id where u.id = ${admin.usuarioId}`;
  victim = { ...admin, stored: session?.token };
  for (const { usuarioId } of [...Object.values(people), victim]) {
    await superuser`insert into trilha (usuario_id, acao, coisa) values (${usuarioId}, 'entrou', 'usuarios')`;
  }
  await superuser`insert into auth_two_factors (id, user_id, secret, backup_codes) select id, id, 's', 'b' from auth_users`;
  await superuser`insert into pgboss.queue (name, policy, retry_limit, retry_delay, retry_backoff, expire_seconds,
      retention_seconds, deletion_seconds, partition, table_name)
    values ('mail', 'standard', 1, 1, false, 1, 1, 1, false, 'job_common') on conflict do nothing`;
  await superuser`insert into pgboss.job_common (name, data) values ('mail', ${superuser.json({ id: victim.usuarioId })})`;
  tables = (await superuser`
    select c.oid::regclass::text as name, json_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p', 'v', 'm') and c.relnamespace in (select oid from pg_namespace
      where nspname not in ('pg_catalog', 'information_schema') and nspname not like 'pg_toast%')
    group by c.oid`) as unknown as typeof tables;
  const username = loginName(String(owner.database), "equipe");
  const password = loginPassword(TEST_SECRET, username);
  login = postgres({ ...owner, username, password, max: 2, onnotice: () => {} });
});

afterAll(() => login.end());

async function asPerson<T>(
  person: Person,
  claim: (sql: TransactionSql) => Promise<unknown>,
  work: (sql: TransactionSql) => Promise<T>,
): Promise<T> {
  let done: { value: T } | undefined;
  await login
    .begin(async (sql) => {
      await sql`select set_config('role', ${databaseRole(person.role)}, true),
        set_config('app.sessao', ${person.session}, true)`;
      await claim(sql).catch(() => {});
      done = { value: await work(sql) };
      throw new Error("undo");
    })
    .catch((error) => {
      if (!done) throw error;
    });
  return (done as { value: T }).value;
}

/** insufficient_privilege, a missing session, and undefined_table: without a role our tables are not even found. */
const REFUSED = new Set(["42501", "28000", "42P01"]);

/** @returns the number of rows reached; 0 if PostgreSQL refused; 1 if the statement failed for another reason */
async function reach(sql: TransactionSql, statement: string): Promise<number> {
  try {
    return (await sql.savepoint((inner) => inner.unsafe(statement))).count;
  } catch (error) {
    const { code } = error as { code: string };
    return REFUSED.has(code) ? 0 : 1;
  }
}

/** Undoes each statement; otherwise, once the person's own session is deleted, later statements would reach nothing. */
async function reachOfAll(sql: TransactionSql): Promise<Record<string, number>> {
  const statements = tables.flatMap(({ name, columns }) => [
    ...columns.map((column) => `select ${column} from ${name}`),
    ...columns.map((column) => `update ${name} set ${column} = ${column}`),
    `insert into ${name} default values`,
    `delete from ${name}`,
    `truncate ${name}`,
  ]);
  await sql.unsafe(`
    do $try$
    declare
      statement text;
      reached bigint;
      found jsonb := '{}';
    begin
      for statement in select jsonb_array_elements_text($list$${JSON.stringify(statements)}$list$) loop
        begin
          execute statement;
          get diagnostics reached = row_count;
          -- Undone, so that no statement depends on those before it.
          raise sqlstate 'UNDO1';
        exception
          when sqlstate 'UNDO1' then null;
          when ${[...REFUSED].map((code) => `sqlstate '${code}'`).join(" or ")} then reached := 0;
          when others then reached := 1;
        end;
        if reached > 0 then found := found || jsonb_build_object(statement, reached); end if;
      end loop;
      perform set_config('test.found', found::text, true);
    end
    $try$`);
  const [row] = await sql`select current_setting('test.found') as found`;
  return JSON.parse(row?.found);
}

function beyond(claimed: Record<string, number>, honest: Record<string, number>): string[] {
  return Object.keys(claimed).filter(
    (statement) => Number(claimed[statement]) > (honest[statement] ?? 0),
  );
}

/** Every setting that our functions read, and the settings that older versions trusted. */
async function settings(): Promise<string[]> {
  const rows = await test.superuser`
    select distinct (regexp_matches(prosrc, 'current_setting\\(''([a-z_.]+)''', 'g'))[1] as name
    from pg_proc where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)`;
  const read = rows.map(({ name }) => String(name)).filter((name) => name !== "role");
  return [
    ...new Set([
      ...read,
      "app.usuario_id",
      "app.usuario_nome",
      "app.role",
      "session_authorization",
    ]),
  ];
}

describe.each(ROLES)("SQL of %s", (role) => {
  it("reads no more than its own data by setting variables, by taking roles, or by a token's stored form", async () => {
    const person = people[role];
    const honest = await asPerson(person, async () => {}, reachOfAll);
    // The person's own data must be found, or the comparison would prove nothing.
    expect(honest["select nome from usuarios"]).toBe(
      role === "admin_master" ? ROLES.length + 1 : 1,
    );
    const names = await settings();
    expect(names).toContain("app.sessao");
    const claims: [string, (sql: TransactionSql) => Promise<unknown>][] = [
      [
        "settings",
        async (sql) => {
          for (const name of names.filter((one) => one !== "app.sessao")) {
            for (const value of [victim.usuarioId, "clinica_admin_master"]) {
              await sql
                .savepoint((inner) => inner`select set_config(${name}, ${value}, true)`)
                .catch(() => {});
            }
          }
          await sql`select set_config('app.pessoa', ${victim.usuarioId}, true)`;
        },
      ],
      ["the stored token", (sql) => sql`select set_config('app.sessao', ${victim.stored}, true)`],
      ["no session", (sql) => sql`select set_config('app.sessao', '', true)`],
      ...ROLE_NAMES.map((other): [string, (sql: TransactionSql) => Promise<unknown>] => [
        `role ${other}`,
        (sql) => sql.savepoint((inner) => inner`select set_config('role', ${other}, true)`),
      ]),
      ["no role", (sql) => sql`reset role`],
    ];
    for (const [what, claim] of claims) {
      const claimed = await asPerson(person, claim, reachOfAll);
      expect(beyond(claimed, honest), `${role} claiming ${what}`).toEqual([]);
    }
  });

  it("is identified whatever it claims, and so recorded in the trail", async () => {
    const person = people[role];
    const who = await asPerson(
      person,
      (sql) =>
        sql`select set_config('app.pessoa', ${victim.usuarioId}, true), set_config('app.usuario_id', ${victim.usuarioId}, true)`,
      (sql) => sql`select id, capacidades from quem_pede()`,
    );
    expect({ ...who[0] }).toEqual({ id: person.usuarioId, capacidades: STAFF[role] });
    const line = await asPerson(
      person,
      async () => {},
      async (sql) => {
        await sql`select set_config('app.pessoa', ${victim.usuarioId}, true)`;
        await sql`select registra_evento('encerrou_sessao', 'usuarios', ${person.usuarioId})`;
        return sql`select usuario_id, usuario_nome from trilha where acao = 'encerrou_sessao'`;
      },
    );
    expect({ ...line[0] }).toEqual({ usuario_id: person.usuarioId, usuario_nome: role });
  });

  it("records no event about others, nor one that only triggers or the sign-in may record", async () => {
    for (const [acao, coisa, registro] of [
      ["entrou", "usuarios", people[role].usuarioId],
      ["excluiu", "exames", "1"],
      ["trocou_senha", "usuarios", role === "admin_master" ? "x".repeat(101) : victim.usuarioId],
    ] as const) {
      const count = await asPerson(
        people[role],
        async () => {},
        (sql) => reach(sql, `select registra_evento('${acao}', '${coisa}', '${registro}')`),
      );
      expect(count, `${acao} ${coisa}`).toBe(0);
    }
  });
});

it("counts the clinic's people for nobody who claims another role", async () => {
  const count = (role: string) =>
    asPerson(
      people.leitor,
      (sql) => sql`select set_config('role', ${role}, true)`,
      async (sql) => (await sql`select conta_usuarios() as n`)[0]?.n,
    );
  expect(await count("clinica_leitor")).toBe(ROLES.length + 1);
  expect(await count("clinica_admin_master")).toBe(0);
});

it.each([
  ["an hour without a request", "used_at = now() - interval '61 minutes'"],
  ["twelve hours", "expires_at = now() - interval '1 second'"],
])("knows no session any more after %s", async (_what, over) => {
  const ana = await staffIdentity(test, "admin_master");
  const read = () => test.database.as(ana, (tx) => tx.select({ id: exames.id }).from(exames));
  const write = () => test.database.as(ana, (tx) => tx.delete(exames));
  const isOver = storedOf(ana.usuarioId);
  await test.superuser.unsafe(`update auth_sessions set ${over} where ${isOver}`);
  await expect(write()).rejects.toMatchObject({ id: "signed-out", status: 401 });
  expect(await read()).toHaveLength(1);
});

function storedOf(id: string): string {
  return `user_id = (select auth_user_id from usuarios where id = '${id}')`;
}

it("stores nothing of a session that is in the cookie or in the transaction's settings", async () => {
  const [row] =
    await test.superuser`select token from auth_sessions where token = ${storedToken("x")}`;
  expect(row).toBeUndefined();
  expect(victim.stored).toMatch(/^[0-9a-f]{64}$/);
  expect(victim.stored).not.toBe(victim.session);
});

describe("an administrator", () => {
  it("is demoted by oneself where another is left, and the trail says by whom", async () => {
    const ana = await staffIdentity(test, "admin_master", { nome: "Ana" });
    await test.database.as(ana, (tx) =>
      tx.execute(`update usuarios set tipo_usuario = 'leitor' where id = '${ana.usuarioId}'`),
    );
    const [line] = await test.superuser`
      select usuario_id from trilha where registro = ${ana.usuarioId} and acao = 'alterou'`;
    expect(line?.usuario_id).toBe(ana.usuarioId);
    await test.superuser`delete from auth_users where email = ${`${ana.usuarioId}@clinica.test`}`;
    await test.superuser`delete from usuarios where id = ${ana.usuarioId}`;
  });

  it("deletes no account of somebody who is there, least of all the last administrator's", async () => {
    const reached = await asPerson(
      people.admin_master,
      async () => {},
      async (sql) => [
        await reach(sql, "delete from auth_users"),
        await reach(sql, "delete from auth_accounts"),
        await reach(sql, "update usuarios set auth_user_id = null"),
        await reach(sql, `delete from usuarios where tipo_usuario = 'admin_master'`),
      ],
    );
    expect(reached).toEqual([0, 0, 0, 0]);
  });
});
