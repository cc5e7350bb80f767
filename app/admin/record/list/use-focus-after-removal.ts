/** A deleted row takes the focus with it: the list gets it, instead of the top of the page. */
import { type RefObject, useEffect } from "react";

/** @param removed the row that was last asked to go */
export function useFocusAfterRemoval(
  list: RefObject<HTMLElement | null>,
  rows: readonly { id: string }[],
  removed: string | undefined,
): void {
  const isGone = removed !== undefined && !rows.some(({ id }) => id === removed);
  useEffect(() => (isGone ? afterDialog(() => list.current?.focus()) : undefined), [isGone, list]);
}

/** While a question is on the screen it keeps the focus to itself. @returns what calls it off */
function afterDialog(then: () => void): () => void {
  const look = () => {
    if (document.querySelector("[role=alertdialog]")) frame = requestAnimationFrame(look);
    else then();
  };
  let frame = requestAnimationFrame(look);
  return () => cancelAnimationFrame(frame);
}
