/** A short list of actions, below the button that opened it. */
import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Popover,
  setInteractionModality,
} from "react-aria-components";
import { Icon } from "../../icon.tsx";

/** Where in the list the focus begins: for a pointer on the list itself, which marks none of its entries. */
export type MenuStart = "first" | "last" | "list";

interface MenuProps {
  /** The button. */
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  start: MenuStart;
  label: string;
  /** Shown above the list. */
  head?: ReactNode;
  onClose(): void;
  children: ReactNode;
}

export function Menu({ triggerRef, isOpen, start, label, head, onClose, children }: MenuProps) {
  // A key's press of the browser's own button looks like a screen reader's, for which the focus would
  // wait until nothing on the page moves any more.
  useLayoutEffect(() => {
    if (isOpen && start !== "list") setInteractionModality("keyboard");
  }, [isOpen, start]);
  return (
    <Popover
      aria-label={label}
      className="menu-popover"
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement="bottom end"
      triggerRef={triggerRef}
    >
      {head}
      <AriaMenu
        aria-label={label}
        autoFocus={start === "list" || start}
        className="p-1 outline-none"
        onClose={onClose}
      >
        {children}
      </AriaMenu>
    </Popover>
  );
}

interface MenuItemProps {
  icon: string;
  children: string;
  onAction(): void;
}

export function MenuItem({ icon, children, onAction }: MenuItemProps) {
  return (
    <AriaMenuItem className="menu-item" onAction={onAction} textValue={children}>
      <Icon className="size-[1.125rem] text-neutro-700" name={icon} />
      {children}
    </AriaMenuItem>
  );
}
