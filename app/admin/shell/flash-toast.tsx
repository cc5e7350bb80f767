/** Shows what the last request left to be said, once. */
import { useEffect, useRef } from "react";
import type { ToastContent } from "#app/ui/controls/toast-list.ts";
import { useToast } from "#app/ui/controls/toasts.tsx";

export function FlashToast({ flash }: { flash: ToastContent | null | undefined }) {
  const show = useToast();
  const said = useRef<ToastContent>(undefined);
  useEffect(() => {
    if (!flash || said.current === flash) return;
    said.current = flash;
    show(flash);
  }, [flash, show]);
  return null;
}
