/** Tells a form that stays on its screen that it was saved, and that the record was read again. */
import { useEffect, useRef } from "react";
import { type FetcherWithComponents, useNavigation } from "react-router";

interface SavedOptions {
  /** Of the form. */
  id: string;
  /** What the route's action gave: a form that was saved leads on instead. */
  answer: unknown;
  /** Of a form that is sent by itself. */
  fetcher: FetcherWithComponents<unknown> | undefined;
}

export function useSaved({ id, answer, fetcher }: SavedOptions, onSaved: () => void): void {
  const navigation = useNavigation();
  const { state, formData } = fetcher ?? navigation;
  const isSending = state !== "idle" && formData?.get("formulario") === id;
  const wasSending = useRef(false);
  const saved = useRef(onSaved);
  saved.current = onSaved;
  useEffect(() => {
    if (wasSending.current && !isSending && answer === undefined) saved.current();
    wasSending.current = isSending;
  }, [isSending, answer]);
}
