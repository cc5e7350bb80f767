import { type RefObject, useCallback, useEffect, useRef } from "react";
import { serializeForm, wasEditedBeforeHydration } from "./form-changes.ts";
import { useUnsaved } from "./unsaved-changes.tsx";

/** @param isUnsaved true if the initial values are not saved, so that the form counts as changed from the start */
export function useUnsavedForm(form: RefObject<HTMLFormElement | null>, isUnsaved = false): void {
  const initial = useRef<string>(undefined);
  useEffect(() => {
    if (!form.current || initial.current !== undefined) return;
    const isChanged = isUnsaved || wasEditedBeforeHydration(form.current);
    initial.current = isChanged ? "" : serializeForm(form.current);
  }, [form, isUnsaved]);
  useUnsaved(
    useCallback(
      () =>
        form.current !== null &&
        initial.current !== undefined &&
        serializeForm(form.current) !== initial.current,
      [form],
    ),
  );
}
