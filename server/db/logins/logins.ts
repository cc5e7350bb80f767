/**
 * The six logins by which the server connects, and the roles that each may become. NOINHERIT: a
 * login that forgets to take a role may do nothing.
 */
import { CAPABILITIES, type Capability, ROLES, STAFF_ROLES } from "#domain/permissions.ts";
import { deriveKey } from "#server/crypto/secret-key.ts";
import { StartupError } from "#server/errors.ts";

/**
 * The roles that PostgreSQL knows: those of people, the one that signs them in, and the one of whoever
 * runs the server: the first administrator, the demonstration, a password set from the shell; the one
 * that backups are read by, which sees everything and changes nothing.
 */
export const DATABASE_ROLES = [...ROLES, "auth", "operador", "copia"] as const;
export type DatabaseRole = (typeof DATABASE_ROLES)[number];

export type Audience = "publico" | "equipe" | "auth" | "jobs" | "operacao" | "backup";

interface Login {
  readonly becomes: readonly DatabaseRole[];
  /** Set on the login, so that they hold for every connection; milliseconds. */
  readonly settings: Readonly<Record<string, number>>;
}

function limits(statement: number, lock: number, idle: number) {
  return {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
  };
}

export const LOGINS: Readonly<Record<Audience, Login>> = {
  publico: { becomes: ["anonimo", "paciente"], settings: limits(5_000, 2_000, 10_000) },
  equipe: {
    becomes: STAFF_ROLES,
    settings: limits(30_000, 5_000, 30_000),
  },
  auth: { becomes: ["auth"], settings: limits(10_000, 5_000, 10_000) },
  operacao: { becomes: ["operador"], settings: limits(30_000, 5_000, 30_000) },
  // A large table takes its time, and so does a slow disk for the archive.
  backup: { becomes: ["copia"], settings: limits(6 * 3_600_000, 60_000, 3_600_000) },
  jobs: { becomes: ["sistema"], settings: limits(300_000, 10_000, 60_000) },
};

export const AUDIENCES = Object.keys(LOGINS) as Audience[];

/** Who may run a transaction; a backup reads in another way. */
export type ActingRole = Exclude<DatabaseRole, "copia">;

/** The login that may become the role; undefined for one that this version does not know. */
export function audienceOf(role: ActingRole): Exclude<Audience, "backup"> | undefined {
  const audience = AUDIENCES.find((name) => LOGINS[name].becomes.includes(role));
  return audience === "backup" ? undefined : audience;
}

/** The NOLOGIN role that holds the grants of a capability; who may do it is a member. */
export function capabilityRole(capability: Capability): string {
  return `clinica_pode_${capability}`;
}

/** The NOLOGIN role that a transaction takes. Those of the staff have no grants but their capabilities'. */
export function databaseRole(role: DatabaseRole): string {
  // The embedded database is called clinica, so that one of its logins is clinica_auth.
  return role === "auth" ? "clinica_entrada" : `clinica_${role}`;
}

/** Every NOLOGIN role, in the order in which they can be made. */
export const ROLE_NAMES = [
  ...CAPABILITIES.map(capabilityRole),
  ...DATABASE_ROLES.map(databaseRole),
];

/** Roles belong to the whole server, so a login carries its database's name. */
export function loginName(database: string, audience: Audience): string {
  const name = `${database}_${audience}`;
  if (Buffer.byteLength(name) > 63) {
    throw new StartupError(
      `Banco de dados: o nome "${database}" é longo demais; use no máximo 54 letras.`,
    );
  }
  return name;
}

/** Never kept anywhere: each copy of the server derives the same from the same secret key. */
export function loginPassword(secretKey: Buffer, login: string): string {
  return deriveKey(secretKey, `postgres login ${login}`, 32).toString("base64url");
}
