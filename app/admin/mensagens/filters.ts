import { readText } from "#app/admin/parts/filters.ts";
import {
  SITUACOES_MENSAGEM,
  type SituacaoMensagem,
  TIPOS,
  type TipoMensagem,
} from "#domain/mensagens/mensagens.ts";

export interface MensagemSearch {
  estado: SituacaoMensagem | "";
  tipo: TipoMensagem | "";
  busca: string;
}

const LONGEST = 100;

export function readFilters(search: URLSearchParams): MensagemSearch {
  return {
    estado: SITUACOES_MENSAGEM.find((one) => one === search.get("estado")) ?? "",
    tipo: TIPOS.find((one) => one === search.get("tipo")) ?? "",
    busca: readText(search, "busca", LONGEST),
  };
}
