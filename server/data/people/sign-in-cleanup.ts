import { inArray, lt, sql } from "drizzle-orm";
import { HOUR_MS } from "#domain/texto/durations.ts";
import type { Tx } from "#server/db/open.ts";
import { authLimits } from "#server/db/schema/auth-limits.ts";
import { authSessions } from "#server/db/schema/auth-sessions.ts";
import { authVerifications } from "#server/db/schema/auth-verifications.ts";

/** Skips rows that another transaction is deleting, so that neither transaction waits. */
export async function deleteSignInLeftovers(tx: Tx): Promise<void> {
  const free = { skipLocked: true } as const;
  const over = sql`${authSessions.expiresAt} < now() or ${authSessions.usedAt} < now() - interval '60 minutes'`;
  const sessions = tx.select({ id: authSessions.id }).from(authSessions).where(over);
  await tx.delete(authSessions).where(inArray(authSessions.id, sessions.for("update", free)));
  const { id, expiresAt } = authVerifications;
  const challenges = tx.select({ id }).from(authVerifications).where(lt(expiresAt, sql`now()`));
  await tx.delete(authVerifications).where(inArray(id, challenges.for("update", free)));
  const { key, expire } = authLimits;
  const counts = tx
    .select({ key })
    .from(authLimits)
    .where(lt(expire, Date.now() - HOUR_MS));
  await tx.delete(authLimits).where(inArray(key, counts.for("update", free)));
}
