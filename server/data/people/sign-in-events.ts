import { eq, sql } from "drizzle-orm";
import { nameInTrail, recordEvent } from "#server/data/trail/trilha-events.ts";
import type { Tx } from "#server/db/open.ts";
import { usuarios } from "#server/db/schema/usuarios.ts";

export async function recordSignIn(tx: Tx, authUserId: string): Promise<void> {
  const [person] = await tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(eq(usuarios.auth_user_id, authUserId));
  if (!person) return;
  await nameInTrail(tx, person);
  await recordEvent(tx, { acao: "entrou", coisa: "usuarios", registro: person.id });
}

/** Records a refused sign-in with the account's id, if there is an account. The typed e-mail address is not stored. */
export async function recordRefusedSignIn(tx: Tx, email: string): Promise<void> {
  const [row] = await tx
    .select({ id: usuarios.id })
    .from(usuarios)
    .where(sql`lower(${usuarios.email}) = ${email.toLowerCase()}`);
  await recordEvent(tx, { acao: "entrada_recusada", coisa: "usuarios", registro: row?.id });
}
