import { and, isNotNull, isNull, sql } from "drizzle-orm";
import { hasDiscernment } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { hasId } from "#server/data/kit/has-id.ts";
import { encryptedPaciente } from "#server/data/pacientes/encrypted-paciente.ts";
import type { Tx } from "#server/db/open.ts";
import { laudos } from "#server/db/schema/laudos.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import type { StaffLaudo } from "./encrypted-laudo.ts";

/** Hides the reports of those of 16 and 17 years from guardians, unless staff have decided about a report's box. */
export async function reserveLaudos(
  tx: Tx,
  people: readonly { id: string; data_nascimento: string }[],
  now: Date,
): Promise<void> {
  const today = isoDate(now);
  const ids = people
    .filter((one) => hasDiscernment(one.data_nascimento, today))
    .map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.execute(sql`select reserva_laudos(${`{${ids.join(",")}}`}::text::uuid[])`);
}

/** A job calls it, because a patient may turn 16 while nobody opens the portal. */
export async function reserveOfGrown(tx: Tx, now = new Date()): Promise<void> {
  const { id, data_nascimento, responsavel_hash } = pacientes;
  const rows = await tx
    .selectDistinct({ id, data_nascimento })
    .from(pacientes)
    .innerJoin(laudos, sql`${laudos.paciente_id} = ${id}`)
    .where(and(isNotNull(responsavel_hash), isNull(laudos.reservado)));
  await reserveLaudos(
    tx,
    rows.map((row) => encryptedPaciente.decrypt(tx, row)),
    now,
  );
}

/** @param ticked the box as it was sent; if it was left as it was shown, only another patient changes it */
export async function reservadoOf(
  tx: Tx,
  before: Pick<StaffLaudo, "reservado" | "paciente_id">,
  { ticked, paciente_id }: { ticked: boolean; paciente_id: string },
): Promise<boolean | null> {
  if (ticked !== (before.reservado ?? false)) return ticked;
  return paciente_id === before.paciente_id ? before.reservado : reservadoByAge(tx, paciente_id);
}

export async function reservadoByAge(tx: Tx, pacienteId: string): Promise<true | null> {
  const { id, data_nascimento } = pacientes;
  const [row] = await tx
    .select({ id, data_nascimento })
    .from(pacientes)
    .where(hasId(id, pacienteId));
  const birth = row && encryptedPaciente.decrypt(tx, row).data_nascimento;
  return birth && hasDiscernment(birth, isoDate(new Date())) ? true : null;
}
