import { type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { PanelSearch } from "#app/admin/buscar/panel-search.tsx";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { Spinner } from "#app/ui/controls/spinner.tsx";
import type { Logo } from "#domain/midia/logo.ts";
import { AccountMenu } from "./account-menu.tsx";
import { Shortcuts } from "./atalhos/shortcuts.tsx";
import { Drawer } from "./drawer.tsx";
import type { SidebarGroup } from "./sidebar-entries.server.ts";
import { SidebarNav } from "./sidebar-nav.tsx";
import { useNewMensagens } from "./use-new-mensagens.ts";
import { useSidebar } from "./use-sidebar.ts";
import { useTipSides } from "./use-tip-sides.ts";

interface ShellProps {
  clinica: string;
  logo: Logo | undefined;
  usuario: { nome: string; email: string } | null;
  groups: readonly SidebarGroup[];
  isSidebarOpen: boolean;
  novas: number | null | undefined;
  children: ReactNode;
}

export function Shell(props: ShellProps) {
  const { clinica, logo, usuario, groups, isSidebarOpen, children } = props;
  const novas = useNewMensagens(props.novas);
  const { isOpen, toggle, isDrawerOpen, setDrawerOpen } = useSidebar(isSidebarOpen);
  useTipSides();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const nav = (
    <SidebarNav
      clinica={clinica}
      logo={logo}
      counts={{ mensagens: novas ?? 0 }}
      groups={groups}
      onChoose={() => setDrawerOpen(false)}
    />
  );
  return (
    <div
      className="shell min-h-dvh md:grid md:grid-cols-[16rem_minmax(0,1fr)] md:data-[sidebar=collapsed]:grid-cols-[3rem_minmax(0,1fr)]"
      data-sidebar={isOpen ? "open" : "collapsed"}
    >
      <a
        className="absolute -top-24 left-4 z-50 rounded-control bg-tinta px-4 py-2 font-semibold text-white focus:top-2 print:hidden"
        href="#conteudo"
      >
        Pular para o conteúdo
      </a>
      {/* A collapsed sidebar begins below the header, because the names beside its icons would cover the header. */}
      <div className="sidebar z-20 border-r border-neutro-200 bg-papel max-md:hidden md:sticky md:top-0 md:flex md:h-dvh md:flex-col md:overflow-y-auto collapsed:overflow-visible collapsed:pt-[2.875rem]">
        {nav}
      </div>
      <div>
        <header className="sticky top-0 z-10 flex h-(--admin-header) items-center gap-1 border-b border-neutro-200 bg-white px-2 md:px-4">
          <div className="md:hidden">
            <Drawer isOpen={isDrawerOpen} onOpenChange={setDrawerOpen}>
              {nav}
            </Drawer>
          </div>
          <div className="-ml-2 hidden md:block">
            <IconButton
              aria-expanded={isOpen}
              aria-keyshortcuts="Control+B Meta+B"
              aria-label={isOpen ? "Recolher menu lateral" : "Expandir menu lateral"}
              icon="panel-left"
              tip="start"
              onPress={toggle}
            />
          </div>
          <p className="flex-1 truncate font-semibold">Painel Administrativo</p>
          {usuario && <PanelSearch groups={groups} />}
          {usuario && <AccountMenu {...usuario} onShortcuts={() => setHelpOpen(true)} />}
        </header>
        <Screen>{children}</Screen>
      </div>
      <Shortcuts isOpen={isHelpOpen} onOpenChange={setHelpOpen} />
    </div>
  );
}

const PATIENCE_MS = 150;

function useDelayed(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isOn]);
  return isOn && isLong;
}

function Screen({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus();
  }, [pathname]);
  const isLeaving = useDelayed(state === "loading" && location.pathname !== pathname);
  return (
    <main
      // On a phone, bottom padding keeps toasts off the last button. A screen with a `form-bar` needs no such padding.
      className="px-4 pt-6 pb-28 outline-none max-md:has-[.form-bar]:pb-0 md:px-8 md:py-8"
      id="conteudo"
      ref={main}
      tabIndex={-1}
    >
      {isLeaving && <Spinner label="Carregando..." />}
      <div className="mx-auto max-w-5xl" hidden={isLeaving}>
        {children}
      </div>
    </main>
  );
}
