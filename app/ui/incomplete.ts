/** Whether something that a page shows could not be read, and nothing older stands in for it. */
import { createContext, use } from "react";

export const IncompleteContext = createContext(false);

/** Then what is empty says so: it is not known to be empty. */
export function useIsIncomplete(): boolean {
  return use(IncompleteContext);
}
