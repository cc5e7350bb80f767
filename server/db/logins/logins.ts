/** Logins are NOINHERIT, so they have no rights before they take a role. */
import { CAPABILITIES, type Capability, ROLES, STAFF_ROLES } from "#domain/permissions.ts";
import { HOUR_MS, MINUTE_MS } from "#domain/texto/durations.ts";
import { deriveKey } from "#server/crypto/secret-key.ts";
import { StartupError } from "#server/errors.ts";

/** `auth` signs people in; `operador` is the person who runs the server; `copia` reads everything for backups. */
export const DATABASE_ROLES = [...ROLES, "auth", "operador", "copia"] as const;
export type DatabaseRole = (typeof DATABASE_ROLES)[number];

export type Audience = "publico" | "equipe" | "auth" | "jobs" | "operacao" | "backup";

interface Login {
  readonly becomes: readonly DatabaseRole[];
  /** In milliseconds, for each connection of the login. */
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
  backup: { becomes: ["copia"], settings: limits(6 * HOUR_MS, MINUTE_MS, HOUR_MS) },
  jobs: { becomes: ["sistema"], settings: limits(5 * MINUTE_MS, 10_000, MINUTE_MS) },
};

export const AUDIENCES = Object.keys(LOGINS) as Audience[];

/** The roles of the server's transactions; `copia` is only for the snapshot that a backup reads. */
export type ActingRole = Exclude<DatabaseRole, "copia">;

export function audienceOf(role: ActingRole): Exclude<Audience, "backup"> | undefined {
  const audience = AUDIENCES.find((name) => LOGINS[name].becomes.includes(role));
  return audience === "backup" ? undefined : audience;
}

/** @returns the NOLOGIN role with a capability's grants, whose members are the roles that have the capability */
export function capabilityRole(capability: Capability): string {
  return `clinica_pode_${capability}`;
}

/** @returns the NOLOGIN role of a transaction. The staff's roles have only the grants of their capabilities. */
export function databaseRole(role: DatabaseRole): string {
  // The name clinica_auth is taken by a login of the embedded database, which is called clinica.
  return role === "auth" ? "clinica_entrada" : `clinica_${role}`;
}

export const ROLE_NAMES = [
  ...CAPABILITIES.map(capabilityRole),
  ...DATABASE_ROLES.map(databaseRole),
];

/** Contains the database's name, because roles belong to the whole PostgreSQL server. */
export function loginName(database: string, audience: Audience): string {
  const name = `${database}_${audience}`;
  if (Buffer.byteLength(name) > 63) {
    throw new StartupError(
      `Banco de dados: o nome "${database}" é longo demais; use no máximo 54 letras.`,
    );
  }
  return name;
}

/** The password is not stored, because every server computes it from the same secret key. */
export function loginPassword(secretKey: Buffer, login: string): string {
  return deriveKey(secretKey, `postgres login ${login}`, 32).toString("base64url");
}
