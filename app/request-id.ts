/** The number of the request that made this page, for error pages; set on the server only. */
import { createContext } from "react";

export const RequestIdContext = createContext<string | undefined>(undefined);
