import { useEffect, useRef } from "react";
import { dialogWindow } from "#app/ui/controls/dialog.tsx";
import { latePart, PART_MISSING, useLatePart } from "#app/ui/controls/overlay/late-part.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";
import type { ShortcutsProps } from "./shortcuts-window.tsx";

const shortcutsWindow = latePart(
  () => import("./shortcuts-window.tsx"),
  "ShortcutsWindow",
  dialogWindow,
);

export function Shortcuts(props: ShortcutsProps) {
  const toast = useToast();
  const open = useRef(props.onOpenChange);
  open.current = props.onOpenChange;
  useEffect(() => {
    let keys: typeof import("./take-single-key.ts") | undefined;
    const onKey = async (event: KeyboardEvent) => {
      // Only the first key waits for the script. Later keys are handled at once, before the browser uses them.
      keys ??= await import("./take-single-key.ts").catch(() => undefined);
      keys?.takeSingleKey(event, () => open.current(true));
    };
    // Listens in the capture phase, because rows that can be dragged stop key events.
    window.addEventListener("keydown", onKey, true);
    return () => window.removeEventListener("keydown", onKey, true);
  }, []);
  const Window = useLatePart(shortcutsWindow, props.isOpen, () => {
    props.onOpenChange(false);
    toast({ kind: "error", text: PART_MISSING });
  });
  return Window && <Window {...props} />;
}
