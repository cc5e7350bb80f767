/** What the buttons of the back office share: the browser's own, with the names that their screens use. */
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
      // Safari leaves the focus where it was, and whatever opens now has to give it back. Enter in a
      // field is a click on its form's button too, of no pointer: there the focus stays.
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
