/** Makes the button `Desfazer` of a notice from what it has to send. */
import { useCallback } from "react";
import { useSubmit } from "react-router";
import type { ToastContent } from "#app/ui/controls/toast-list.ts";
import { UNDO_SECONDS, type Undo } from "#domain/undo.ts";

/** A notice as an action or a redirect leaves it. */
export type SaidContent = Omit<ToastContent, "action"> & { undo?: Undo };

export function useUndo(): (said: SaidContent) => ToastContent {
  const submit = useSubmit();
  return useCallback(
    ({ undo, ...content }) => {
      if (!undo) return content;
      const { path, ...fields } = undo;
      const onPress = () => void submit(fields, { method: "post", action: path });
      return { ...content, action: { label: "Desfazer", seconds: UNDO_SECONDS, onPress } };
    },
    [submit],
  );
}
