import type { ComponentProps, ReactNode } from "react";
import { Link, type LinkProps } from "react-router";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";
import { type PressProps, pressProps } from "./press.ts";

/** A screen has at most one "filled" button. Public pages use "on-ink", the back office "quiet" and "danger". */
export type ButtonVariant =
  | "filled"
  | "outline"
  | "filled-on-ink"
  | "outline-on-ink"
  | "quiet"
  | "quiet-danger"
  | "danger";

interface Content {
  variant?: ButtonVariant;
  icon?: string;
  children: ReactNode;
}

export interface PressButtonProps extends PressProps, Content {
  /** True while the action runs. The button then retains the focus and ignores presses. */
  isBusy?: boolean;
}

type ButtonProps =
  | (PressButtonProps & { to?: undefined; href?: undefined })
  | (Omit<LinkProps, "children"> & Content & { href?: undefined })
  | (Omit<ComponentProps<"a">, "children"> & Content & { href: string; to?: undefined });

export function Button({ variant = "outline", icon, className, children, ...rest }: ButtonProps) {
  const content = {
    className: classes("button", variant !== "filled" && `button-${variant}`, className),
    children: (
      <>
        {icon && <Icon name={icon} />}
        {children}
      </>
    ),
  };
  if (rest.to !== undefined) return <Link {...rest} {...content} />;
  if (rest.href !== undefined) return <a {...rest} {...content} />;
  const { isBusy, onPress, type, ...button } = rest;
  const pressed = isBusy ? { ...button, type: "button" as const } : { ...button, onPress, type };
  return <button data-busy={isBusy || undefined} {...pressProps(pressed)} {...content} />;
}
