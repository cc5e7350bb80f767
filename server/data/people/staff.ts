/** The person behind a session is read for every request, so that a change of role applies at once. */
import { and, eq, gt, sql } from "drizzle-orm";
import type { TipoUsuario } from "#domain/contas/usuarios.ts";
import type { Tx } from "#server/db/open.ts";
import { authSessions } from "#server/db/schema/auth-sessions.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";

export interface Staff {
  sessionId: string;
  usuario: { id: string; nome: string; email: string; tipo_usuario: TipoUsuario };
}

const IDLE = sql`interval '60 minutes'`;
/** How often a session's last use is written at most, so that a page with ten requests writes it once. */
const NOTED_EVERY = sql`interval '1 minute'`;

/** @param isBackground true to leave the session's last use unchanged */
export async function getStaffOfSession(
  tx: Tx,
  sessionId: string,
  isBackground = false,
): Promise<Staff | undefined> {
  const [row] = await tx
    .select({
      id: usuarios.id,
      nome: usuarios.nome,
      email: usuarios.email,
      tipo_usuario: usuarios.tipo_usuario,
      isStale: sql<boolean>`${authSessions.usedAt} < now() - ${NOTED_EVERY}`,
    })
    .from(authSessions)
    .innerJoin(usuarios, eq(usuarios.auth_user_id, authSessions.userId))
    .where(
      and(
        eq(authSessions.id, sessionId),
        gt(authSessions.usedAt, sql`now() - ${IDLE}`),
        gt(authSessions.expiresAt, sql`now()`),
      ),
    );
  if (!row) return undefined;
  const { isStale, ...usuario } = row;
  if (isStale && !isBackground) {
    await tx.update(authSessions).set({ usedAt: sql`now()` }).where(eq(authSessions.id, sessionId));
  }
  return { sessionId, usuario };
}
