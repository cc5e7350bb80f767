/** What the library is searched for, as it stands in the address. */
import { MIDIA_LIMITS } from "#domain/midia.ts";

export interface MidiaSearch {
  busca: string;
  pagina: number;
}

const LAST_PAGE = 10_000;
/** PostgreSQL refuses a NUL. */
const CONTROL = /\p{Cc}/gu;

export function readMidiaSearch(search: URLSearchParams): MidiaSearch {
  const busca = (search.get("busca") ?? "")
    .replace(CONTROL, "")
    .trim()
    .slice(0, MIDIA_LIMITS.busca);
  const pagina = Number.parseInt(search.get("pagina") ?? "", 10);
  return { busca, pagina: pagina >= 1 && pagina <= LAST_PAGE ? pagina : 1 };
}

export function formatMidiaSearch({ busca, pagina }: MidiaSearch): string {
  const search = new URLSearchParams();
  if (busca) search.set("busca", busca);
  if (pagina > 1) search.set("pagina", String(pagina));
  return search.size > 0 ? `?${search}` : "";
}
