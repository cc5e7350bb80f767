/** A button of the back office. One filled button at most in any view: the thing to do next. */
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { Icon } from "../icon.tsx";
import { BUTTON_BASE, BUTTON_LOOKS, type ButtonLook } from "./button-look.ts";

interface ButtonProps extends Omit<AriaButtonProps, "children" | "isPending"> {
  look?: ButtonLook;
  /** A key of the icon families, shown before the text. */
  icon?: string;
  /** It has been pressed and is at work: it keeps the focus and takes no second press. */
  isBusy?: boolean;
  className?: string;
  children: string;
}

export function Button({
  look = "outline",
  icon,
  isBusy = false,
  className = "",
  children,
  onPress,
  type,
  ...button
}: ButtonProps) {
  return (
    <AriaButton
      {...button}
      className={`${BUTTON_BASE} ${BUTTON_LOOKS[look]} ${className}`}
      data-busy={isBusy || undefined}
      onPress={isBusy ? undefined : onPress}
      type={isBusy ? "button" : type}
    >
      {icon && <Icon className="size-[1.125rem]" name={icon} />}
      {children}
    </AriaButton>
  );
}
