/** Counts new messages again with each step to another screen, since the frame is not reloaded then. */
import { useEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";

/** @param loaded null if the role may not read them; undefined if unknown, so that the last number stays */
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

/** A failed count changes nothing; an ended session is redirected to a page without a number. */
async function checkNew(signal: AbortSignal): Promise<unknown> {
  try {
    const response = await fetch(href("/admin/mensagens/novas"), { signal, redirect: "manual" });
    return response.ok ? (await response.json()).novas : undefined;
  } catch {
    return undefined;
  }
}
