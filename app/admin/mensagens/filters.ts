/** What the messages are filtered by, as it stands in the address. */
import { ESTADOS, type EstadoMensagem, TIPOS, type TipoMensagem } from "#domain/mensagens.ts";

export interface MensagemSearch {
  estado: EstadoMensagem | "";
  tipo: TipoMensagem | "";
  busca: string;
  pagina: number;
}

const LONGEST = 100;
const LAST_PAGE = 10_000;

export function readFilters(search: URLSearchParams): MensagemSearch {
  const pagina = Number.parseInt(search.get("pagina") ?? "", 10);
  return {
    estado: ESTADOS.find((one) => one === search.get("estado")) ?? "",
    tipo: TIPOS.find((one) => one === search.get("tipo")) ?? "",
    busca: (search.get("busca") ?? "").replace(/\p{Cc}/gu, "").slice(0, LONGEST),
    pagina: pagina >= 1 && pagina <= LAST_PAGE ? pagina : 1,
  };
}

/** The address's own part, with only what is set. */
export function formatFilters(filters: Partial<MensagemSearch>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && value !== 1) search.set(name, String(value));
  }
  const text = search.toString();
  return text && `?${text}`;
}
