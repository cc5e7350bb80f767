import { and, inArray, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { ACESSO_HORAS, ACESSO_MINUTOS } from "#domain/laudos/acesso.ts";
import { hasGuardian, isInFamily } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { acessosPacientes } from "#server/db/schema/acessos-pacientes.ts";
import { acessosAgendamentos } from "#server/db/schema/agendamentos.ts";
import { codigosAcesso } from "#server/db/schema/codigos-acesso.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { tentativasAcesso } from "#server/db/schema/tentativas-acesso.ts";

const UNUSED_SINCE = sql`now() - make_interval(mins => ${ACESSO_MINUTOS}::int)`;
const OPEN_SINCE = sql`now() - make_interval(hours => ${ACESSO_HORAS}::int)`;

/** May run late, because the database refuses expired accesses even before they are deleted. */
export async function forgetOldAccess(tx: Tx): Promise<void> {
  await tx
    .delete(tentativasAcesso)
    .where(lt(tentativasAcesso.quando, sql`now() - interval '6 months'`));
  await tx.delete(codigosAcesso).where(lt(codigosAcesso.criado_em, sql`now() - interval '1 day'`));
  await tx
    .delete(acessosAgendamentos)
    .where(
      or(
        lt(acessosAgendamentos.usado_em, UNUSED_SINCE),
        lt(acessosAgendamentos.criado_em, OPEN_SINCE),
      ),
    );
  await tx
    .delete(acessosPacientes)
    .where(
      or(lt(acessosPacientes.usado_em, UNUSED_SINCE), lt(acessosPacientes.criado_em, OPEN_SINCE)),
    );
}

/** Ends guardians' access after `responsavel_ate`. Removes patients who came of age from the siblings' joint access. */
export async function endGuardians(tx: Tx, now = new Date()): Promise<number> {
  const today = isoDate(now);
  const { id, data_nascimento, responsavel_ate, na_familia, responsavel_hash } = pacientes;
  const isOver = (row: { responsavel_ate: string | null }) =>
    !hasGuardian(row.responsavel_ate, today);
  const read = async (where: SQL | undefined, isLocked = false) => {
    const query = tx.select({ id, data_nascimento, responsavel_ate, na_familia }).from(pacientes);
    const wanted = query.where(and(isNotNull(responsavel_hash), isNotNull(responsavel_ate), where));
    const rows = await (isLocked ? wanted.orderBy(id).for("update") : wanted);
    return rows
      .map((row) => ({ ...encryptedPaciente.decrypt(tx, row), na_familia: row.na_familia }))
      .filter((row) => isOver(row) || (row.na_familia && !isInFamily(row, today)));
  };
  // Locks all rows first: an update locks the trail, and locking rows after that could deadlock.
  const found = await read(undefined);
  if (found.length === 0) return 0;
  const rows = await read(
    inArray(
      id,
      found.map((row) => row.id),
    ),
    true,
  );
  const over = rows.filter(isOver).map((row) => row.id);
  const grown = rows.filter((row) => !isOver(row)).map((row) => row.id);
  await tx
    .update(pacientes)
    .set({ responsavel_hash: null, na_familia: false })
    .where(inArray(id, over));
  await tx.update(pacientes).set({ na_familia: false }).where(inArray(id, grown));
  return over.length;
}
