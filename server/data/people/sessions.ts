/** Row-level security shows an admin_master all sessions, and other people their own. */
import { and, desc, eq, gt, ne, sql } from "drizzle-orm";
import { recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";
import { authSessions as table } from "#server/db/schema/auth-sessions.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";

export interface Session {
  id: string;
  user_agent: string;
  address: string;
  criado_em: Date;
  usado_em: Date;
}

export function listSessions(tx: Tx, usuario: { id: string }): Promise<Session[]> {
  return tx
    .select({
      id: table.id,
      user_agent: sql<string>`coalesce(${table.userAgent}, '')`,
      address: sql<string>`coalesce(${table.ipAddress}, '')`,
      criado_em: table.createdAt,
      usado_em: table.usedAt,
    })
    .from(table)
    .innerJoin(usuarios, eq(usuarios.auth_user_id, table.userId))
    .where(
      and(
        eq(usuarios.id, usuario.id),
        gt(table.expiresAt, sql`now()`),
        gt(table.usedAt, sql`now() - interval '60 minutes'`),
      ),
    )
    .orderBy(desc(table.usedAt), table.id);
}

export async function endSession(
  tx: Tx,
  usuario: { id: string },
  sessionId: string,
): Promise<boolean> {
  const isIt = and(eq(table.id, sessionId), isOf(usuario));
  if ((await tx.select({ id: table.id }).from(table).where(isIt)).length === 0) return false;
  // Recorded first: if people end the session that they use, nothing can be recorded afterwards.
  await recordEvent(tx, { acao: "encerrou_sessao", coisa: "usuarios", registro: usuario.id });
  const ended = await tx.delete(table).where(isIt).returning({ id: table.id });
  return ended.length > 0;
}

export async function endOtherSessions(
  tx: Tx,
  usuario: { id: string },
  exceptSession: string,
): Promise<number> {
  const ended = await tx
    .delete(table)
    .where(and(isOf(usuario), ne(table.id, exceptSession)))
    .returning({ id: table.id });
  if (ended.length > 0) {
    const acao = "encerrou_sessoes";
    await recordEvent(tx, { acao, coisa: "usuarios", registro: usuario.id });
  }
  return ended.length;
}

function isOf({ id }: { id: string }) {
  return sql`${table.userId} = (select auth_user_id from usuarios where id = ${id})`;
}

/** Called with the sign-in's role, because no other role may write a session. */
export async function replaceSessionToken(
  tx: Tx,
  sessionId: string,
  storedToken: string,
): Promise<void> {
  await tx
    .update(table)
    .set({ token: storedToken, updatedAt: sql`now()` })
    .where(eq(table.id, sessionId));
}
