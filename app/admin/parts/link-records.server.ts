/** The trail's lines with the names of their records, and where the reader may open them. */
import { href } from "react-router";
import { can, canOpen, screenPath, type TableThing, THINGS } from "#domain/permissions.ts";
import type { TipoUsuario } from "#domain/usuarios.ts";
import { findTrailRecords, trailRecordKey } from "#server/data/trail/trail-records.ts";
import type { Tx } from "#server/db/open.ts";

/** The record's own screen; what is not here stands on the screen of its kind. */
const OWN_SCREENS: Partial<Record<TableThing, (id: string) => string>> = {
  blog_posts: (id) => href("/admin/blog/:id", { id }),
  consentimentos: (id) => href("/admin/mensagens/:id", { id }),
  convenios: (id) => href("/admin/convenios/:id", { id }),
  depoimentos: (id) => href("/admin/depoimentos/:id", { id }),
  exames: (id) => href("/admin/exames/:id", { id }),
  home_estrutura: () => href("/admin/homepage/estrutura"),
  home_sobre: () => href("/admin/homepage/sobre"),
  laudos: (id) => href("/admin/laudos/:id", { id }),
  mensagens: (id) => href("/admin/mensagens/:id", { id }),
  pacientes: (id) => href("/admin/pacientes/:id", { id }),
  profissionais: (id) => href("/admin/profissionais/:id", { id }),
  respostas: (id) => href("/admin/mensagens/:id", { id }),
  usuarios: (id) => href("/admin/usuarios/:id", { id }),
};

interface Line {
  coisa: string;
  registro: string | null;
  nome: string | null;
}

/** A line with the protocol as a report's name. `href`: null where the record is gone, or not the reader's. */
export async function linkRecords<One extends Line>(
  tx: Tx,
  role: TipoUsuario,
  lines: readonly One[],
): Promise<(One & { href: string | null })[]> {
  const found = await findTrailRecords(tx, lines, (coisa) => mayOpen(role, coisa));
  return lines.map((line) => {
    const record = found.get(trailRecordKey(line));
    const thing = thingOf(line.coisa);
    if (!record || !thing) return { ...line, href: null };
    const address = OWN_SCREENS[thing]?.(record.id) ?? screenPath(thing);
    return { ...line, nome: record.protocolo ?? line.nome, href: address };
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
