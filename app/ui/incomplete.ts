/** True where part of a page could not be read, and nothing older replaces it. */
import { createContext, use } from "react";

export const IncompleteContext = createContext(false);

/** An empty part then says that it may not be empty. */
export function useIsIncomplete(): boolean {
  return use(IncompleteContext);
}
