import type { TipoUsuario } from "#domain/contas/usuarios.ts";
import { can, screenPath, type TableThing, THINGS } from "#domain/permissions.ts";
import { thingEntry, thingLabel } from "#domain/things.ts";
import { findTrailRecords, trailRecordKey } from "#server/data/trail/trail-records.ts";
import type { Tx } from "#server/db/open.ts";

interface Line {
  coisa: string;
  registro: string | null;
  nome: string | null;
}

/** Adds `rotulo` (the kind of record) and `href` (null if the record is deleted or closed to this role). */
export async function linkRecords<One extends Line>(
  tx: Tx,
  role: TipoUsuario,
  lines: readonly One[],
): Promise<(One & { rotulo: string; href: string | null })[]> {
  const found = await findTrailRecords(tx, lines, (coisa) => mayOpen(role, coisa));
  return lines.map((line) => {
    const id = found.get(trailRecordKey(line));
    const thing = thingOf(line.coisa);
    const rotulo = thingLabel(line.coisa);
    if (!id || !thing) return { ...line, rotulo, href: null };
    const below = (thingEntry(thing)?.below ?? "").replace(":id", id);
    return { ...line, rotulo, href: screenPath(thing) + below };
  });
}

function mayOpen(role: TipoUsuario, coisa: string): boolean {
  const thing = thingOf(coisa);
  if (!thing || !can(role, "open", thing)) return false;
  return can(role, "update", thing) || thing === "respostas";
}

function thingOf(coisa: string): TableThing | undefined {
  return THINGS.find((thing) => thing === coisa);
}
