/**
 * Keeps a password from being replaced while a sign-in judges it: whoever replaces it waits for the
 * sign-in to end, and then ends the session that it made.
 */
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { authAccounts } from "#server/db/schema/auth-accounts.ts";
import { authUsers } from "#server/db/schema/auth-users.ts";
import { authVerifications } from "#server/db/schema/auth-verifications.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";

const isPassword = eq(authAccounts.providerId, "credential");

/** Until the transaction ends; an e-mail that is nobody's locks nothing. */
export async function holdAccountOf(tx: Tx, email: string): Promise<void> {
  await tx
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(and(sql`lower(${authUsers.email}) = ${email.toLowerCase()}`, isPassword))
    .for("share", { of: authAccounts });
}

export interface Challenge {
  /** Who gave the right password. */
  person: { id: string; nome: string };
  /** The password that was given is no longer the account's. */
  isStale: boolean;
}

/** A sign-in that waits for its second step, with the account held as above. */
export async function holdChallenge(tx: Tx, identifier: string): Promise<Challenge | undefined> {
  const [row] = await tx
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      isStale: sql<boolean>`${authAccounts.updatedAt} > ${authVerifications.createdAt}`,
    })
    .from(authVerifications)
    .innerJoin(authAccounts, eq(authAccounts.userId, authVerifications.value))
    .innerJoin(usuarios, eq(usuarios.auth_user_id, authVerifications.value))
    .where(and(eq(authVerifications.identifier, identifier), isPassword))
    .for("share", { of: authAccounts });
  if (!row) return undefined;
  const { isStale, ...person } = row;
  return { person, isStale };
}
