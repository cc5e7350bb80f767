import { NavLink } from "react-router";
import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Logo } from "#domain/midia/logo.ts";
import type { SidebarGroup } from "./sidebar-entries.server.ts";

interface SidebarNavProps {
  clinica: string;
  logo: Logo | undefined;
  groups: readonly SidebarGroup[];
  counts: Readonly<Record<string, number>>;
  onChoose?(): void;
}

const LINK =
  "group relative flex min-h-11 items-center gap-2.5 rounded-control px-2.5 text-neutro-900 hover:bg-neutro-200 focus-visible:rounded-control focus-visible:outline-2 focus-visible:-outline-offset-2 aria-[current=page]:bg-primaria-100 aria-[current=page]:font-semibold aria-[current=page]:text-primaria-800 md:min-h-8.5 collapsed:justify-center collapsed:p-0";

const NAME =
  "collapsed:pointer-events-none collapsed:absolute collapsed:top-1/2 collapsed:left-[calc(100%+0.5rem)] collapsed:-translate-y-1/2 collapsed:rounded-[6px] collapsed:bg-tinta collapsed:px-2 collapsed:py-[0.1875rem] collapsed:text-[0.8125rem] collapsed:font-medium collapsed:whitespace-nowrap collapsed:text-white collapsed:opacity-0 collapsed:group-hover:opacity-100 collapsed:group-focus-visible:opacity-100";

export function SidebarNav({ clinica, logo, groups, counts, onChoose }: SidebarNavProps) {
  return (
    <nav aria-label="Painel" className="grid gap-4 px-2 py-3.5">
      <p className="line-clamp-2 collapsed:sr-only px-2.5 leading-snug font-semibold max-md:pr-12">
        {logo && (
          <span className="mb-1.5 block">
            <BrandLogo logo={{ ...logo, isWide: false }} name="" />
          </span>
        )}
        {clinica} <span className="font-normal whitespace-nowrap text-neutro-700">Admin</span>
      </p>
      {groups.map(({ name, entries }) => (
        <div key={name}>
          <h2 className="collapsed:sr-only px-2.5 pb-1 text-sm font-medium text-neutro-700">
            {name}
          </h2>
          <ul aria-label={name} className="grid gap-0.5">
            {entries.map(({ key, to, label, icon }) => (
              <li key={key}>
                <NavLink className={LINK} end={key === "dashboard"} onClick={onChoose} to={to}>
                  <Icon className="size-[1.125rem]" name={icon} />
                  <span className={NAME}>{label}</span>
                  {counts[key] ? <Count number={counts[key]} /> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="border-t border-neutro-200 pt-3">
        <li>
          <a className={LINK} href="/" rel="noopener" target="_blank">
            <Icon className="size-[1.125rem]" name="external" />
            <span className={NAME}>Ver o site</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Count({ number }: { number: number }) {
  return (
    <span className="ml-auto min-w-[1.375rem] rounded-full bg-primaria-700 px-1.5 text-center text-xs/[1.375rem] font-semibold text-white tabular-nums collapsed:absolute collapsed:top-0 collapsed:right-0 collapsed:min-w-4 collapsed:px-[0.1875rem] collapsed:text-[0.625rem]/4">
      {number > 99 ? "99+" : number}
      <span className="sr-only">{number === 1 ? " nova" : " novas"}</span>
    </span>
  );
}
