import { Link, type To } from "react-router";

interface FilterNavProps {
  label: string;
  links: readonly { label: string; to: To; isHere: boolean }[];
}

export function FilterNav({ label, links }: FilterNavProps) {
  return (
    <nav aria-label={label} className="mb-4">
      <ul className="flex flex-wrap gap-1.5">
        {links.map(({ label, to, isHere }) => (
          <li key={label}>
            <Link
              aria-current={isHere ? "true" : undefined}
              className="inline-flex min-h-11 items-center rounded-control border border-neutro-300 px-3 font-medium hover:border-neutro-500 aria-[current=true]:border-transparent aria-[current=true]:bg-primaria-100 aria-[current=true]:text-primaria-800 md:min-h-8.5"
              preventScrollReset
              to={to}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
