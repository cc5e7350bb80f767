import type { ReservedSql } from "postgres";
import { beforeAll, describe, expect, it } from "vitest";
import { STAFF_ROLES } from "#domain/permissions.ts";
import { testDatabase } from "#tests/support/database.ts";
import { staffIdentity } from "#tests/support/staff-identity.ts";
import { DATABASE_ROLES, type DatabaseRole, databaseRole } from "./logins/logins.ts";

const test = testDatabase();
const ANA = "11111111-1111-4111-8111-111111111111";
const RUI = "22222222-2222-4222-8222-222222222222";
const STAFF = STAFF_ROLES.filter((role) => role !== "admin_master");
const sessions: Partial<Record<DatabaseRole, string>> = {};

beforeAll(async () => {
  const { superuser } = test;
  for (const [id, account] of [
    [ANA, "ana"],
    [RUI, "rui"],
  ] as const) {
    const email = `${account}@clinica.test`;
    await superuser`insert into auth_users (id, email) values (${account}, ${email})`;
    await superuser`insert into auth_accounts (id, account_id, provider_id, user_id, password)
      values (${account}, ${account}, 'credential', ${account}, ${"x".repeat(80)})`;
    await superuser`insert into auth_sessions (id, token, user_id, expires_at)
      values (${account}, ${`token ${account}`}, ${account}, now() + interval '1 hour')`;
    await superuser`insert into auth_two_factors (id, user_id, secret, backup_codes)
      values (${account}, ${account}, 's', 'b')`;
    await superuser`insert into usuarios (id, nome, email, auth_user_id)
      values (${id}, ${account}, ${email}, ${account})`;
    await superuser`insert into trilha (usuario_id, acao, coisa) values (${id}, 'entrou', 'usuarios')`;
  }
  await superuser`insert into auth_recoveries (id, user_id, token_hash, expires_at)
    values (gen_random_uuid(), 'ana', 'h', now())`;
  await superuser`insert into auth_recoveries (id, user_id, token_hash, purpose, expires_at)
    values (gen_random_uuid(), 'rui', 'i', 'convite', now())`;
  await superuser`insert into auth_verifications (id, identifier, value, expires_at) values ('v', 'i', 'x', now())`;
  await superuser`insert into auth_limits values ('k', 1, 0)`;
  for (const role of STAFF_ROLES) {
    const { session, usuarioId } = await staffIdentity(test, role, { nome: role });
    sessions[role] = session;
    await superuser`insert into trilha (usuario_id, acao, coisa) values (${usuarioId}, 'entrou', 'usuarios')`;
  }
});

async function attempt(role: DatabaseRole, statement: string): Promise<number | string> {
  const connection: ReservedSql = await test.superuser.reserve();
  try {
    await connection`begin`;
    await connection`select set_config('role', ${databaseRole(role)}, true), set_config('app.sessao', ${sessions[role] ?? ""}, true)`;
    return (await connection.unsafe(statement)).count;
  } catch (error) {
    return (error as { code: string }).code;
  } finally {
    await connection`rollback`;
    connection.release();
  }
}

const NO = "42501";
/** Ana, Rui, and one person of each role. */
const ALL = STAFF_ROLES.length + 2;

