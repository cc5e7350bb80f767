import { type ReactNode, type RefObject, useLayoutEffect } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  Popover,
  setInteractionModality,
} from "react-aria-components";
import { Icon } from "../../icon.tsx";
import { MENU_ITEM, MENU_POPOVER } from "./menu-classes.ts";

/** The element that takes the focus first: after a click the list itself, so that no entry looks chosen. */
export type MenuStart = "first" | "last" | "list";

interface MenuProps {
  triggerRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  start: MenuStart;
  label: string;
  head?: ReactNode;
  placement?: "bottom start" | "bottom end";
  onClose(): void;
  children: ReactNode;
}

export function Menu({
  triggerRef,
  isOpen,
  start,
  label,
  head,
  placement = "bottom end",
  onClose,
  children,
}: MenuProps) {
  // React Aria would take a key press on the button for a screen reader's click, and delay the focus.
  useLayoutEffect(() => {
    if (isOpen && start !== "list") setInteractionModality("keyboard");
  }, [isOpen, start]);
  return (
    <Popover
      aria-label={label}
      className={MENU_POPOVER}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
      placement={placement}
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
  icon?: string;
  children: string;
  detail?: string;
  onAction(): void;
}

export function MenuItem({ icon, children, detail, onAction }: MenuItemProps) {
  return (
    <AriaMenuItem className={MENU_ITEM} onAction={onAction} textValue={children}>
      {icon && <Icon className="size-[1.125rem] text-neutro-700" name={icon} />}
      {detail === undefined ? (
        children
      ) : (
        <span className="min-w-0 py-1.5">
          <span className="block font-medium">{children}</span>
          <span className="block truncate text-sm text-neutro-700">{detail}</span>
        </span>
      )}
    </AriaMenuItem>
  );
}
