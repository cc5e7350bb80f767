import { DEFAULT_EXAME_GRUPOS } from "#domain/defaults/exame-grupos.ts";
import { groupAllExames } from "#domain/exames/exame-groups.ts";
import {
  type ExameGrupo,
  type ExameGruposRecord,
  findGrupos,
} from "#domain/exames/exame-grupos.ts";
import { singleRecordOf } from "#server/data/kit/single-record.ts";
import type { Tx } from "#server/db/open.ts";
import { exameGrupos as table } from "#server/db/schema/exame-grupos.ts";
import { exames } from "./exames.ts";

export const exameGrupos = singleRecordOf<ExameGruposRecord>(table, {
  builtIn: { grupos: DEFAULT_EXAME_GRUPOS },
});

/** @returns the clinic's groups in their order; the built-in ones while nobody has saved any */
export async function readGrupos(tx: Tx): Promise<ExameGrupo[]> {
  return (await exameGrupos.read(tx))?.grupos ?? DEFAULT_EXAME_GRUPOS;
}

/** @returns the exams of the groups whose name or word was typed */
export async function listExamesOfGrupos(tx: Tx, typed: string) {
  const grupos = await readGrupos(tx);
  const titles = new Set(findGrupos(grupos, typed).map(({ titulo }) => titulo));
  if (titles.size === 0) return [];
  const groups = groupAllExames(await exames.all(tx), grupos);
  return groups.flatMap((group) => (titles.has(group.titulo) ? group.exames : []));
}
