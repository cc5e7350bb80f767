/** Only the sign-in's role may read password hashes. Other roles may read the time of a password's last change. */
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { authAccounts } from "#server/db/schema/auth-accounts.ts";
import { authUsers } from "#server/db/schema/auth-users.ts";
import { authVerifications } from "#server/db/schema/auth-verifications.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";

/** The time of the password's last change. Text, because a Date has no microseconds. */
export const senhaVersion = sql<string>`extract(epoch from ${authAccounts.updatedAt})::text`;

export interface AccountVersion {
  userId: string;
  version: string;
}

export async function getAccountVersion(
  tx: Tx,
  by: { email: string } | { userId: string } | { challenge: string },
): Promise<AccountVersion | undefined> {
  const isIt =
    "email" in by
      ? sql`lower(${authUsers.email}) = ${by.email.trim().toLowerCase()}`
      : eq(authUsers.id, "userId" in by ? by.userId : challenged(by.challenge));
  const [row] = await tx
    .select({ userId: authUsers.id, version: senhaVersion })
    .from(authUsers)
    .innerJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .where(and(isIt, eq(authAccounts.providerId, "credential")));
  return row;
}

function challenged(identifier: string) {
  return sql`(select ${authVerifications.value} from ${authVerifications} where ${authVerifications.identifier} = ${identifier} limit 1)`;
}

export async function getSenhaHash(tx: Tx, usuarioId: string) {
  const [row] = await tx
    .select({ hash: authAccounts.password, version: senhaVersion })
    .from(authAccounts)
    .innerJoin(usuarios, eq(usuarios.auth_user_id, authAccounts.userId))
    .where(and(eq(usuarios.id, usuarioId), eq(authAccounts.providerId, "credential")));
  return row;
}

export async function getSenhaAddressee(tx: Tx, usuarioId: string) {
  const [row] = await tx
    .select({ email: authUsers.email, nome: usuarios.nome, alterada_em: authAccounts.updatedAt })
    .from(authAccounts)
    .innerJoin(usuarios, eq(usuarios.auth_user_id, authAccounts.userId))
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(and(eq(usuarios.id, usuarioId), eq(authAccounts.providerId, "credential")));
  return row;
}

export async function getAccountAddressee(tx: Tx, usuarioId: string) {
  const [row] = await tx
    .select({ email: authUsers.email, nome: usuarios.nome, alterada_em: authUsers.updatedAt })
    .from(authUsers)
    .innerJoin(usuarios, eq(usuarios.auth_user_id, authUsers.id))
    .where(eq(usuarios.id, usuarioId));
  return row;
}

export async function listAdminIds(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios.tipo_usuario, "admin_master"));
  return rows.map(({ id }) => id);
}
