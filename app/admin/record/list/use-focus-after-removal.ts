/**
 * A row that goes takes the focus with it: the list gets it, or the screen where that was the last
 * row, instead of the top of the page.
 */
import { type RefObject, useEffect, useRef } from "react";

/**
 * @param removed the row that was last asked to go
 * @returns for the list
 */
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

/** While a question is on the screen it keeps the focus to itself. @returns what calls it off */
function afterDialog(then: () => void): () => void {
  const focusWhenClosed = () => {
    if (document.querySelector("[role=alertdialog]"))
      frame = requestAnimationFrame(focusWhenClosed);
    else then();
  };
  let frame = requestAnimationFrame(focusWhenClosed);
  return () => cancelAnimationFrame(frame);
}
