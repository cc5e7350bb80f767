/** Ways to the newer and the older part of a long list. */
import { Link } from "react-router";
import { BUTTON_BASE, BUTTON_LOOKS } from "./button-look.ts";

interface PaginationProps {
  page: number;
  pages: number;
  /** The address of a page. */
  hrefOf(page: number): string;
}

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  const look = `${BUTTON_BASE} ${BUTTON_LOOKS.outline} hover:bg-neutro-50`;
  return (
    <nav aria-label="Páginas da lista" className="mt-4 flex flex-wrap items-center gap-2">
      {page > 1 && (
        <Link className={look} to={hrefOf(page - 1)}>
          Anterior
        </Link>
      )}
      {page < pages && (
        <Link className={look} to={hrefOf(page + 1)}>
          Próxima
        </Link>
      )}
      <p className="ml-1 text-neutro-700 tabular-nums">
        Página {page} de {pages}
      </p>
    </nav>
  );
}
