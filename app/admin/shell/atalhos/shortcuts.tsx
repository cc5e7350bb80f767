/** Loads the list of shortcuts when it is opened. */
import { dialogWindow } from "#app/ui/controls/dialog.tsx";
import { latePart, PART_MISSING, useLatePart } from "#app/ui/controls/overlay/late-part.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";
import type { ShortcutsProps } from "./shortcuts-window.tsx";

const shortcutsWindow = latePart(async () => {
  const [{ ShortcutsWindow }] = await Promise.all([
    import("./shortcuts-window.tsx"),
    dialogWindow.load(),
  ]);
  return ShortcutsWindow;
});

export function Shortcuts(props: ShortcutsProps) {
  const toast = useToast();
  const Window = useLatePart(shortcutsWindow, props.isOpen, () => {
    props.onOpenChange(false);
    toast({ kind: "error", text: PART_MISSING });
  });
  return Window && <Window {...props} />;
}
