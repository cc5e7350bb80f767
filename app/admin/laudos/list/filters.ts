import { formatFilters as formatSearch, readDay, readText } from "#app/admin/parts/filters.ts";
import { LAUDO_LIMITS, SITUACOES_LAUDO, type SituacaoLaudo } from "#domain/laudos/laudos.ts";
import { NAO_ABERTOS_DIAS } from "#domain/laudos/nao-abertos.ts";
import { isId } from "#domain/texto/id.ts";

export interface LaudosFilters {
  /** Empty for all; `nao_abertos` for reports released over `naoAbertos` days ago and never opened. */
  situacao: SituacaoLaudo | typeof NAO_ABERTOS | "";
  medico: string;
  exame: string;
  /** `de` and `ate` are days of the exam as YYYY-MM-DD, and both are included. */
  de: string;
  ate: string;
  paciente: string;
  naoAbertos: number;
}

export const NAO_ABERTOS = "nao_abertos";
const MOST_DAYS = 999;

export function readFilters(search: URLSearchParams): LaudosFilters {
  const status = search.get("status");
  const isUnopened = status === NAO_ABERTOS || (status === null && search.has(NAO_ABERTOS));
  const days = Math.trunc(Number(search.get(NAO_ABERTOS)));
  return {
    situacao: isUnopened ? NAO_ABERTOS : (SITUACOES_LAUDO.find((one) => one === status) ?? ""),
    medico: readText(search, "medico", LAUDO_LIMITS.medico_responsavel),
    exame: readText(search, "exame", LAUDO_LIMITS.exame).trim(),
    de: readDay(search, "de"),
    ate: readDay(search, "ate"),
    paciente: [search.get("paciente") ?? ""].find(isId) ?? "",
    naoAbertos: days >= 1 && days <= MOST_DAYS ? days : NAO_ABERTOS_DIAS,
  };
}

export function toParameters(filters: LaudosFilters): Record<string, string> {
  const { situacao, naoAbertos, ...others } = filters;
  const status =
    situacao === NAO_ABERTOS ? { [NAO_ABERTOS]: String(naoAbertos) } : { status: situacao };
  return Object.fromEntries(new URLSearchParams(formatSearch({ ...status, ...others })));
}
