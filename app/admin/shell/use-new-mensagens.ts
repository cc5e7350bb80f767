/** Counts unread messages again whenever another screen opens, because the frame's data are not reloaded then. */
import { useEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";

/**
 * @param loaded the number that the frame loaded; null if the role may not read messages, undefined if counting failed
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

/** @returns undefined if counting fails, or the session has ended and the answer is a redirect */
async function checkNew(signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(href("/admin/mensagens/novas"), { signal, redirect: "manual" });
    return response.ok ? (await response.json()).novas : undefined;
  } catch {
    return undefined;
  }
}
