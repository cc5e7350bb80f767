/** A button of the back office; at most one filled button per view, for the main action. */
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from "react-aria-components";
import { Icon } from "../icon.tsx";
import { BUTTON_BASE, BUTTON_LOOKS, type ButtonLook } from "./button-look.ts";

interface ButtonProps extends Omit<AriaButtonProps, "children" | "isPending"> {
  look?: ButtonLook;
  /** A name that `Icon` knows, shown before the text. */
  icon?: string;
  /** The action is running: the button keeps the focus and ignores further presses. */
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
