import { CATEGORIA_LABELS, CATEGORIAS, type Categoria } from "#domain/blog/blog-posts.ts";

const LINK =
  "inline-flex min-h-11 items-center pb-0.5 font-medium text-neutro-700 transition-colors hover:text-texto-primaria aria-[current=page]:border-b-2 aria-[current=page]:border-botao aria-[current=page]:pb-0 aria-[current=page]:font-semibold aria-[current=page]:text-texto-primaria";

export function Categories({ chosen }: { chosen: Categoria | undefined }) {
  const links = [
    { href: "/blog", label: "Todos", isChosen: chosen === undefined },
    ...CATEGORIAS.map((categoria) => ({
      href: `/blog?categoria=${categoria}`,
      label: CATEGORIA_LABELS[categoria],
      isChosen: categoria === chosen,
    })),
  ];
  return (
    <nav aria-label="Categorias" className="page-width">
      <ul className="flex flex-wrap gap-x-7 gap-y-1 border-b border-neutro-200">
        {links.map(({ href, label, isChosen }) => (
          <li className="-mb-px" key={href}>
            <a aria-current={isChosen ? "page" : undefined} className={LINK} href={href}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
