/** Roles belong to the whole PostgreSQL server, where another database's copy of this software may create them too. */
import { createHash } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { Sql } from "postgres";
import { CAPABILITIES, type Capability, STAFF } from "#domain/permissions.ts";
import { deriveKey } from "#server/crypto/secret-key.ts";
import { quote } from "#server/db/quote.ts";
import { StartupError } from "#server/errors.ts";
import {
  AUDIENCES,
  capabilityRole,
  DATABASE_ROLES,
  type DatabaseRole,
  databaseRole,
  LOGINS,
  loginName,
  loginPassword,
  ROLE_NAMES,
} from "./logins.ts";
import { scramVerifier } from "./scram.ts";

const ATTEMPTS = 40;
/** duplicate_object, unique_violation, serialization_failure, deadlock_detected. */
const LOST_RACE = new Set(["42710", "23505", "40001", "40P01"]);

export type Staff = Readonly<Record<string, readonly Capability[]>>;

interface Server {
  database: string;
  secretKey: Buffer;
  staff?: Staff;
}

interface WantedRole {
  name: string;
  memberOf: readonly string[];
  login?: {
    password: string;
    settings: Readonly<Record<string, number>>;
    /** The role's comment, which shows whether its password and settings are current. */
    mark: string;
  };
}

interface FoundRole {
  rolname: string;
  login: boolean;
  powerful: boolean;
  mark: string | null;
  member_of: string[];
  connects: boolean;
}

/** Needs no rights if nothing has to change; `force` always sets passwords. @throws StartupError */
export async function ensureRoles(
  owner: Sql,
  { force = false, ...server }: Server & { force?: boolean },
): Promise<void> {
  const { database } = server;
  const wanted = wantedRoles(server);
  for (let attempt = 1; ; attempt++) {
    try {
      const statements = await missingStatements(owner, database, wanted, force);
      if (statements.length === 0) return;
      await requireRights(owner, database);
      await owner.begin(async (sql) => {
        for (const statement of statements) await sql.unsafe(statement);
      });
      return;
    } catch (error) {
      if (error instanceof StartupError) throw error;
      const { code, message } = error as { code?: string; message?: string };
      if (code === "42501") throw new StartupError(notOurs(owner), { cause: error });
      const lost = LOST_RACE.has(code ?? "") || message === "tuple concurrently updated";
      if (!lost || attempt >= ATTEMPTS) throw error;
      await sleep(5 + Math.random() * 40);
    }
  }
}

export async function listLoginsMarkedOtherwise(owner: Sql, server: Server): Promise<string[]> {
  const wanted = wantedRoles(server);
  const found = await findRoles(owner, wanted);
  return wanted.flatMap(({ name, login }) => {
    const role = found.get(name);
    return login && role?.login && role.mark !== login.mark ? [name] : [];
  });
}

function wantedRoles({ database, secretKey, staff = STAFF }: Server): WantedRole[] {
  const groups = CAPABILITIES.map((one) => ({ name: capabilityRole(one), memberOf: [] }));
  const capabilities: Staff = { ...staff, operador: CAPABILITIES };
  const names = new Set<string>([...DATABASE_ROLES, ...Object.keys(staff)]);
  const roles = [...names].map((role) => ({
    name: databaseRole(role as DatabaseRole),
    memberOf: (capabilities[role] ?? []).map(capabilityRole),
  }));
  const logins = AUDIENCES.map((audience) => {
    const { becomes, settings } = LOGINS[audience];
    const name = loginName(database, audience);
    const password = loginPassword(secretKey, name);
    const definition = createHash("sha256")
      .update(JSON.stringify([1, settings]))
      .digest("hex");
    const mark = deriveKey(secretKey, `mark ${name} ${definition}`, 12).toString("hex");
    const others = audience === "equipe" ? Object.keys(staff) : becomes;
    const memberOf = others.map((role) => databaseRole(role as DatabaseRole));
    return { name, memberOf, login: { password, settings, mark } };
  });
  return [...groups, ...roles, ...logins];
}

