/** Has a form asked about before it is left, once something in it differs from what it came with. */
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { formState, wasTypedEarly } from "./form-changes.ts";
import { useUnsaved } from "./unsaved-changes.tsx";

/** @param isUnsaved what the form came with is not saved either: it counts as changed */
export function useUnsavedForm(form: RefObject<HTMLFormElement | null>, isUnsaved = false): void {
  const initial = useRef<string>(undefined);
  useEffect(() => {
    if (!form.current || initial.current !== undefined) return;
    const isChanged = isUnsaved || wasTypedEarly(form.current);
    initial.current = isChanged ? "" : formState(form.current);
  }, [form, isUnsaved]);
  useUnsaved(
    useCallback(
      () =>
        form.current !== null &&
        initial.current !== undefined &&
        formState(form.current) !== initial.current,
      [form],
    ),
  );
}
