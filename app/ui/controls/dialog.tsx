/** A modal dialog. Its window comes with the first touch or key, and is there once something opens it. */
import type { DialogProps } from "./overlay/dialog-window.tsx";
import { latePart, PART_MISSING, useLatePart, usePrepared } from "./overlay/late-part.ts";
import { useToast } from "./toasts.tsx";

/** For what opens a dialog from within a part that is late itself. */
export const dialogWindow = latePart(() =>
  import("./overlay/dialog-window.tsx").then(({ DialogWindow }) => DialogWindow),
);

export function Dialog(props: DialogProps) {
  const toast = useToast();
  usePrepared(dialogWindow);
  const Window = useLatePart(dialogWindow, props.isOpen, () => {
    props.onOpenChange(false);
    toast({ kind: "error", text: PART_MISSING });
  });
  return Window && <Window {...props} />;
}
