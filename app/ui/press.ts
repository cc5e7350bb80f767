/** The behaviour that all buttons of the back office share. */
import type { ComponentProps, MouseEvent } from "react";

export interface PressProps
  extends Omit<ComponentProps<"button">, "children" | "disabled" | "onClick"> {
  isDisabled?: boolean;
  onPress?(): unknown;
}

/** @returns the attributes of a `<button>`; by default it does not submit its form */
export function pressProps({ isDisabled, onPress, type = "button", ...button }: PressProps) {
  return {
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a clicked button, to which dialogs return the focus. A click by Enter moves no focus.
      const isPointed = detail > 0;
      if (isPointed && document.activeElement !== currentTarget) {
        currentTarget.focus({ preventScroll: true });
      }
      onPress?.();
    },
    ...button,
    disabled: isDisabled,
    type,
  };
}