async function missingStatements(
  owner: Sql,
  database: string,
  wanted: readonly WantedRole[],
  force: boolean,
): Promise<string[]> {
  const found = await findRoles(owner, wanted);
  const statements: string[] = [];
  for (const { name, memberOf, login } of wanted) {
    const role = found.get(name);
    if (role && (role.powerful || (role.login && !login))) {
      throw new StartupError(
        `Banco de dados: a função "${name}" já existe neste servidor com outros poderes; renomeie-a.`,
      );
    }
    if (!role && !login) statements.push(`CREATE ROLE ${quote(name)} NOLOGIN`);
    if (login && (force || !role?.login || role.mark !== login.mark)) {
      const verb = role ? "ALTER" : "CREATE";
      const verifier = await scramVerifier(login.password);
      statements.push(`${verb} ROLE ${quote(name)} LOGIN NOINHERIT PASSWORD '${verifier}'`);
      for (const [setting, value] of Object.entries(login.settings)) {
        statements.push(`ALTER ROLE ${quote(name)} SET ${setting} = ${value}`);
      }
      statements.push(`COMMENT ON ROLE ${quote(name)} IS '${login.mark}'`);
    }
    const has = role?.member_of ?? [];
    for (const group of memberOf.filter((one) => !has.includes(one))) {
      statements.push(`GRANT ${quote(group)} TO ${quote(name)}`);
    }
    for (const group of has.filter((one) => !memberOf.includes(one))) {
      statements.push(`REVOKE ${quote(group)} FROM ${quote(name)}`);
    }
    if (login && !role?.connects) {
      statements.push(`GRANT CONNECT ON DATABASE ${quote(database)} TO ${quote(name)}`);
    }
  }
  const [open] = await owner`
    select has_database_privilege('public', current_database(), 'CONNECT')
        or has_database_privilege('public', current_database(), 'TEMPORARY') as to_all`;
  if (open?.to_all) statements.unshift(`REVOKE ALL ON DATABASE ${quote(database)} FROM PUBLIC`);
  return statements;
}

async function findRoles(
  owner: Sql,
  wanted: readonly WantedRole[],
): Promise<Map<string, FoundRole>> {
  const rows = await owner<FoundRole[]>`
    select r.rolname, r.rolcanlogin as login,
           r.rolsuper or r.rolcreaterole or r.rolcreatedb or r.rolreplication or r.rolbypassrls as powerful,
           shobj_description(r.oid, 'pg_authid') as mark,
           coalesce((select json_agg(distinct g.rolname) from pg_auth_members m
                     join pg_roles g on g.oid = m.roleid where m.member = r.oid), '[]') as member_of,
           has_database_privilege(r.oid, current_database(), 'CONNECT')
             and not has_database_privilege('public', current_database(), 'CONNECT') as connects
    from pg_roles r
    where r.rolname in (select json_array_elements_text(${JSON.stringify(wanted.map((role) => role.name))}::text::json))`;
  return new Map(rows.map((row) => [row.rolname, row]));
}

async function requireRights(owner: Sql, database: string): Promise<void> {
  const [may] = await owner`
    select current_user as login, rolsuper or rolcreaterole as creates_roles,
           pg_has_role(current_user, (select datdba from pg_database where datname = current_database()), 'USAGE') as owns
    from pg_roles where rolname = current_user`;
  if (!may?.creates_roles) {
    throw new StartupError(
      `Banco de dados: o login "${may?.login}" precisa do direito CREATEROLE (ALTER ROLE ${quote(String(may?.login))} CREATEROLE).`,
    );
  }
  if (!may.owns) {
    throw new StartupError(
      `Banco de dados: o login "${may.login}" precisa ser o dono do banco "${database}" (ALTER DATABASE … OWNER TO …).`,
    );
  }
}

/** Since PostgreSQL 16, only a role's creator, or a login with ADMIN on the role, may grant it. */
function notOurs(owner: Sql): string {
  const names = ROLE_NAMES.join(", ");
  return `Banco de dados: as funções clinica_* deste servidor são de outro login; um administrador precisa executar GRANT ${names} TO ${quote(String(owner.options.user))} WITH ADMIN OPTION.`;
}
