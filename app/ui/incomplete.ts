/** True if a part of the page could not be read and there is no older copy of it. */
import { createContext, use } from "react";

export const IncompleteContext = createContext(false);

/** A component without entries uses this hook to say that entries may exist. */
export function useIsIncomplete(): boolean {
  return use(IncompleteContext);
}
