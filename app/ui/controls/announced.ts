/** Fires the `input` event that is missing when code changes a control's value, so that the form validates it. */
import { type RefObject, useEffect, useRef } from "react";

export function useAnnounced(input: RefObject<HTMLInputElement | null>, value: unknown): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [input, value]);
}

export function fillControl(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
