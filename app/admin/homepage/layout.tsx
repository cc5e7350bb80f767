import { type KeyboardEvent, useRef } from "react";
import { href, Link, Outlet, useLoaderData, useLocation } from "react-router";
import { ScreenHead } from "#app/admin/parts/screen-head.tsx";
import { TAB, TAB_LIST } from "#app/ui/controls/tab-classes.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { loadSite } from "../../site/load-site.ts";
import type { Route } from "./+types/layout.ts";

const TABS = [
  { label: "Hero", to: href("/admin/homepage") },
  { label: "Sobre", to: href("/admin/homepage/sobre") },
  { label: "Estrutura", to: href("/admin/homepage/estrutura") },
];

export async function loader(args: Route.LoaderArgs) {
  const { context, request } = await asStaff(args, "open", "home_hero");
  return loadSite(context, new URL(request.url).pathname);
}

export type PreviewSite = ReturnType<typeof useLoaderData<typeof loader>>;

export default function HomepageLayout() {
  const { pathname } = useLocation();
  const site = useLoaderData<typeof loader>();
  const tabs = useRef<HTMLDivElement>(null);
  const current = Math.max(
    0,
    TABS.findIndex(({ to }) => to === pathname),
  );
  // Arrow keys move only the focus. They do not open the tab, because that may ask about unsaved changes.
  const onKeyDown = ({ key }: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
    const links = [...(tabs.current?.querySelectorAll("a") ?? [])];
    if (!step) return;
    const focused = links.indexOf(document.activeElement as HTMLAnchorElement);
    links[(focused + step + links.length) % links.length]?.focus();
  };
  return (
    <>
      <ScreenHead
        text="O que a primeira página do site mostra. Tudo o que você salva aparece nela na hora."
        title="Gerenciar Home Page"
      />
      <div
        aria-label="Seções da Home Page"
        className={`${TAB_LIST} mb-6`}
        onKeyDown={onKeyDown}
        ref={tabs}
        role="tablist"
      >
        {TABS.map(({ label, to }, index) => (
          <Link
            aria-controls={index === current ? "homepage-secao" : undefined}
            aria-selected={index === current}
            className={TAB}
            id={`homepage-aba-${index}`}
            key={to}
            role="tab"
            tabIndex={index === current ? 0 : -1}
            to={to}
          >
            {label}
          </Link>
        ))}
      </div>
      <div aria-labelledby={`homepage-aba-${current}`} id="homepage-secao" role="tabpanel">
        <Outlet context={site} />
      </div>
    </>
  );
}
