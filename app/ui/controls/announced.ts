/** Values that change without being typed: the form hears of them, and judges them as it does what is typed. */
import { type RefObject, useEffect, useRef } from "react";

/** @param input whose value React has changed */
export function useAnnounced(input: RefObject<HTMLInputElement | null>, value: unknown): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [input, value]);
}

/** Writes into a control as if it had been typed. */
export function fillControl(control: HTMLInputElement | HTMLSelectElement, value: string): void {
  control.value = value;
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
