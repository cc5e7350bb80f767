/**
 * The number of the request that made what is seen, for error pages. The server sets it; in the
 * browser it is taken over from the page, then from each answer that its router gets.
 */
import { createContext } from "react";

export const REQUEST_ID_META = "pedido";

export const RequestIdContext = createContext<() => string | undefined>(() => latest);

let latest: string | undefined;

/** Called once, before the page wakes up: from then on each answer's number is the latest. */
export function followRequestIds() {
  latest = document.querySelector<HTMLMetaElement>(`meta[name=${REQUEST_ID_META}]`)?.content;
  const plainFetch = window.fetch;
  window.fetch = async (...request) => {
    const response = await plainFetch(...request);
    latest = response.headers.get("X-Request-Id") ?? latest;
    return response;
  };
}
