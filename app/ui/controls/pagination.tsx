/** Links to the newer and the older part of a long list, without its total. */
import { LinkButton } from "./link-button.tsx";

interface PaginationProps {
  page: number;
  hasNext: boolean;
  /** The address of a page. */
  hrefOf(page: number): string;
}

export function Pagination({ page, hasNext, hrefOf }: PaginationProps) {
  if (page === 1 && !hasNext) return null;
  return (
    <nav aria-label="Páginas da lista" className="mt-4 flex flex-wrap items-center gap-2">
      {page > 1 && <LinkButton to={hrefOf(page - 1)}>Anterior</LinkButton>}
      {hasNext && <LinkButton to={hrefOf(page + 1)}>Próxima</LinkButton>}
      <p className="ml-1 text-neutro-700 tabular-nums">Página {page}</p>
    </nav>
  );
}
