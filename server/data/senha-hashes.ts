/** Password hashes, which only the sign-in's role reads. */
import { and, eq } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { authAccounts } from "#server/db/schema/auth-accounts.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";

export async function getSenhaHash(tx: Tx, usuarioId: string): Promise<string | null> {
  const [row] = await tx
    .select({ password: authAccounts.password })
    .from(authAccounts)
    .innerJoin(usuarios, eq(usuarios.auth_user_id, authAccounts.userId))
    .where(and(eq(usuarios.id, usuarioId), eq(authAccounts.providerId, "credential")));
  return row?.password ?? null;
}
