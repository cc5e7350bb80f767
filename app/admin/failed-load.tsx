/** A screen whose records could not be read: said where they would stand, and out loud. */
import { useEffect } from "react";
import { ErrorState } from "#app/ui/controls/error-state.tsx";
import { useToast } from "#app/ui/controls/toasts.tsx";

export function FailedLoad({ text }: { text: string }) {
  const toast = useToast();
  useEffect(() => toast({ kind: "error", text }), [toast, text]);
  return (
    <ErrorState
      text="Recarregue a página; se continuar, veja o Status do Sistema no Dashboard."
      title={text}
    />
  );
}
