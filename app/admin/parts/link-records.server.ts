/** The trail's lines with the names of their records, and where the reader may open them. */

import type { TipoUsuario } from "#domain/contas/usuarios.ts";
import { can, canOpen, screenPath, type TableThing, THINGS } from "#domain/permissions.ts";
import { thingEntry, thingLabel } from "#domain/things.ts";
import { findTrailRecords, trailRecordKey } from "#server/data/trail/trail-records.ts";
import type { Tx } from "#server/db/open.ts";

interface Line {
  coisa: string;
  registro: string | null;
  nome: string | null;
}

/**
 * A line with the protocol as a report's name. `rotulo`: what its thing is called; `href`: null where
 * the record is gone, or not the reader's.
 */
export async function linkRecords<One extends Line>(
  tx: Tx,
  role: TipoUsuario,
  lines: readonly One[],
): Promise<(One & { rotulo: string; href: string | null })[]> {
  const found = await findTrailRecords(tx, lines, (coisa) => mayOpen(role, coisa));
  return lines.map((line) => {
    const record = found.get(trailRecordKey(line));
    const thing = thingOf(line.coisa);
    const rotulo = thingLabel(line.coisa);
    if (!record || !thing) return { ...line, rotulo, href: null };
    const below = (thingEntry(thing)?.below ?? "").replace(":id", record.id);
    const href = screenPath(thing) + below;
    return { ...line, rotulo, nome: record.protocolo ?? line.nome, href };
  });
}

function mayOpen(role: TipoUsuario, coisa: string): boolean {
  const thing = thingOf(coisa);
  if (!thing || !canOpen(role, thing)) return false;
  return can(role, "update", thing) || thing === "respostas";
}

function thingOf(coisa: string): TableThing | undefined {
  return THINGS.find((thing) => thing === coisa);
}
