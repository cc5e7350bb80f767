interface BreadcrumbProps {
  parents: { href: string; label: string }[];
  here: string;
}

export function Breadcrumb({ parents, here }: BreadcrumbProps) {
  return (
    <nav aria-label="Você está em" className="text-note text-neutro-700 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-2">
        {[{ href: "/", label: "Início" }, ...parents].map(({ href, label }) => (
          <li className="flex items-center gap-2" key={href}>
            <a
              className="inline-flex min-h-11 items-center underline decoration-1 underline-offset-[0.25em] hover:text-texto-primaria"
              href={href}
            >
              {label}
            </a>
            <span aria-hidden="true">/</span>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
