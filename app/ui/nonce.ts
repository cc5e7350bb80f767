/** The CSP nonce of this response's inline scripts; set on the server only. */
import { createContext } from "react";

export const NonceContext = createContext<string | undefined>(undefined);
