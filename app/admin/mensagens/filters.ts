import { readText } from "#app/admin/parts/filters.ts";
import {
  ESTADOS,
  type EstadoMensagem,
  TIPOS,
  type TipoMensagem,
} from "#domain/mensagens/mensagens.ts";

export interface MensagemSearch {
  estado: EstadoMensagem | "";
  tipo: TipoMensagem | "";
  busca: string;
}

const LONGEST = 100;

export function readFilters(search: URLSearchParams): MensagemSearch {
  return {
    estado: ESTADOS.find((one) => one === search.get("estado")) ?? "",
    tipo: TIPOS.find((one) => one === search.get("tipo")) ?? "",
    busca: readText(search, "busca", LONGEST),
  };
}
