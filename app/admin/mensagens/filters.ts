import { periodOf, readDay, readText } from "#app/admin/parts/filters.ts";
import {
  SITUACOES_MENSAGEM,
  type SituacaoMensagem,
  TIPOS,
  type TipoMensagem,
} from "#domain/mensagens/mensagens.ts";
import { isId } from "#domain/texto/id.ts";

export interface MensagemSearch {
  estado: SituacaoMensagem | "";
  tipo: TipoMensagem | "";
  busca: string;
  /** `de` and `ate` are days as YYYY-MM-DD, and both are included. */
  de: string;
  ate: string;
  pessoa: string;
  /** The id of the member of staff who takes care of the message, or `NINGUEM`. */
  responsavel: string;
}

export const NINGUEM = "ninguem";

const LONGEST = 100;

export function readFilters(search: URLSearchParams): MensagemSearch {
  return {
    estado: SITUACOES_MENSAGEM.find((one) => one === search.get("estado")) ?? "",
    tipo: TIPOS.find((one) => one === search.get("tipo")) ?? "",
    busca: readText(search, "busca", LONGEST),
    de: readDay(search, "de"),
    ate: readDay(search, "ate"),
    pessoa: [search.get("pessoa") ?? ""].find(isId) ?? "",
    responsavel:
      [search.get("responsavel") ?? ""].find((one) => one === NINGUEM || isId(one)) ?? "",
  };
}

export function toListFilters(search: MensagemSearch) {
  const { estado, tipo, busca, pessoa, responsavel, ...days } = search;
  return {
    situacao: estado || undefined,
    tipo: tipo || undefined,
    pessoa: pessoa || undefined,
    responsavel: responsavel === NINGUEM ? null : responsavel || undefined,
    busca,
    ...periodOf(days),
  };
}
