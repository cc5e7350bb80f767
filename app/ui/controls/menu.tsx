/** A button that opens a short list of actions. */
import type { ReactElement, ReactNode } from "react";
import {
  Menu as AriaMenu,
  MenuItem as AriaMenuItem,
  MenuTrigger,
  Popover,
} from "react-aria-components";
import { Icon } from "../icon.tsx";

interface MenuProps {
  /** The button. */
  trigger: ReactElement;
  label: string;
  /** Shown above the list. */
  head?: ReactNode;
  children: ReactNode;
}

export function Menu({ trigger, label, head, children }: MenuProps) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover className="menu-popover" placement="bottom end">
        {head}
        <AriaMenu aria-label={label} className="p-1 outline-none">
          {children}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
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
