import type { ComponentProps, MouseEvent } from "react";

export interface PressProps
  extends Omit<ComponentProps<"button">, "children" | "disabled" | "onClick"> {
  isDisabled?: boolean;
  onPress?(): unknown;
}

export function pressProps({ isDisabled, onPress, type = "button", ...button }: PressProps) {
  return {
    onClick: ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) => {
      // Safari does not focus a clicked button, but a dialog has to return the focus to it. `detail` is 0 for a key.
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
