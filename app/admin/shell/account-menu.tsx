import { type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import {
  latePart,
  PART_MISSING,
  prepare,
  useLatePart,
} from "#app/ui/controls/overlay/late-part.ts";
import type { MenuStart } from "#app/ui/controls/overlay/menu.tsx";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { firstLetter } from "#domain/texto/first-letter.ts";

interface AccountMenuProps {
  nome: string;
  email: string;
  onShortcuts(): void;
}

const menuList = latePart(() => import("./account-menu-list.tsx"), "AccountMenuList");
const prepareList = () => prepare(menuList);

const STARTS: Partial<Record<string, MenuStart>> = { ArrowDown: "first", ArrowUp: "last" };

export function AccountMenu({ nome, email, onShortcuts }: AccountMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart>();
  const toast = useToast();
  const close = () => setStart(undefined);
  const isOpen = start !== undefined;
  const List = useLatePart(menuList, isOpen, () => {
    close();
    toast({ kind: "error", text: PART_MISSING });
  });
  const onClick = ({ detail }: MouseEvent) => {
    // Safari does not focus a clicked button, but the closing menu must return the focus to it.
    button.current?.focus({ preventScroll: true });
    const isPointer = detail > 0;
    setStart(isOpen ? undefined : isPointer ? "list" : "first");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const where = STARTS[event.key];
    if (!where) return;
    event.preventDefault();
    setStart(where);
  };
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="menu"
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-2 hover:bg-neutro-100 md:min-h-9"
        onClick={onClick}
        onFocus={prepareList}
        onKeyDown={onKeyDown}
        onPointerEnter={prepareList}
        ref={button}
        type="button"
      >
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-full bg-primaria-100 text-sm font-semibold text-primaria-800"
        >
          {firstLetter(nome)}
        </span>
        <span className="sr-only md:not-sr-only">
          <span className="block max-w-64 truncate">{email}</span>
        </span>
        <Icon className="size-4 text-neutro-700" name="chevron-down" />
      </button>
      {List && (
        <List
          email={email}
          isOpen={isOpen}
          nome={nome}
          onClose={close}
          onShortcuts={onShortcuts}
          start={start ?? "first"}
          triggerRef={button}
        />
      )}
    </>
  );
}
