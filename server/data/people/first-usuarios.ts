import { sql } from "drizzle-orm";
import type { Tx } from "#server/db/open.ts";
import { countUsuarios, createUsuario, type NewUsuario } from "./usuarios.ts";

/** If several servers start at once, only one creates the users. @returns false if a user exists already */
export async function createFirstUsuarios(tx: Tx, people: readonly NewUsuario[]): Promise<boolean> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('clinica: first users'))`);
  if ((await countUsuarios(tx)) > 0) return false;
  for (const person of people) await createUsuario(tx, person);
  return true;
}
