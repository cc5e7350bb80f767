/** Has a form asked about before it is left, once something in it differs from what it came with. */
import { type RefObject, useCallback, useEffect, useRef } from "react";
import { formState, wasTypedEarly } from "./form-changes.ts";
import { useUnsaved } from "./unsaved-changes.tsx";

/** @param baseline another one takes what now stands in the form as what it came with */
export function useUnsavedForm(form: RefObject<HTMLFormElement | null>, baseline = 0): void {
  const came = useRef<{ baseline: number; state: string }>(undefined);
  useEffect(() => {
    if (!form.current || came.current?.baseline === baseline) return;
    // What was typed before the page woke up counts once: a later baseline has dealt with it.
    const isEarly = !came.current && wasTypedEarly(form.current);
    came.current = { baseline, state: isEarly ? "" : formState(form.current) };
  }, [form, baseline]);
  useUnsaved(
    useCallback(
      () =>
        form.current !== null &&
        came.current !== undefined &&
        formState(form.current) !== came.current.state,
      [form],
    ),
  );
}
