import { and, eq, gt, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { authAccounts } from "#server/db/schema/auth-accounts.ts";
import { authRecoveries as table } from "#server/db/schema/auth-recoveries.ts";
import { authSessions } from "#server/db/schema/auth-sessions.ts";
import { authUsers } from "#server/db/schema/auth-users.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { holdAccount } from "./sign-in-locks.ts";

const LIVES = { recuperacao: sql`interval '60 minutes'`, convite: sql`interval '3 days'` };

export type RecoveryPurpose = keyof typeof LIVES;

export async function getAccountId(tx: Tx, email: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ id: authUsers.id })
    .from(authUsers)
    .innerJoin(authAccounts, eq(authAccounts.userId, authUsers.id))
    .where(
      and(
        sql`lower(${authUsers.email}) = ${email.toLowerCase()}`,
        eq(authAccounts.providerId, "credential"),
        // Accounts without a password have an invitation. A recovery link would work even after it expired.
        isNotNull(authAccounts.password),
      ),
    );
  return row?.id;
}

export async function createRecovery(
  tx: Tx,
  recovery: { id: string; userId: string; tokenHash: string; purpose: RecoveryPurpose },
): Promise<void> {
  const expiresAt = sql`now() + ${LIVES[recovery.purpose]}`;
  await tx.insert(table).values({ ...recovery, expiresAt });
}

export async function deleteFormerRecoveries(tx: Tx, userId: string): Promise<void> {
  await tx.delete(table).where(and(eq(table.userId, userId), isNull(table.usedAt)));
}

export async function getRecoveryAddressee(tx: Tx, id: string) {
  const [row] = await tx
    .select({ email: authUsers.email, nome: usuarios.nome, purpose: table.purpose })
    .from(table)
    .innerJoin(authUsers, eq(authUsers.id, table.userId))
    .innerJoin(usuarios, eq(usuarios.auth_user_id, table.userId))
    .where(and(eq(table.id, id), isNull(table.usedAt), gt(table.expiresAt, sql`now()`)));
  return row;
}

/** True for a link that is unused and newer than the password, even if the link has expired. */
export const isUnspent = and(
  isNull(table.usedAt),
  sql`not exists (select 1 from ${authAccounts} where ${authAccounts.userId} = ${table.userId} and ${authAccounts.updatedAt} > ${table.createdAt})`,
);
const isValid = and(isUnspent, gt(table.expiresAt, sql`now()`));

export async function getRecoveryOwner(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({ nome: usuarios.nome, email: usuarios.email, purpose: table.purpose })
    .from(table)
    .innerJoin(usuarios, eq(usuarios.auth_user_id, table.userId))
    .where(and(eq(table.tokenHash, tokenHash), isValid));
  return row;
}

/** Sets the password and ends all sessions. @returns undefined if the link is invalid or was used */
export async function useRecovery(
  tx: Tx,
  tokenHash: string,
  senhaHash: string,
): Promise<{ usuarioId: string; email: string; purpose: RecoveryPurpose } | undefined> {
  // Locks the account before the link. A request for a new link locks in the same order, which prevents a deadlock.
  const [recovery] = await tx
    .select({ userId: table.userId })
    .from(table)
    .where(eq(table.tokenHash, tokenHash));
  if (recovery) await holdAccount(tx, recovery.userId);
  const [spent] = await tx
    .update(table)
    .set({ usedAt: sql`now()` })
    .where(and(eq(table.tokenHash, tokenHash), isValid))
    .returning({ userId: table.userId, purpose: table.purpose });
  if (!spent) return undefined;
  await tx
    .update(authAccounts)
    .set({ password: senhaHash, updatedAt: sql`now()` })
    .where(and(eq(authAccounts.userId, spent.userId), eq(authAccounts.providerId, "credential")));
  await tx.delete(authSessions).where(eq(authSessions.userId, spent.userId));
  const [person] = await tx
    .select({ usuarioId: usuarios.id, email: usuarios.email })
    .from(usuarios)
    .where(eq(usuarios.auth_user_id, spent.userId));
  return person && { ...person, purpose: spent.purpose };
}

export async function deleteOldRecoveries(tx: Tx): Promise<void> {
  const isOld = sql`${table.expiresAt} < now() - interval '7 days'`;
  // An unaccepted invitation is kept, because the list of users shows it until the person sets a password.
  await tx
    .delete(table)
    .where(and(isOld, or(eq(table.purpose, "recuperacao"), isNotNull(table.usedAt))));
}
