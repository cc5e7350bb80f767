import { createContext, use } from "react";

/** True if a part of the page could not be read and there is no older copy of it. */
export const IncompleteContext = createContext(false);

export function useIsIncomplete(): boolean {
  return use(IncompleteContext);
}
