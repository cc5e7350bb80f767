import { SITUACOES_LAUDO, type SituacaoLaudo } from "#domain/laudos/laudos.ts";
import { NAO_ABERTOS_DIAS } from "#domain/laudos/nao-abertos.ts";
import { isId } from "#domain/texto/id.ts";

export interface LaudosFilters {
  situacao?: SituacaoLaudo;
  paciente?: string;
  /** Lists only released reports that nobody has opened for this many days. */
  naoAbertos?: number;
}

const MOST_DAYS = 999;

export function readFilters(search: URLSearchParams): LaudosFilters {
  const situacao = SITUACOES_LAUDO.find((one) => one === search.get("status"));
  const paciente = [search.get("paciente") ?? ""].find(isId);
  const typed = search.get("nao_abertos");
  const days = Math.trunc(Number(typed));
  const naoAbertos =
    typed === null ? undefined : days >= 1 && days <= MOST_DAYS ? days : NAO_ABERTOS_DIAS;
  return { situacao, paciente, naoAbertos };
}

export function formatFilters({ situacao, paciente, naoAbertos }: LaudosFilters) {
  const filters: Record<string, string> = {};
  if (situacao) filters.status = situacao;
  if (paciente) filters.paciente = paciente;
  if (naoAbertos !== undefined) filters.nao_abertos = String(naoAbertos);
  return filters;
}
