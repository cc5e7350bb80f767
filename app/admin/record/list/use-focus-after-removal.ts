import { type RefObject, useEffect, useRef } from "react";

/** When `rows` no longer has the record `removed`, focuses the list, or the screen if the list is empty. */
export function useFocusAfterRemoval<List extends HTMLElement>(
  rows: readonly { id: string }[],
  removed: string | undefined,
): RefObject<List | null> {
  const list = useRef<List>(null);
  const isGone = removed !== undefined && !rows.some(({ id }) => id === removed);
  useEffect(() => {
    if (!isGone) return;
    return afterDialog(() => {
      const target = list.current ?? document.querySelector<HTMLElement>("main");
      target?.focus({ preventScroll: target.tagName === "MAIN" });
    });
  }, [isGone]);
  return list;
}

/** Waits for the dialog to close, because it would take the focus back. @returns a function that cancels the wait */
function afterDialog(then: () => void): () => void {
  const focusWhenClosed = () => {
    if (document.querySelector("[role=alertdialog]"))
      frame = requestAnimationFrame(focusWhenClosed);
    else then();
  };
  let frame = requestAnimationFrame(focusWhenClosed);
  return () => cancelAnimationFrame(frame);
}
