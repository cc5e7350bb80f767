import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { can, ROLES } from "#domain/permissions.ts";
import { testDatabase } from "#tests/support/database.ts";
import { databaseRole } from "./logins/logins.ts";

const test = testDatabase();

const OTHER_KINDS =
  /^(?:auth_\w+|trilha|atos|\w+_trilha|usuarios|papeis|midia|chaves_dados|newsletter_\w+|publicidade_vistos|pacientes|responsaveis|\w*laudos?|laudo_versoes|questionario_versoes|agenda_horarios|agenda_lembretes|agenda_vagas|agenda_ofertas|acessos_agendamentos|compartilhamento(?:s|_aberturas)|estudos|series|imagens|(?:acessos|trilha)_pacientes|(?:codigos|tentativas)_acesso)$/;
/** Tables of which a patient reads her own request's rows; tests/agendar.db.test.ts tests their policies. */
const READ_BY_LINK = /^agendamento(?:s|_anexos)$/;
const ADMIN = databaseRole("admin_master");
const TRIGGERS = ["avisa_conteudo", "conta_versao", "registra_mudanca"];

async function contentTables(): Promise<string[]> {
  const rows = await test.superuser<{ name: string }[]>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`;
  const personal = await personalTables();
  return rows
    .map(({ name }) => name)
    .filter((name) => !OTHER_KINDS.test(name) && !personal.includes(name));
}

async function personalTables(): Promise<string[]> {
  const rows = await test.superuser<{ name: string }[]>`
    select c.relname as name from pg_policy p join pg_class c on c.oid = p.polrelid
    where p.polname = c.relname || '_sistema' and c.relnamespace = 'public'::regnamespace
      order by 1`;
  return rows.map(({ name }) => name).filter((name) => !OTHER_KINDS.test(name));
}

async function lacking(table: string): Promise<string[]> {
  const [found] = await test.superuser`
    select c.relrowsecurity and c.relforcerowsecurity as walled,
      (select coalesce(json_agg(t.tgname), '[]') from pg_trigger t
        where t.tgrelid = c.oid and not t.tgisinternal and t.tgenabled = 'O'
          and t.tgname = t.tgfoid::regproc::text) as triggers,
      (select coalesce(json_agg(json_build_object('command', p.polcmd, 'roles',
          (select json_agg(r.rolname) from pg_roles r, unnest(p.polroles) as held
            where r.rolname like 'clinica\\_%' and pg_has_role(r.oid, held, 'USAGE')))), '[]')
        from pg_policy p where p.polrelid = c.oid and p.polname <> 'copia_de_seguranca') as policies,
      (select coalesce(json_agg(r.rolname), '[]') from pg_roles r
        where r.rolname like 'clinica\\_%' and has_any_column_privilege(r.oid, c.oid, 'SELECT')) as readers,
      (select coalesce(json_agg(r.rolname), '[]') from pg_roles r
        where r.rolname like 'clinica\\_%' and has_table_privilege(r.oid, c.oid, 'INSERT')
          and has_table_privilege(r.oid, c.oid, 'UPDATE')) as writers
    from pg_class c where c.oid = ${table}::regclass`;
  const readers = ROLES.map(databaseRole);
  const {
    walled,
    triggers,
    policies,
    readers: mayRead,
    writers,
  } = found as Record<string, never> & {
    triggers: string[];
    policies: { command: string; roles: string[] }[];
    readers: string[];
    writers: string[];
  };
  const rolesOf = (one: string) =>
    policies.filter(({ command }) => command === one).flatMap(({ roles }) => roles ?? []);
  const mayReadRows = rolesOf("r");
  const mayWriteRows = rolesOf("*");
  return [
    walled ? [] : ["forced row-level security"],
    TRIGGERS.filter((name) => !triggers.includes(name)).map((name) => `trigger ${name}`),
    readers.filter((role) => !mayRead.includes(role)).map((role) => `grant to read for ${role}`),
    writers.includes(ADMIN) ? [] : [`grant to write for ${ADMIN}`],
    readers
      .filter((role) => !mayReadRows.includes(role))
      .map((role) => `policy to read for ${role}`),
    writers
      .filter((role) => !mayWriteRows.includes(role))
      .map((role) => `policy to write for ${role}`),
  ].flat();
}

describe("a table of content", () => {
  it("has all its protection", async () => {
    const tables = await contentTables();
    expect(tables).toContain("convenios");
    const missing = await Promise.all(
      tables.map(async (table) => (await lacking(table)).map((what) => `${table}: ${what}`)),
    );
    expect(missing.flat()).toEqual([]);
  });

  it("is written by those whom the permission table names", async () => {
    for (const table of await contentTables()) {
      for (const role of ROLES) {
        const [row] = await test.superuser`
          select has_table_privilege(${databaseRole(role)}, ${table}::regclass, 'UPDATE') as may`;
        expect(row?.may, `${role} ${table}`).toBe(can(role, "update", table as never));
      }
    }
  });
});

describe("a table of personal data", () => {
  it("is protected, counts its versions, has its lines in the trail, and no unknown grant", async () => {
    const tables = await personalTables();
    expect(tables).toContain("consentimentos");
    for (const table of tables) {
      const [found] = await test.superuser`
        select c.relrowsecurity and c.relforcerowsecurity as walled,
          (select json_agg(t.tgname order by t.tgname) from pg_trigger t where t.tgrelid = c.oid and not t.tgisinternal) as triggers,
          (select coalesce(json_agg(r.rolname), '[]') from pg_roles r where r.rolname in ('clinica_anonimo', 'clinica_paciente', 'clinica_leitor')
            and (has_any_column_privilege(r.oid, c.oid, 'SELECT') or has_any_column_privilege(r.oid, c.oid, 'INSERT')
              or has_any_column_privilege(r.oid, c.oid, 'UPDATE') or has_table_privilege(r.oid, c.oid, 'DELETE'))) as others
        from pg_class c where c.oid = ${table}::regclass`;
      expect({ table, ...found }).toEqual({
        table,
        walled: true,
        triggers: expect.arrayContaining(["conta_versao", "registra_mudanca_pessoal"]),
        others: READ_BY_LINK.test(table) ? ["clinica_paciente"] : [],
      });
    }
  });
});

describe("protege_conteudo", () => {
  const made = (name: string) =>
    test.superuser.unsafe(`
      create table ${name} (id uuid primary key default gen_random_uuid(), nome text not null, segredo text,
        nome_busca text generated always as (lower(nome)) stored,
        versao integer not null default 1, atualizado_em timestamptz not null default now());
      alter table ${name} owner to "${test.owner.username}"`);
  const asOwner = (statement: string) =>
    test.superuser.begin(async (sql) => {
      await sql.unsafe(`set local role "${test.owner.username}"`);
      await sql.unsafe(statement);
    });

  beforeEach(() => made("avisos"));
  afterEach(() => test.superuser`drop table avisos`);

  it("makes all of it in one call", async () => {
    expect(await lacking("avisos")).toHaveLength(1 + 3 + ROLES.length + 1 + ROLES.length);
    await asOwner("select protege_conteudo('avisos', ocultas => '{segredo}')");
    expect(await lacking("avisos")).toEqual([]);
  });

  it("leaves secret and computed columns out of the trail, and counts no version for nothing", async () => {
    await asOwner("select protege_conteudo('avisos', ocultas => '{segredo}')");
    await test.superuser`truncate trilha`;
    await test.superuser`insert into avisos (nome, segredo) values ('Um', 'x')`;
    await test.superuser`update avisos set segredo = 'y'`;
    await test.superuser`update avisos set nome = 'Um'`;
    await test.superuser`update avisos set nome = 'Dois'`;
    const lines = await test.superuser`
      select versao, antes - 'id' as antes, depois - 'id' as depois, conteudo - 'id' as conteudo from trilha order by id`;
    expect(lines.map((line) => ({ ...line }))).toEqual([
      { versao: 1, antes: null, depois: { nome: "Um" }, conteudo: { nome: "Um" } },
      { versao: 3, antes: { nome: "Um" }, depois: { nome: "Dois" }, conteudo: { nome: "Dois" } },
    ]);
  });

  it("names the fields and never what people outside the staff wrote in them", async () => {
    await asOwner("select protege_conteudo('avisos', sem_valores => true)");
    await test.superuser`truncate trilha`;
    await test.superuser`insert into avisos (nome) values ('Maria da Silva')`;
    await test.superuser`update avisos set nome = 'Maria Souza'`;
    await test.superuser`delete from avisos`;
    const lines =
      await test.superuser`select acao, antes, depois, conteudo from trilha order by id`;
    expect(JSON.stringify(lines)).not.toContain("Maria");
    expect({ ...lines[1] }).toEqual({
      acao: "alterou",
      antes: { nome: "…" },
      depois: { nome: "…" },
      conteudo: null,
    });
  });

  it("restricts a table to admin_master, and protects its rows from deletion, where it is declared so", async () => {
    await asOwner("select protege_conteudo('avisos', quem => 'administracao', exclui => false)");
    const [may] = await test.superuser`
      select has_table_privilege('clinica_editor', 'avisos', 'UPDATE') as editor,
        has_table_privilege('clinica_admin_master', 'avisos', 'UPDATE') as admin,
        has_table_privilege('clinica_admin_master', 'avisos', 'DELETE') as deletes`;
    expect(may).toEqual({ editor: false, admin: true, deletes: false });
  });

  it("may be called only by the owner", async () => {
    const [row] = await test.superuser`
      select coalesce(json_agg(rolname), '[]') as roles from pg_roles
      where rolname like 'clinica\\_%' and has_function_privilege(oid,
        'protege_conteudo(regclass, text, boolean, text, text[], boolean)', 'EXECUTE')`;
    expect(row?.roles).toEqual([]);
  });
});
