import postgres, { type Sql, type TransactionSql } from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CAPABILITIES, STAFF, STAFF_ROLES, THINGS } from "#domain/permissions.ts";
import { isUnknownRole } from "#server/db/error-kind.ts";
import { testDatabase } from "#tests/support/database.ts";
import { TEST_SECRET } from "#tests/support/database-setup.ts";
import * as records from "#tests/support/records.ts";
import { type StaffIdentity, staffIdentity } from "#tests/support/staff-identity.ts";
import { capabilityRole, databaseRole, loginName, loginPassword } from "./logins.ts";
import { ensurePapeis } from "./papeis.ts";
import { ensureRoles, type Staff } from "./roles.ts";

const test = testDatabase();
let owner: Sql;
let login: Sql;

beforeAll(async () => {
  owner = postgres({ ...test.owner, max: 1, onnotice: () => {} });
  const username = loginName(String(test.owner.database), "equipe");
  const password = loginPassword(TEST_SECRET, username);
  login = postgres({ ...test.owner, username, password, max: 2, onnotice: () => {} });
});
afterAll(() => Promise.all([owner.end(), login.end()]));

async function tell(staff: Staff) {
  const database = String(test.owner.database);
  await ensureRoles(owner, { database, secretKey: TEST_SECRET, staff });
  await ensurePapeis(owner, staff);
}

function asPerson<T>({ role, session }: StaffIdentity, work: (sql: TransactionSql) => Promise<T>) {
  return login.begin(async (sql) => {
    await sql`select set_config('role', ${databaseRole(role)}, true), set_config('app.sessao', ${session}, true)`;
    return work(sql);
  });
}

const mayHandle = async (sql: TransactionSql) =>
  (await sql`select pode('pacientes') as pode`)[0]?.pode;

describe("the table of roles", () => {
  const rows = () =>
    test.superuser`select papel, capacidades, xmin::text from papeis order by papel`;

  it("says what domain/permissions.ts says, and is not written again where it does", async () => {
    const before = await rows();
    const said = Object.fromEntries(before.map(({ papel, capacidades }) => [papel, capacidades]));
    expect(said).toEqual(STAFF);
    await ensurePapeis(owner);
    expect(await rows()).toEqual(before);
  });

  it("is read and written by no role of the server", async () => {
    const [given] = await test.superuser`
      select coalesce(json_agg(rolname), '[]') as roles from pg_roles
      where rolname like 'clinica\\_%' and rolname <> 'clinica_copia'
        and has_table_privilege(oid, 'papeis', 'select, insert, update, delete')`;
    expect(given?.roles).toEqual([]);
  });
});

describe("a role that was not there before", () => {
  const TECNICO = { ...STAFF, tecnico: ["painel", "pacientes"] } as const;
  let ana: StaffIdentity & { usuarioId: string };

  beforeAll(async () => {
    await test.asAdmin(async (tx) => {
      const { exames } = await import("#server/db/schema/exames.ts");
      const { pacientes } = await import("#server/db/schema/pacientes.ts");
      await tx.insert(exames).values(records.exame());
      await tx.insert(pacientes).values(records.paciente());
    });
    await tell(TECNICO);
    ana = await staffIdentity(test, "tecnico" as "leitor");
  });

  it("does what its capabilities allow and nothing else, without a policy or a grant of its own", async () => {
    const patients = await asPerson(ana, (sql) => sql`update pacientes set nome = nome`);
    expect(patients.count).toBe(1);
    await expect(asPerson(ana, (sql) => sql`update exames set nome = nome`)).rejects.toMatchObject({
      code: "42501",
    });
    const people = await asPerson(ana, (sql) => sql`select id from usuarios`);
    expect(people.map(({ id }) => id)).toEqual([ana.usuarioId]);
  });

  it("loses and gets capabilities while its people work, from their next statement on", async () => {
    await asPerson(ana, async (sql) => {
      expect(await sql`select from pacientes`).toHaveLength(1);
      await ensurePapeis(owner, { ...TECNICO, tecnico: ["painel"] });
      expect(await mayHandle(sql)).toBe(false);
      expect(await sql`select from pacientes`).toHaveLength(0);
      await ensurePapeis(owner, TECNICO);
      expect(await sql`select from pacientes`).toHaveLength(1);
    });
  });

  it("is removed while its people are signed in: they are refused, and their row says what they were", async () => {
    await asPerson(ana, async (sql) => {
      expect(await mayHandle(sql)).toBe(true);
      await tell(STAFF);
      expect(await mayHandle(sql)).toBe(false);
      expect(await sql`select from pacientes`).toHaveLength(0);
    });
    await expect(asPerson(ana, mayHandle)).rejects.toMatchObject({ code: "42501" });
    const [row] = await test.superuser`
      select tipo_usuario from usuarios where id = ${ana.usuarioId}`;
    expect(row?.tipo_usuario).toBe("tecnico");
    const gone = test.database.as(ana, (tx) => tx.execute("select 1"));
    await expect(gone).rejects.toMatchObject({ status: 403, id: "not-permitted" });
  });
});

