import { useRef, useState } from "react";
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Label,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from "react-aria-components";
import { useNavigate } from "react-router";
import type { SidebarGroup } from "#app/admin/shell/sidebar-entries.server.ts";
import { IconButton } from "#app/ui/controls/icon-button.tsx";
import { MENU_ITEM } from "#app/ui/controls/overlay/menu-classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FoundGroup } from "./found.ts";
import { screensLike } from "./screens-like.ts";
import { type SearchState, usePanelFound } from "./use-panel-found.ts";

interface SearchWindowProps {
  groups: readonly SidebarGroup[];
  isOpen: boolean;
  onOpenChange(isOpen: boolean): void;
}

export function SearchWindow({ groups, ...overlay }: SearchWindowProps) {
  return (
    <ModalOverlay
      {...overlay}
      className="fixed inset-0 z-60 bg-veu p-3 data-entering:animate-appear md:pt-[10vh]"
      isDismissable
    >
      <Modal className="mx-auto flex max-h-full w-full max-w-xl flex-col overflow-hidden rounded-panel bg-white shadow-raised md:max-h-[75vh]">
        <Dialog aria-label="Buscar no painel" className="flex min-h-0 flex-col outline-none">
          <PanelFinder groups={groups} onClose={() => overlay.onOpenChange(false)} />
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface PanelFinderProps {
  groups: readonly SidebarGroup[];
  onClose(): void;
}

function PanelFinder({ groups, onClose }: PanelFinderProps) {
  const [typed, setTyped] = useState("");
  const { found, state } = usePanelFound(typed);
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const screens = screensLike(groups, typed);
  const shown = screens.entries.length > 0 ? [screens, ...found] : found;
  const first = shown[0]?.entries[0]?.to;
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className="flex items-end gap-1 border-b border-neutro-200 p-3">
        <SearchField
          autoFocus
          className="field min-w-0 flex-1"
          onSubmit={() => {
            if (!input.current?.getAttribute("aria-activedescendant") && first) go(first);
          }}
        >
          <Label className="field-label">Buscar no painel</Label>
          <Input
            autoComplete="off"
            className="control mt-1.5"
            maxLength={100}
            placeholder="Tela, exame, paciente, protocolo, pedido…"
            ref={input}
          />
        </SearchField>
        <IconButton aria-label="Fechar busca" icon="close" onPress={onClose} />
      </div>
      <Menu
        aria-label="Resultados"
        className="min-h-0 overflow-y-auto p-1.5 outline-none"
        onAction={(key) => go(String(key))}
      >
        {shown.map((group) => (
          <Results group={group} key={group.label} />
        ))}
      </Menu>
      <p
        className="border-t border-neutro-200 px-4 py-2.5 text-sm text-neutro-700 empty:hidden"
        role="status"
      >
        {typed.trim() !== "" && statusText(shown, state)}
      </p>
    </Autocomplete>
  );
}

function Results({ group: { label, entries } }: { group: FoundGroup }) {
  return (
    <MenuSection aria-label={label}>
      <Header className="px-2.5 pt-2 pb-1 text-sm font-medium text-neutro-700">{label}</Header>
      {entries.map(({ to, name, icon, detail }) => (
        <MenuItem className={`${MENU_ITEM} py-1`} id={to} key={to} textValue={name}>
          <Icon className="size-[1.125rem] shrink-0 text-neutro-700" name={icon} />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-3">
            <span className="min-w-0 wrap-break-word">{name}</span>
            {detail && <span className="text-sm text-neutro-700 tabular-nums">{detail}</span>}
          </span>
        </MenuItem>
      ))}
    </MenuSection>
  );
}

function statusText(shown: readonly FoundGroup[], state: SearchState): string {
  if (state === "failed")
    return "A busca não responde agora. Continue digitando para tentar de novo.";
  if (state === "searching") return "Buscando...";
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  if (count > 0) return count === 1 ? "1 resultado." : `${count} resultados.`;
  return "Nada encontrado. Confira como está escrito, ou procure só uma parte do nome.";
}
