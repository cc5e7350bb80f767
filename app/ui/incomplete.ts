/** True if a part of the page could not be read and there is no older copy of it. */
import { createContext, use } from "react";

export const IncompleteContext = createContext(false);

/** A part without entries uses this to say that there may be some. */
export function useIsIncomplete(): boolean {
  return use(IncompleteContext);
}
