import { suggestNames } from "#domain/search/suggest-names.ts";
import { listExameNames } from "#server/data/exames/exames.ts";
import { type LaudosCondition, listMedicosOfLaudos } from "#server/data/laudos/laudos-condition.ts";
import type { Tx } from "#server/db/open.ts";
import { type LaudosFilters, NAO_ABERTOS } from "./filters.ts";

interface FilterOffers {
  medicos: string[];
  exames: string[];
}

const MOST_EXAMES = 200;

export async function readFilterOffers(tx: Tx): Promise<FilterOffers> {
  return { medicos: await listMedicosOfLaudos(tx), exames: await listExameNames(tx) };
}

export function shortened({ medicos, exames }: FilterOffers): FilterOffers {
  return { medicos, exames: exames.slice(0, MOST_EXAMES) };
}

/** Replaces a typed part of an exam's name by whole names, because encrypted names match only as a whole. */
export function toCondition(filters: LaudosFilters, exames: readonly string[]): LaudosCondition {
  const { situacao, paciente, naoAbertos, medico, exame, de, ate } = filters;
  const isUnopened = situacao === NAO_ABERTOS;
  return {
    situacao: isUnopened ? undefined : situacao || undefined,
    naoAbertosHaDias: isUnopened ? naoAbertos : undefined,
    paciente_id: paciente || undefined,
    medico: medico || undefined,
    exames: exame === "" ? undefined : [exame, ...suggestNames(exames, exame)],
    de: de || undefined,
    ate: ate || undefined,
  };
}
