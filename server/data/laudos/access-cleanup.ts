/** Every hour, with the role `sistema`, deletes old look-ups and ends or deletes expired accesses. */
import { and, eq, isNotNull, lt, or, sql } from "drizzle-orm";
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

/** Ends guardians' accesses on the day after their last day. @returns the number of ended accesses */
export async function endGuardians(tx: Tx, now = new Date()): Promise<number> {
  const today = isoDate(now);
  const rows = await tx
    .select({ id: pacientes.id, responsavel_ate: pacientes.responsavel_ate })
    .from(pacientes)
    .where(and(isNotNull(pacientes.responsavel_hash), isNotNull(pacientes.responsavel_ate)));
  const over = rows.filter((row) => {
    const { responsavel_ate } = encryptedPaciente.decrypt(tx, row);
    return responsavel_ate !== null && responsavel_ate < today;
  });
  for (const { id } of over) {
    await tx.update(pacientes).set({ responsavel_hash: null }).where(eq(pacientes.id, id));
  }
  return over.length;
}
