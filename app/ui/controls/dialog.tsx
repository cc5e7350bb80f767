import type { DialogProps } from "./overlay/dialog-window.tsx";
import { latePart, PART_MISSING, useLatePart, usePrepared } from "./overlay/late-part.ts";
import { useToast } from "./toasts.tsx";

/** A component that is loaded late passes this to `latePart` as `besides`, to load its dialog at the same time. */
export const dialogWindow = latePart(() => import("./overlay/dialog-window.tsx"), "DialogWindow");

export function Dialog(props: DialogProps) {
  const toast = useToast();
  usePrepared(dialogWindow);
  const Window = useLatePart(dialogWindow, props.isOpen, () => {
    props.onOpenChange(false);
    toast({ kind: "error", text: PART_MISSING });
  });
  return Window && <Window {...props} />;
}
