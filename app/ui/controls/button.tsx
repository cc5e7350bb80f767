/** A screen has at most one filled button, for its main action. */
import { Icon } from "../icon.tsx";
import { BUTTON_BASE, BUTTON_VARIANTS, type ButtonVariant } from "./button-variant.ts";
import { type PressProps, pressProps } from "./press.ts";

interface ButtonProps extends PressProps {
  variant?: ButtonVariant;
  icon?: string;
  /** True while the action runs. The button then retains the focus and ignores presses. */
  isBusy?: boolean;
  children: string;
}

export function Button({
  variant = "outline",
  icon,
  isBusy = false,
  className = "",
  children,
  onPress,
  type,
  ...button
}: ButtonProps) {
  return (
    <button
      {...pressProps({
        ...button,
        onPress: isBusy ? undefined : onPress,
        type: isBusy ? "button" : type,
      })}
      className={`${BUTTON_BASE} ${BUTTON_VARIANTS[variant]} ${className}`}
      data-busy={isBusy || undefined}
    >
      {icon && <Icon className="size-[1.125rem]" name={icon} />}
      {children}
    </button>
  );
}
