import { type ListPosition, readListPosition } from "#domain/listas/list-position.ts";
import { isSituacaoInscrito, type SituacaoInscrito } from "#domain/mensagens/newsletter.ts";

export interface InscritosSearch {
  busca: string;
  situacao: SituacaoInscrito | undefined;
  position: ListPosition;
}

const LONGEST = 254;
/** Control characters are removed, because PostgreSQL refuses a NUL in a text. */
const CONTROL = /\p{Cc}/gu;

export function readFilters({ url }: Request): InscritosSearch {
  const { searchParams } = new URL(url);
  const situacao = searchParams.get("situacao");
  return {
    busca: (searchParams.get("busca") ?? "").replace(CONTROL, "").trim().slice(0, LONGEST),
    situacao: isSituacaoInscrito(situacao) ? situacao : undefined,
    position: readListPosition(searchParams),
  };
}
