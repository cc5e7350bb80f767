/** A link styled as a button; at most one filled button per view. */
import type { ComponentProps } from "react";

interface ButtonLinkProps extends ComponentProps<"a"> {
  look?: "filled" | "outline" | "filled-on-ink" | "outline-on-ink";
}

const BASE =
  "inline-flex min-h-12 items-center justify-center gap-2.5 rounded-soft border px-[min(1.25rem,6.25vw)] py-2.5 text-center font-semibold leading-snug transition-colors duration-150 ease-out";

const LOOKS = {
  filled: "border-transparent bg-botao text-sobre-botao hover:bg-botao-forte",
  outline:
    "border-neutro-300 bg-white text-tinta hover:border-primaria-600 hover:text-texto-primaria",
  "filled-on-ink": "border-transparent bg-brilho text-tinta hover:bg-white",
  "outline-on-ink": "border-white/35 text-white hover:border-white hover:bg-white/10",
};

export function ButtonLink({ look = "filled", className = "", ...link }: ButtonLinkProps) {
  return <a className={`${BASE} ${LOOKS[look]} ${className}`} {...link} />;
}
