import { Button } from "../button.tsx";

interface PaginationProps<Position> {
  page: { page: number; previous: Position | undefined; next: Position | undefined };
  hrefOf(position: Position): string;
}

export function Pagination<Position>({ page, hrefOf }: PaginationProps<Position>) {
  const { previous, next } = page;
  if (!previous && !next) return null;
  return (
    <nav aria-label="Páginas da lista" className="mt-4 flex flex-wrap items-center gap-2">
      {previous && <Button to={hrefOf(previous)}>Anterior</Button>}
      {next && <Button to={hrefOf(next)}>Próxima</Button>}
      <p className="ml-1 text-neutro-700 tabular-nums">Página {page.page}</p>
    </nav>
  );
}
