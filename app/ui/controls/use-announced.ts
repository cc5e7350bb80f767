/** Tells the form of a value that changed in silence: it judges what it hears of, as of what is typed. */
import { type RefObject, useEffect, useRef } from "react";

/** @param input speaks for the field */
export function useAnnounced(input: RefObject<HTMLInputElement | null>, value: unknown): void {
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    input.current?.dispatchEvent(new Event("input", { bubbles: true }));
  }, [input, value]);
}