const TABLE: [statement: string, allowed: Partial<Record<DatabaseRole, number>>][] = [
  ["select password from auth_accounts", { auth: ALL }],
  ["select token from auth_sessions", { auth: ALL }],
  ["select secret from auth_two_factors", { auth: 2 }],
  // Administrators see invitations, but no recovery link and nobody's token.
  ["select user_id from auth_recoveries", { auth: 2, ...admins(1) }],
  ["select token_hash from auth_recoveries", { auth: 2 }],
  ["delete from auth_recoveries where user_id <> ''", { auth: 2, ...admins(1) }],
  [
    "update auth_recoveries set expires_at = now() where user_id = 'ana'",
    { auth: 1, ...admins(0) },
  ],
  ["update auth_recoveries set used_at = null", { auth: 2 }],
  [
    "insert into auth_recoveries (id, user_id, token_hash, purpose, expires_at) values (gen_random_uuid(), 'ana', 'n', 'convite', now())",
    { auth: 1, ...admins(1) },
  ],
  [
    "insert into auth_recoveries (id, user_id, token_hash, expires_at) values (gen_random_uuid(), 'ana', 'n', now())",
    { auth: 1 },
  ],
  ["select 1 from auth_verifications", { auth: 1 }],
  ["select 1 from auth_limits", { auth: 1 }],
  ["delete from auth_limits", { auth: 1 }],
  ["select id from auth_sessions", { auth: ALL, ...admins(ALL), ...own(1) }],
  ["delete from auth_sessions where user_id <> ''", { auth: ALL, ...admins(ALL), ...own(1) }],
  ["delete from auth_sessions where user_id = 'rui'", { auth: 1, ...admins(1), ...own(0) }],
  ["update auth_sessions set user_id = 'ana'", { auth: ALL }],
  [
    "insert into auth_sessions (id, token, user_id, expires_at) values ('n', 'n', 'ana', now())",
    { auth: 1 },
  ],
  [
    "update auth_accounts set password = repeat('y', 80) where user_id <> ''",
    { auth: ALL, ...admins(ALL), ...own(1) },
  ],
  ["delete from auth_accounts", {}],
  ["update auth_accounts set user_id = 'ana' where user_id = 'rui'", { auth: 0 }],
  ["insert into auth_users (id, email) values ('n', 'n@clinica.test')", admins(1)],
  // Reaches no existing person's account, because its row in usuarios must be deleted first.
  ["delete from auth_users", admins(0)],
  ["update auth_users set two_factor_enabled = true", { auth: ALL }],
  ["update auth_users set two_factor_enabled = false", { auth: ALL, ...admins(ALL) }],
  ["update usuarios set auth_user_id = null", {}],
  ["update usuarios set email = 'x@clinica.test' where id is null", {}],
  ["update auth_users set email = 'x@clinica.test' where id = 'ana'", { auth: 1 }],
  ["delete from auth_two_factors where user_id = 'rui'", { auth: 1, ...admins(1) }],
  ["select tipo_usuario from usuarios", { auth: ALL, ...admins(ALL), ...own(1) }],
  ["select criado_em from usuarios", { ...admins(ALL), ...own(1) }],
  ["update usuarios set tipo_usuario = 'admin_master'", admins(ALL)],
  ["select 1 from trilha where acao = 'entrou'", { ...admins(ALL), ...own(1) }],
  ["update trilha set acao = 'nada'", {}],
  ["delete from trilha", {}],
  ["truncate trilha", {}],
  ["insert into trilha (acao, coisa) values ('x', 'y')", {}],
  ["select setval('trilha_id_seq', 1)", {}],
  ["select 1 from pgboss.version", { sistema: 1 }],
  [
    "insert into pgboss.queue (name, policy, partition) select 'x', 'standard', false where false",
    { sistema: 0 },
  ],
  // Every role that sends mail may queue it; of these, only the sign-in and the jobs also read it.
  [
    "insert into pgboss.job_common (name) select 'mail' where false returning id",
    { sistema: 0, auth: 0, paciente: 0, ...admins(0), ...own(0) },
  ],
  ["select data from pgboss.job_common where false", { sistema: 0, auth: 0 }],
  ["delete from pgboss.job", { sistema: 0 }],
  ["update pgboss.job_common set state = 'failed'", { sistema: 0 }],
  ["create table pgboss.minha (a int)", {}],
  ["select conta_usuarios()", { ...admins(1), ...own(1) }],
];

function admins(rows: number) {
  return { admin_master: rows, operador: rows };
}

function own(rows: number) {
  return Object.fromEntries(STAFF.map((role) => [role, rows]));
}

describe("by copia", () => {
  it.each(TABLE.map(([statement]) => statement))("%s", async (statement) => {
    const answer = await attempt("copia", statement);
    const reads = /^select .* from /.test(statement);
    if (reads) expect(answer).toEqual(expect.any(Number));
    else expect(answer).toBe(NO);
  });
});

describe.each(TABLE)("%s", (statement, allowed) => {
  it.each(DATABASE_ROLES.filter((role) => role !== "copia"))("by %s", async (role) => {
    const answer = await attempt(role, statement);
    const expected = allowed[role];
    if (expected === undefined) expect(answer).toBe(NO);
    // A violated unique key proves that nothing else refused.
    else expect([expected, "23505"]).toContain(answer);
  });
});

it("lets nobody change a line of the trail, not even the tables' owner, who may only empty it", async () => {
  const connection = await test.superuser.reserve();
  await connection`select set_config('role', ${String(test.owner.username)}, false)`;
  for (const statement of [
    "update trilha set acao = 'nada'",
    "update trilha set quando = now(), antes = null",
    `update trilha set depois = '{"nome": "outro"}'`,
  ]) {
    await expect(connection.unsafe(statement), statement).rejects.toMatchObject({ code: "42501" });
  }
  const deleted = await connection`delete from trilha`;
  await connection`reset role`;
  connection.release();
  expect(deleted.count).toBe(0);
  const [count] = await test.superuser`select count(*)::int as n from trilha where acao = 'entrou'`;
  expect(count?.n).toBe(ALL);
});
