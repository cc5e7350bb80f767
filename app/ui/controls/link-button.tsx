import { Link, type LinkProps } from "react-router";
import { Icon } from "../icon.tsx";
import { BUTTON_BASE, BUTTON_VARIANTS, type ButtonVariant } from "./button-variant.ts";

interface LinkButtonProps extends Omit<LinkProps, "className"> {
  variant?: ButtonVariant;
  icon?: string;
}

export function LinkButton({ variant = "outline", icon, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={`${BUTTON_BASE} ${BUTTON_VARIANTS[variant]}`}>
      {icon && <Icon className="size-[1.125rem]" name={icon} />}
      {children}
    </Link>
  );
}
