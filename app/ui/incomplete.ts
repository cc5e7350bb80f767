/** True where part of a page could not be read, and nothing older replaces it. */
import { createContext, use } from "react";

export const IncompleteContext = createContext(false);

/** Used by an empty part, which then says that it may not really be empty. */
export function useIsIncomplete(): boolean {
  return use(IncompleteContext);
}
