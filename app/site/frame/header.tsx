import { BrandLogo } from "#app/ui/brand-logo.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { formatTelefone, telHref } from "#domain/clinica/telefone.ts";
import { OpenState } from "../clinica/open-state.tsx";
import { resultsLinks } from "../resultados/results-links.ts";
import { useSite } from "../site.ts";
import { isCurrent, NAVIGATION } from "./navigation.ts";

export function Header() {
  return (
    <header className="relative z-20 flex min-h-16 border-b border-neutro-200 bg-papel md:min-h-28">
      <div className="page-width flex min-w-0 flex-col">
        <div className="@container flex flex-1 items-center md:py-1 justify-between gap-4">
          <Brand />
          <Contact />
          <MenuToggle />
        </div>
        <Navigation />
      </div>
    </header>
  );
}

function Brand() {
  const { clinic, logo } = useSite();
  return (
    <a className="flex min-h-11 min-w-0 items-center gap-3 rounded-soft" href="/">
      {logo ? (
        <BrandLogo isLarge={logo.isWide} logo={logo} name={clinic.nome_clinica} />
      ) : (
        <span className="on-ink grid size-10 @max-[15rem]:hidden shrink-0 place-items-center rounded-soft text-brilho">
          <Icon name="marca" className="size-7" />
        </span>
      )}
      {!logo?.isWide && <span className="brand-name">{clinic.nome_clinica}</span>}
    </a>
  );
}

function Contact() {
  const site = useSite();
  return (
    <div className="hidden max-w-[75%] shrink-0 flex-wrap items-center justify-end gap-x-3 gap-y-2 md:flex">
      <span className="mr-2 hidden items-center gap-5 text-sm text-neutro-700 lg:flex">
        <OpenState isSource />
        <a
          className="font-semibold text-tinta tabular-nums hover:text-texto-primaria"
          href={telHref(site.clinic.telefone)}
        >
          {formatTelefone(site.clinic.telefone)}
        </a>
      </span>
      {resultsLinks(site).map(({ label, href }) => (
        <a className="header-link" href={href} key={label} rel="noopener" target="_blank">
          {label}
          <Icon name="external" className="header-link-icon" />
        </a>
      ))}
      <SignOut className="inline-flex min-h-11 items-center px-3 font-semibold hover:text-texto-primaria" />
    </div>
  );
}

/** Is shown only to signed-in staff, whose pages are never cached. */
function SignOut({ className }: { className: string }) {
  const { isSignedIn } = useSite();
  if (!isSignedIn) return null;
  return (
    <form action="/sair" method="post">
      <button className={className} type="submit">
        Sair
      </button>
    </form>
  );
}

function MenuToggle() {
  return (
    <button
      aria-label="Abrir menu"
      className="grid size-11 shrink-0 place-items-center rounded-soft border border-neutro-300 bg-white md:hidden"
      data-menu-toggle="menu"
      popoverTarget="menu"
      type="button"
    >
      <Icon name="menu" className="size-6 [[aria-expanded=true]_&]:hidden" />
      <Icon name="close" className="hidden size-6 [[aria-expanded=true]_&]:block" />
    </button>
  );
}

function Navigation() {
  const site = useSite();
  return (
    <nav aria-label="Principal" className="menu-panel" id="menu" popover="auto">
      <ul className="md:-mx-3 md:flex md:flex-wrap">
        {NAVIGATION.map(({ path, label }) => (
          <li key={path}>
            <a
              aria-current={isCurrent(path, site.path) ? "page" : undefined}
              className="menu-link"
              href={path}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div className="mt-6 grid gap-3 md:hidden">
        {resultsLinks(site).map(({ label, href }) => (
          <a className="header-link wide" href={href} key={label} rel="noopener" target="_blank">
            {label}
            <Icon name="external" className="header-link-icon" />
          </a>
        ))}
        <SignOut className="header-link wide" />
      </div>
    </nav>
  );
}
