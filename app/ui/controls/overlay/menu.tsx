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
  // React Aria takes a native button's click by keyboard for a screen reader's, and then sets the focus
  // only after every CSS transition on the page has ended.
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
