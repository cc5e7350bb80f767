import type { TableThing } from "#domain/permissions.ts";
import { questionarios } from "#server/data/agenda/questionarios.ts";
import { blogPosts, reviewedPosts } from "#server/data/blog-posts.ts";
import { configuracoesSite } from "#server/data/configuracoes-site.ts";
import { depoimentos, depoimentosSecao } from "#server/data/depoimentos.ts";
import { exameGrupoColumn, exameGrupos } from "#server/data/exames/exame-grupos.ts";
import { exames } from "#server/data/exames/exames.ts";
import { termos } from "#server/data/exames/termos.ts";
import { homeEstrutura } from "#server/data/home/home-estrutura.ts";
import { homeHero } from "#server/data/home/home-hero.ts";
import { homeSobre } from "#server/data/home/home-sobre.ts";
import { getMidiaById } from "#server/data/midia.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import { getResponsavel } from "#server/data/pacientes/responsaveis.ts";
import { paginas } from "#server/data/paginas.ts";
import { getUsuario } from "#server/data/people/usuarios.ts";
import * as plainLists from "#server/data/plain-lists.ts";
import { findDeletion } from "#server/data/trail/record-history.ts";
import type { Tx } from "#server/db/open.ts";
import type { RecordRow, RestoreResult } from "./records.ts";
import type { SheetRecords } from "./spreadsheet.ts";

interface RecordKind extends Partial<SheetRecords> {
  names?(tx: Tx, ids: readonly string[]): Promise<Map<string, string>>;
  get(tx: Tx, id: string): Promise<RecordRow | undefined>;
  /** Reads the record for roles that may not change it; absent if they may read all columns. */
  review?(tx: Tx, id: string): Promise<RecordRow | undefined>;
  /** Absent if the trail stores no values of such records, so no version can be restored. */
  restore?(tx: Tx, id: string, line: number): Promise<RestoreResult>;
}

export const RECORD_KINDS: Partial<Record<TableThing, RecordKind>> = {
  convenios: plainLists.convenios,
  profissionais: plainLists.profissionais,
  respostas_prontas: plainLists.respostasProntas,
  salas: plainLists.salas,
  questionarios,
  termos_consentimento: termos,
  blog_posts: { ...blogPosts, review: reviewedPosts.get },
  configuracoes_site: configuracoesSite,
  depoimentos: { get: depoimentos.get },
  depoimentos_secao: depoimentosSecao,
  exame_grupos: exameGrupos,
  exames: { ...exames, derived: exameGrupoColumn },
  home_hero: homeHero,
  home_sobre: homeSobre,
  home_estrutura: homeEstrutura,
  paginas,
};

/** Records whose history is shown, but whose versions cannot be restored. */
const SHOWN_KINDS: Partial<Record<TableThing, RecordKind>> = {
  midia: { get: getMidiaById },
  pacientes: { get: getPaciente },
  responsaveis: { get: getResponsavel },
  usuarios: { get: getUsuario },
};

const KINDS = { ...RECORD_KINDS, ...SHOWN_KINDS };

export function sheetRecords(thing: TableThing): SheetRecords | undefined {
  const { all, lock, create, update, derived } = RECORD_KINDS[thing] ?? {};
  if (!all || !lock || !create || !update) return undefined;
  return { all, lock, create, update, ...(derived && { derived }) };
}

export async function recordNames(tx: Tx, thing: string, ids: readonly string[]) {
  return (await RECORD_KINDS[thing as TableThing]?.names?.(tx, ids)) ?? new Map<string, string>();
}

/** Restores nothing if the record exists again, or if `line` is not the trail line of its last deletion. */
export async function restoreDeleted(
  tx: Tx,
  { thing, record, line }: { thing: string; record: string; line?: number },
): Promise<RestoreResult> {
  const { lock, restore } = recordKind(thing) ?? {};
  if (!lock || !restore) return { status: "missing" };
  await lock(tx);
  const deletion = await findDeletion(tx, { thing, record });
  if (deletion === undefined || (line ?? deletion) !== deletion) return { status: "missing" };
  return restore(tx, record, deletion);
}

export function recordKind(thing: string): RecordKind | undefined {
  return Object.hasOwn(KINDS, thing) ? KINDS[thing as TableThing] : undefined;
}
