/** A link within the back office that looks like a button. */
import { Link, type LinkProps } from "react-router";
import { Icon } from "../icon.tsx";
import { BUTTON_BASE, BUTTON_LOOKS, type ButtonLook } from "./button-look.ts";

interface LinkButtonProps extends Omit<LinkProps, "className"> {
  look?: ButtonLook;
  icon?: string;
}

export function LinkButton({ look = "outline", icon, children, ...link }: LinkButtonProps) {
  return (
    <Link {...link} className={`${BUTTON_BASE} ${BUTTON_LOOKS[look]}`}>
      {icon && <Icon className="size-[1.125rem]" name={icon} />}
      {children}
    </Link>
  );
}
