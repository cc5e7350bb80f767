/** The records that have a history, by their thing. */
import type { TableThing } from "#domain/permissions.ts";
import type { Tx } from "#server/db/open.ts";
import { configuracoesSite } from "./configuracoes-site.ts";
import { convenios } from "./convenios.ts";
import { depoimentos, depoimentosSecao } from "./depoimentos.ts";
import { exames } from "./exames.ts";
import { homeEstrutura } from "./home-estrutura.ts";
import { homeHero } from "./home-hero.ts";
import { homeSobre } from "./home-sobre.ts";
import { paginas } from "./paginas.ts";
import { profissionais } from "./profissionais.ts";
import type { RecordRow, RestoreResult } from "./records.ts";

interface RecordKind {
  get(tx: Tx, id: string): Promise<RecordRow | undefined>;
  /** Left out where the trail keeps no values: such a record has a history, and no way back in it. */
  restore?(tx: Tx, id: string, line: number): Promise<RestoreResult>;
}

export const RECORD_KINDS: Partial<Record<TableThing, RecordKind>> = {
  configuracoes_site: configuracoesSite,
  convenios,
  depoimentos: { get: depoimentos.get },
  depoimentos_secao: depoimentosSecao,
  exames,
  home_hero: homeHero,
  home_sobre: homeSobre,
  home_estrutura: homeEstrutura,
  paginas,
  profissionais,
};

/** @returns undefined for what has no history of its own */
export function recordKind(thing: string): RecordKind | undefined {
  return Object.hasOwn(RECORD_KINDS, thing) ? RECORD_KINDS[thing as TableThing] : undefined;
}
