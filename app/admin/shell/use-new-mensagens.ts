/** How many messages are new: asked again with each step to another screen, which is not read anew itself. */
import { useEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";

/**
 * @param loaded as the frame around the screens was last read; null if the role may not read them,
 *   undefined where they could not be counted: what was known before stays
 */
export function useNewMensagens(loaded: number | null | undefined): number | null | undefined {
  const { pathname } = useLocation();
  const [novas, setNovas] = useState(loaded);
  const checked = useRef(pathname);
  useEffect(() => {
    if (loaded !== undefined) setNovas(loaded);
  }, [loaded]);
  useEffect(() => {
    if (loaded === null || checked.current === pathname) return;
    checked.current = pathname;
    const leaving = new AbortController();
    checkNew(leaving.signal).then((found) => {
      if (typeof found === "number") setNovas(found);
    });
    return () => leaving.abort();
  }, [loaded, pathname]);
  return novas;
}

/** A number that does not come changes nothing: whose session ended is led to the sign-in, which has none. */
async function checkNew(signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(href("/admin/mensagens/novas"), { signal, redirect: "manual" });
    return response.ok ? (await response.json()).novas : undefined;
  } catch {
    return undefined;
  }
}
