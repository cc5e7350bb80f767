/** A link styled as a button; at most one filled button per view. */
import type { ComponentProps } from "react";

interface ButtonLinkProps extends ComponentProps<"a"> {
  variant?: "filled" | "outline" | "filled-on-ink" | "outline-on-ink";
}

export function ButtonLink({ variant = "filled", className = "", ...link }: ButtonLinkProps) {
  return <a className={`button button-${variant} ${className}`} {...link} />;
}
