/** Shows what the last request left to be said, once. */
import { useEffect, useRef } from "react";
import { type SaidContent, useUndo } from "#app/admin/form/use-undo.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";

export function FlashToast({ flash }: { flash: SaidContent | null | undefined }) {
  const show = useToast();
  const withUndo = useUndo();
  const said = useRef<SaidContent>(undefined);
  useEffect(() => {
    if (!flash || said.current === flash) return;
    said.current = flash;
    show(withUndo(flash));
  }, [flash, show, withUndo]);
  return null;
}
