import { useCallback, useEffect, useRef } from "react";
import { useNavigation } from "react-router";
import { useToast } from "#app/ui/controls/toasts.tsx";
import { UNDO_SECONDS, type Undo } from "#domain/registro/undo.ts";
import type { Said } from "#server/http/forms/form-answer.ts";
import { useSendAgain } from "./use-send-again.ts";

export function useSay(): (said: Said) => () => void {
  const { send } = useSendAgain({ preventScrollReset: true });
  const toast = useToast();
  const shown = useRef<{ undo: Undo; close: () => void }>(undefined);
  const { formData } = useNavigation();
  useEffect(() => {
    const { undo, close } = shown.current ?? {};
    if (!undo || !formData) return;
    const isSame = formData.get("formulario") === undo.formulario && formData.get("id") === undo.id;
    if (isSame) close?.();
  }, [formData]);
  return useCallback(
    ({ undo, site, ...said }) => {
      const content = site ? { ...said, link: { label: "Ver no site", to: site } } : said;
      if (!undo) return toast(content);
      const { path, ...fields } = undo;
      // Only the last move can be undone, so the toast of an earlier move closes.
      if (fields.formulario === "mover" && shown.current?.undo.formulario === "mover") {
        shown.current.close();
      }
      const onPress = () => send({ ...fields }, { action: path });
      const action = { label: "Desfazer", seconds: UNDO_SECONDS, onPress };
      const close = toast({ ...content, action });
      shown.current = { undo, close };
      return close;
    },
    [send, toast],
  );
}
