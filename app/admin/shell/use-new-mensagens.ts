/** Counts unread messages again whenever another screen opens, because the frame's data are not reloaded then. */
import { useEffect, useRef, useState } from "react";
import { href, useLocation } from "react-router";
import { readJson } from "./read-json.ts";

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
    readJson<{ novas?: number }>(href("/admin/mensagens/novas"), leaving.signal).then((found) => {
      if (found && found !== "ended" && found.novas !== undefined) setNovas(found.novas);
    });
    return () => leaving.abort();
  }, [loaded, pathname]);
  return novas;
}
