/** What the sign-in needs to know of the clinic's people, and what it leaves in the trail. */
import { eq, sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";
import { recordEvent } from "./trilha-events.ts";

interface Person {
  id: string;
  nome: string;
}

export async function getPersonOfAccount(tx: Tx, authUserId: string): Promise<Person | undefined> {
  const [row] = await tx
    .select({ id: usuarios.id, nome: usuarios.nome })
    .from(usuarios)
    .where(eq(usuarios.auth_user_id, authUserId));
  return row;
}

/** A wrong password: of whose account, where there is one; never what was typed. */
export async function recordRefusedSignIn(tx: Tx, email: string): Promise<void> {
  const [row] = await tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(sql`lower(${usuarios.email}) = ${email.toLowerCase()}`);
  await recordEvent(tx, { acao: "entrada recusada", coisa: "usuarios", registro: row?.id });
}
