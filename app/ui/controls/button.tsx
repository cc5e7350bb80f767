/** A button of the back office. One filled button at most in any view: the thing to do next. */
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { Icon } from "../icon.tsx";
import { BUTTON_BASE, BUTTON_LOOKS, type ButtonLook } from "./button-look.ts";

interface ButtonProps extends AriaButtonProps {
  look?: ButtonLook;
  /** A key of the icon families, shown before the text. */
  icon?: string;
  className?: string;
}

export function Button({
  look = "outline",
  icon,
  className = "",
  children,
  ...button
}: ButtonProps) {
  return (
    <AriaButton {...button} className={`${BUTTON_BASE} ${BUTTON_LOOKS[look]} ${className}`}>
      {(state) => (
        <>
          {icon && <Icon className="size-[1.125rem]" name={icon} />}
          {typeof children === "function" ? children(state) : children}
        </>
      )}
    </AriaButton>
  );
}
