/** A link that looks like a button. A screen has at most one filled button. */
import type { ComponentProps } from "react";

interface ButtonLinkProps extends ComponentProps<"a"> {
  variant?: "filled" | "outline" | "filled-on-ink" | "outline-on-ink";
}

export function ButtonLink({ variant = "filled", className = "", ...link }: ButtonLinkProps) {
  return <a className={`button button-${variant} ${className}`} {...link} />;
}
