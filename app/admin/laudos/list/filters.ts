import { STATUS_LAUDO, type StatusLaudo } from "#domain/laudos/laudos.ts";
import { isId } from "#domain/texto/id.ts";

export interface LaudosFilters {
  status?: StatusLaudo;
  paciente?: string;
  /** Filters reports that have been released for this many days and that nobody has opened. */
  naoAbertos?: number;
}

export const DEFAULT_DAYS = 7;
const MOST_DAYS = 999;

export function readFilters(search: URLSearchParams): LaudosFilters {
  const status = STATUS_LAUDO.find((one) => one === search.get("status"));
  const paciente = [search.get("paciente") ?? ""].find(isId);
  const typed = search.get("nao_abertos");
  const days = Math.trunc(Number(typed));
  const naoAbertos =
    typed === null ? undefined : days >= 1 && days <= MOST_DAYS ? days : DEFAULT_DAYS;
  return { status, paciente, naoAbertos };
}

export function formatFilters({ status, paciente, naoAbertos }: LaudosFilters) {
  const filters: Record<string, string> = {};
  if (status) filters.status = status;
  if (paciente) filters.paciente = paciente;
  if (naoAbertos !== undefined) filters.nao_abertos = String(naoAbertos);
  return filters;
}
