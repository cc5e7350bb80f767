import { and, inArray, isNotNull } from "drizzle-orm";
import { noteReading } from "#server/data/laudos/patient-trail.ts";
import type { Tx } from "#server/db/open.ts";
import { pacientes } from "#server/db/schema/pacientes.ts";
import { encryptedPaciente } from "./encrypted-paciente.ts";

export async function listTelefones(tx: Tx, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: pacientes.id, telefone: pacientes.telefone })
    .from(pacientes)
    .where(and(inArray(pacientes.id, [...ids]), isNotNull(pacientes.telefone)));
  if (rows.length === 0) return new Map();
  noteReading(tx, {
    acao: "viu_telefones",
    pacientes: rows.map(({ id }) => id),
    dados: ["telefone"],
  });
  return new Map(rows.map((row) => [row.id, encryptedPaciente.decrypt(tx, row).telefone ?? ""]));
}
