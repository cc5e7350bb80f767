/** Tells a form that stays on its screen that it was saved, and that the record was read again. */
import { useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * @param id of the form
 * @param answer what the route's action gave: a form that was saved leads on instead
 */
export function useSaved(id: string, answer: unknown, onSaved: () => void): void {
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get("formulario") === id;
  const wasSending = useRef(false);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  useEffect(() => {
    if (wasSending.current && !isSending && answer === undefined) saved.current();
    wasSending.current = isSending;
  }, [isSending, answer]);
}