it("a person whose role changes has the other's capabilities from the next statement on", async () => {
  const bia = await staffIdentity(test, "laudos");
  await asPerson(bia, async (sql) => {
    expect(await mayHandle(sql)).toBe(true);
    await test.superuser`update usuarios set tipo_usuario = 'leitor' where id = ${bia.usuarioId}`;
    expect(await mayHandle(sql)).toBe(false);
    expect(await sql`select from pacientes`).toHaveLength(0);
  });
});

it("a role that somebody dropped from the server is distinguished from other errors, and refused", async () => {
  // The roles belong to the whole PostgreSQL server, so the test drops no real role.
  const taking = login`select set_config('role', 'clinica_de_ninguem', true)`;
  const error = await taking.catch((reason: unknown) => reason);
  expect(isUnknownRole(error)).toBe(true);
});

it("a person has a role that is known", async () => {
  const change = test.superuser`update usuarios set tipo_usuario = 'admin'`;
  await expect(change).rejects.toMatchObject({
    code: "23503",
    constraint_name: "usuarios_tipo_usuario",
  });
});

const RULES = `
  select 'policy ' || polname || ' on ' || polrelid::regclass as what, polroles::regrole[]::text
      || coalesce(pg_get_expr(polqual, polrelid), '') || coalesce(pg_get_expr(polwithcheck, polrelid), '') as says
    from pg_policy
  union all select 'table ' || oid::regclass, relacl::text from pg_class where relacl is not null
  union all select 'column ' || attrelid::regclass || '.' || attname, attacl::text from pg_attribute where attacl is not null
  union all select 'function ' || oid::regprocedure, prosrc || coalesce(proacl::text, '') from pg_proc
    where pronamespace in ('public'::regnamespace, 'pgboss'::regnamespace)
  union all select 'schema ' || nspname, nspacl::text from pg_namespace where nspacl is not null`;

it("no policy, grant or function names a role of the staff", async () => {
  const rules = await test.superuser.unsafe<{ what: string; says: string }[]>(RULES);
  // Leaves out a role that has the name of a table.
  const words = STAFF_ROLES.filter((role) => !THINGS.some((thing) => thing === role)).join("|");
  const roles = new RegExp(`clinica_(?:${STAFF_ROLES.join("|")})\\b|'(?:${words})'`);
  expect(rules.length).toBeGreaterThan(100);
  expect(rules.filter(({ says }) => roles.test(says)).map(({ what }) => what)).toEqual([]);
  for (const one of CAPABILITIES) {
    expect(
      rules.filter(({ says }) => says.includes(capabilityRole(one))).length,
      one,
    ).toBeGreaterThan(0);
  }
});

describe("the caller", () => {
  const LOOK_UP =
    /\( SELECT \(?(?:quem_pede|acesso_atual)\.\w+\)?(?:::text AS \w+)?\s+FROM (?:quem_pede|acesso_atual)\(\) \w+\([\w, ]+\)\s+WHERE \(CURRENT_USER = current_setting\('role'::text\)\)\)/g;
  const QUESTION = /\( SELECT pode\('\w+'::text\) AS pode\)/g;

  it("is called by every policy as a subselect, which a statement runs once", async () => {
    const policies = await test.superuser<{ name: string; says: string }[]>`
      select polname || ' on ' || polrelid::regclass as name,
        concat_ws(' ; ', pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) as says
      from pg_policy`;
    const calling = policies.filter(({ says }) => /pode\(|quem_pede\(|acesso_atual\(/.test(says));
    expect(calling.length).toBeGreaterThan(40);
    for (const { name, says } of calling) {
      expect(says.replace(LOOK_UP, "").replace(QUESTION, ""), name).not.toMatch(
        /\bpode\(|quem_pede\(|acesso_atual\(/,
      );
    }
  });

  it("costs one look-up, as EXPLAIN shows, however many rows a statement reads or writes", async () => {
    const admin = await staffIdentity(test, "admin_master");
    const tables = await test.superuser<{ name: string }[]>`
      select distinct polrelid::regclass::text as name from pg_policy
      where pg_get_expr(polqual, polrelid) ~ 'pode\\(|quem_pede\\('`;
    expect(tables.length).toBeGreaterThan(20);
    let plans = 0;
    for (const { name } of tables) {
      for (const statement of [`select 1 from ${name}`, `delete from ${name}`]) {
        const plan = await asPerson(admin, (sql) =>
          sql.unsafe(`explain (verbose, costs off) ${statement}`),
        ).catch((error) => {
          if (error.code !== "42501") throw error;
        });
        if (!plan) continue;
        const lines = plan.map((line) => String(line["QUERY PLAN"]));
        if (!lines.some((line) => line.includes("quem_pede"))) continue;
        plans++;
        const eachRow = lines.filter((line) => /Filter|Cond|Qual/.test(line));
        expect(
          eachRow.filter((line) => /quem_pede|pode\(/.test(line)),
          statement,
        ).toEqual([]);
        expect(lines.filter((line) => line.includes("InitPlan")).length, statement).toBeGreaterThan(
          0,
        );
      }
    }
    expect(plans).toBeGreaterThan(20);
  });
});
