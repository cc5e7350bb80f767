import { readText } from "#app/admin/parts/filters.ts";
import {
  SITUACOES_AGENDAMENTO,
  type SituacaoAgendamento,
} from "#domain/agendamentos/agendamentos.ts";

export interface AgendamentoSearch {
  estado: SituacaoAgendamento | "";
  busca: string;
}

const LONGEST = 100;

export function readFilters(search: URLSearchParams): AgendamentoSearch {
  return {
    estado: SITUACOES_AGENDAMENTO.find((one) => one === search.get("estado")) ?? "",
    busca: readText(search, "busca", LONGEST),
  };
}
