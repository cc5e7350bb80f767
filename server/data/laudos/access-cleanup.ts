/** Every hour, with the role `sistema`, deletes old look-ups and ends or deletes expired accesses. */
import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
import { isInFamily } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { acessosPacientes } from "#server/db/schema/acessos-pacientes.ts";
import { codigosAcesso } from "#server/db/schema/codigos-acesso.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { tentativasAcesso } from "#server/db/schema/tentativas-acesso.ts";

/** Deletes wrong look-ups after six months, and expired codes and accesses, which `acesso_atual` already refuses. */
export async function forgetOldAccess(tx: Tx): Promise<void> {
  await tx
    .delete(tentativasAcesso)
    .where(lt(tentativasAcesso.quando, sql`now() - interval '6 months'`));
  await tx.delete(codigosAcesso).where(lt(codigosAcesso.criado_em, sql`now() - interval '1 day'`));
  await tx
    .delete(acessosPacientes)
    .where(
      or(
        lt(acessosPacientes.usado_em, sql`now() - interval '15 minutes'`),
        lt(acessosPacientes.criado_em, sql`now() - interval '12 hours'`),
      ),
    );
}

/**
 * Ends guardians' accesses on the day after their last day, and removes children who come of age from the family.
 * @returns the number of ended accesses
 */
export async function endGuardians(tx: Tx, now = new Date()): Promise<number> {
  const today = isoDate(now);
  const rows = await tx
    .select({
      id: pacientes.id,
      data_nascimento: pacientes.data_nascimento,
      responsavel_ate: pacientes.responsavel_ate,
      na_familia: pacientes.na_familia,
    })
    .from(pacientes)
    .where(and(isNotNull(pacientes.responsavel_hash), isNotNull(pacientes.responsavel_ate)));
  const end = (id: string, values: Partial<typeof pacientes.$inferInsert>) =>
    tx.update(pacientes).set(values).where(eq(pacientes.id, id));
  let count = 0;
  for (const row of rows) {
    const { id, na_familia, ...child } = encryptedPaciente.decrypt(tx, row);
    if (child.responsavel_ate !== null && child.responsavel_ate < today) {
      await end(id, { responsavel_hash: null, na_familia: false });
      count += 1;
    } else if (na_familia && !isInFamily(child, today)) {
      await end(id, { na_familia: false });
    }
  }
  return count;
}
