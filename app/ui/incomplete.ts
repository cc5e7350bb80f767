/** True if a part of the page could not be read and there is no older copy of it. */
import { createContext, use } from "react";

export const IncompleteContext = createContext(false);

export function useIsIncomplete(): boolean {
  return use(IncompleteContext);
}
