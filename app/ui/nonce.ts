/** The number used once of this answer's inline scripts; set on the server only. */
import { createContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);
