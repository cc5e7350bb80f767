import { DEFAULT_EXAME_GRUPOS } from "#domain/defaults/exame-grupos.ts";
import {
  type ExameGrupo,
  type ExameGruposRecord,
  findGrupos,
} from "#domain/exames/exame-grupos.ts";
import { exameGroupTitle, groupAllExames } from "#domain/exames/group-exames.ts";
import type { RecordRow } from "#server/data/kit/records.ts";
import { singleRecordOf } from "#server/data/kit/single-record.ts";
import type { SheetRecords } from "#server/data/kit/spreadsheet.ts";
import type { Tx } from "#server/db/open.ts";
import { exameGrupos as table } from "#server/db/schema/exame-grupos.ts";
import { exames } from "./exames.ts";

export const exameGrupos = singleRecordOf<ExameGruposRecord>(table, {
  builtIn: { grupos: DEFAULT_EXAME_GRUPOS },
});

export async function readGrupos(tx: Tx): Promise<ExameGrupo[]> {
  return (await exameGrupos.read(tx))?.grupos ?? DEFAULT_EXAME_GRUPOS;
}

export async function listExamesOfGrupos(tx: Tx, typed: string) {
  const grupos = await readGrupos(tx);
  const titles = new Set(findGrupos(grupos, typed).map(({ titulo }) => titulo));
  if (titles.size === 0) return [];
  const groups = groupAllExames(await exames.all(tx), grupos);
  return groups.flatMap((group) => (titles.has(group.titulo) ? group.exames : []));
}

export type ShownGrupo = Pick<ExameGrupo, "titulo" | "icone">;

export async function withGrupos<Row extends { id: string; nome: string }>(
  tx: Tx,
  rows: readonly Row[],
): Promise<(Row & { grupo: ShownGrupo | undefined })[]> {
  const grupos = await readGrupos(tx);
  // An exam without any group's keyword goes to the smallest group. To find that group, all exams must be read.
  const isAlone = rows.some(({ nome }) => exameGroupTitle(nome, grupos) === undefined);
  const groups = groupAllExames<{ id: string; nome: string }>(
    isAlone ? await exames.all(tx) : rows,
    grupos,
  );
  const grupoOf = new Map(
    groups.flatMap(({ titulo, icone, exames }) =>
      exames.map(({ id }) => [id, { titulo, icone }] as const),
    ),
  );
  return rows.map((row) => ({ ...row, grupo: grupoOf.get(row.id) }));
}

/** The spreadsheet's column of groups. An exam's group derives from its name, so an import ignores the column. */
export const exameGrupoColumn: SheetRecords["derived"] = {
  title: "Grupo",
  async values(tx, rows) {
    const shown = await withGrupos(tx, rows as (RecordRow & { nome: string })[]);
    return shown.map(({ grupo }) => grupo?.titulo ?? "");
  },
};
