/** Invitations are recovery links that an administrator sends to a person whose account has no password yet. */
import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { authRecoveries as table } from "#server/db/schema/auth-recoveries.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { createRecovery, isUnspent } from "./recoveries.ts";
import { holdAccount } from "./sign-in-locks.ts";

/** True for an invitation, even an expired one, until a password is set. */
const isOpen = and(eq(table.purpose, "convite"), isUnspent);

export interface Convite {
  enviado_em: Date;
  isExpired: boolean;
}

export async function listConvites(tx: Tx): Promise<Map<string, Convite>> {
  const rows = await tx
    .select({
      id: usuarios.id,
      enviado_em: table.createdAt,
      isExpired: sql<boolean>`${table.expiresAt} <= now()`,
    })
    .from(table)
    .innerJoin(usuarios, eq(usuarios.auth_user_id, table.userId))
    .where(isOpen);
  return new Map(rows.map(({ id, ...convite }) => [id, convite]));
}

export function createConvite(
  tx: Tx,
  convite: { id: string; userId: string; tokenHash: string },
): Promise<void> {
  return createRecovery(tx, { ...convite, purpose: "convite" });
}

export async function replaceConvite(
  tx: Tx,
  convite: { id: string; userId: string; tokenHash: string },
): Promise<boolean> {
  const { userId } = convite;
  // Of two simultaneous requests, the second waits here, so that only one link is valid.
  await holdAccount(tx, userId);
  const former = await tx
    .delete(table)
    .where(and(eq(table.userId, userId), isOpen))
    .returning({ userId: table.userId });
  if (former.length === 0) return false;
  await createConvite(tx, convite);
  return true;
}

/** Called after a change of role, to invalidate the link of an open invitation. */
export async function expireConvite(tx: Tx, userId: string): Promise<void> {
  await holdAccount(tx, userId);
  await tx
    .update(table)
    .set({ expiresAt: sql`now()` })
    .where(and(eq(table.userId, userId), isOpen));
}
