/** The records that have a history to go back in, by their thing. */
import type { TableThing } from "#domain/permissions.ts";
import type { Tx } from "#server/db/open.ts";
import { configuracoesSite } from "./configuracoes-site.ts";
import { convenios } from "./convenios.ts";
import { exames } from "./exames.ts";
import { homeEstrutura } from "./home-estrutura.ts";
import { homeHero } from "./home-hero.ts";
import { homeSobre } from "./home-sobre.ts";
import type { RecordRow, RestoreResult } from "./records.ts";

interface Restorable {
  get(tx: Tx, id: string): Promise<RecordRow | undefined>;
  restore(tx: Tx, id: string, line: number): Promise<RestoreResult>;
}

export const RECORD_KINDS: Partial<Record<TableThing, Restorable>> = {
  configuracoes_site: configuracoesSite,
  convenios,
  exames,
  home_hero: homeHero,
  home_sobre: homeSobre,
  home_estrutura: homeEstrutura,
};

/** @returns undefined for what has no history that staff may go back in */
export function recordKind(thing: string): Restorable | undefined {
  return Object.hasOwn(RECORD_KINDS, thing) ? RECORD_KINDS[thing as TableThing] : undefined;
}
