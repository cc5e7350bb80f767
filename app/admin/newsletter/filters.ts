/** What the list of subscribers is narrowed by, as it stands in the address. */
import { isSituacaoInscrito, type SituacaoInscrito } from "#domain/newsletter.ts";

export interface InscritosSearch {
  busca: string;
  situacao: SituacaoInscrito | undefined;
  pagina: number;
}

const LONGEST = 254;
const LAST_PAGE = 100_000;
/** PostgreSQL refuses a NUL. */
const CONTROL = /\p{Cc}/gu;

export function readFilters({ url }: Request): InscritosSearch {
  const { searchParams } = new URL(url);
  const situacao = searchParams.get("situacao");
  const pagina = Number.parseInt(searchParams.get("pagina") ?? "", 10);
  return {
    busca: (searchParams.get("busca") ?? "").replace(CONTROL, "").trim().slice(0, LONGEST),
    situacao: isSituacaoInscrito(situacao) ? situacao : undefined,
    pagina: pagina >= 1 && pagina <= LAST_PAGE ? pagina : 1,
  };
}

/** The address's own part, with only what is set. */
export function formatFilters({ busca, situacao, pagina = 1 }: Partial<InscritosSearch>): string {
  const search = new URLSearchParams();
  if (busca) search.set("busca", busca);
  if (situacao) search.set("situacao", situacao);
  if (pagina > 1) search.set("pagina", String(pagina));
  return search.size > 0 ? `?${search}` : "";
}
