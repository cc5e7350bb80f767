/** Calls `onSaved` when a form that stays on its screen was saved and its record was reloaded. */
import { useEffect, useRef } from "react";
import { type FetcherWithComponents, useNavigation } from "react-router";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

interface SavedOptions {
  id: string;
  answer: FormAnswer | undefined;
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
