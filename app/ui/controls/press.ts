/** The attributes that all buttons of the back office share. */
import type { ComponentProps, MouseEvent } from "react";

export interface PressProps
  extends Omit<ComponentProps<"button">, "children" | "disabled" | "onClick"> {
  isDisabled?: boolean;
  onPress?(): unknown;
}

/** @returns the attributes of a `<button>`; without a type it sends no form */
export function pressProps({ isDisabled, onPress, type = "button", ...button }: PressProps) {
  return {
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a clicked button, but what opens must return the focus to it. Enter in a field
      // also clicks the form's button, without a pointer: there the focus stays.
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
