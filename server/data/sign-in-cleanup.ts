/** What the sign-in leaves behind and nobody needs any more. */
import { lt, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { authLimits } from "#server/db/schema/auth-limits.ts";
import { authSessions } from "#server/db/schema/auth-sessions.ts";
import { authVerifications } from "#server/db/schema/auth-verifications.ts";

const HOUR_MS = 3_600_000;

/** Sessions that are over, challenges that nobody finished, counts whose time is up. */
export async function deleteSignInLeftovers(tx: Tx): Promise<void> {
  await tx
    .delete(authSessions)
    .where(
      sql`${authSessions.expiresAt} < now() or ${authSessions.usedAt} < now() - interval '60 minutes'`,
    );
  await tx.delete(authVerifications).where(lt(authVerifications.expiresAt, sql`now()`));
  await tx.delete(authLimits).where(lt(authLimits.expire, Date.now() - HOUR_MS));
}
