/** Locks an account, so that its sign-ins and changes happen one after the other. */
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { authAccounts } from "#server/db/schema/auth-accounts.ts";
import { authUsers } from "#server/db/schema/auth-users.ts";
import { authVerifications } from "#server/db/schema/auth-verifications.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";

const isPassword = eq(authAccounts.providerId, "credential");

export async function holdAccountOf(tx: Tx, email: string): Promise<void> {
  await tx
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .innerJoin(authUsers, eq(authUsers.id, authAccounts.userId))
    .where(and(sql`lower(${authUsers.email}) = ${email.toLowerCase()}`, isPassword))
    .for("no key update", { of: authAccounts });
}

export async function holdAccount(tx: Tx, userId: string): Promise<void> {
  await tx
    .select({ id: authAccounts.id })
    .from(authAccounts)
    .where(and(eq(authAccounts.userId, userId), isPassword))
    .for("no key update");
}

/** Stores the time of the password's last change in the sign-in challenge, for `holdChallenge` to compare. */
export async function markChallenge(tx: Tx, identifier: string): Promise<void> {
  await tx
    .update(authVerifications)
    .set({
      updatedAt: sql`(select ${authAccounts.updatedAt} from ${authAccounts} where ${authAccounts.userId} = ${authVerifications.value} and ${isPassword})`,
    })
    .where(eq(authVerifications.identifier, identifier));
}

export interface Challenge {
  person: { id: string; nome: string };
  /** True if the password has changed since the first step of the sign-in. */
  isStale: boolean;
}

export async function holdChallenge(tx: Tx, identifier: string): Promise<Challenge | undefined> {
  const [row] = await tx
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      isStale: sql<boolean>`${authAccounts.updatedAt} <> ${authVerifications.updatedAt}`,
    })
    .from(authVerifications)
    .innerJoin(authAccounts, eq(authAccounts.userId, authVerifications.value))
    .innerJoin(usuarios, eq(usuarios.auth_user_id, authVerifications.value))
    .where(and(eq(authVerifications.identifier, identifier), isPassword))
    .for("no key update", { of: authAccounts });
  if (!row) return undefined;
  const { isStale, ...person } = row;
  return { person, isStale };
}
