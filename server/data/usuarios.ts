/** The clinic's people, for those who manage them: row-level security shows anyone else nothing. */
import { desc, sql } from "drizzle-orm";
import type { Usuario } from "#domain/usuarios.ts";
import type { Tx } from "#server/db/open.ts";
import { usuarios as table } from "#server/db/schema/usuarios.ts";

/** Newest first. */
export function listUsuarios(tx: Tx): Promise<Usuario[]> {
  return tx
    .select({
      id: table.id,
      nome: table.nome,
      email: table.email,
      tipo_usuario: table.tipo_usuario,
      auth_user_id: table.auth_user_id,
      criado_em: table.criado_em,
    })
    .from(table)
    .orderBy(desc(table.criado_em), table.id);
}

export async function countUsuarios(tx: Tx): Promise<number> {
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(table);
  return row?.count ?? 0;
}
