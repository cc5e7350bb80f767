/** The request's id, which error pages show. In the browser it is the id of the latest response. */
import { createContext } from "react";

export const REQUEST_ID_META = "pedido";

export const RequestIdContext = createContext<() => string | undefined>(() => latest);

let latest: string | undefined;

/** Wraps fetch to read the id of each response. Must be called once, before hydration. */
export function followRequestIds() {
  latest = document.querySelector<HTMLMetaElement>(`meta[name=${REQUEST_ID_META}]`)?.content;
  const plainFetch = window.fetch;
  window.fetch = async (...request) => {
    const response = await plainFetch(...request);
    latest = response.headers.get("X-Request-Id") ?? latest;
    return response;
  };
}
