import { NavLink } from "react-router";
import { Icon } from "#app/ui/icon.tsx";
import type { SidebarGroup } from "./sidebar-entries.server.ts";

interface SidebarNavProps {
  clinica: string;
  groups: readonly SidebarGroup[];
  /** Waiting items by the entry's key. */
  counts: Readonly<Record<string, number>>;
  onChoose?(): void;
}

export function SidebarNav({ clinica, groups, counts, onChoose }: SidebarNavProps) {
  return (
    <nav aria-label="Painel" className="grid gap-4 px-2 py-3.5">
      <p className="sidebar-title line-clamp-2 px-2.5 leading-snug font-semibold max-md:pr-12">
        {clinica} <span className="font-normal whitespace-nowrap text-neutro-700">Admin</span>
      </p>
      {groups.map(({ name, entries }) => (
        <div key={name}>
          <h2 className="sidebar-group px-2.5 pb-1 text-sm font-medium text-neutro-700">{name}</h2>
          <ul aria-label={name} className="grid gap-0.5">
            {entries.map(({ key, to, label, icon }) => (
              <li key={key}>
                <NavLink
                  className="sidebar-link"
                  end={key === "dashboard"}
                  onClick={onChoose}
                  to={to}
                >
                  <Icon className="size-[1.125rem]" name={icon} />
                  <span className="sidebar-label">{label}</span>
                  {counts[key] ? <Count number={counts[key]} /> : null}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="border-t border-neutro-200 pt-3">
        <li>
          <a className="sidebar-link" href="/" rel="noopener" target="_blank">
            <Icon className="size-[1.125rem]" name="external" />
            <span className="sidebar-label">Ver o site</span>
          </a>
        </li>
      </ul>
    </nav>
  );
}

function Count({ number }: { number: number }) {
  return (
    <span className="sidebar-count">
      {number > 99 ? "99+" : number}
      <span className="sr-only">{number === 1 ? " nova" : " novas"}</span>
    </span>
  );
}
