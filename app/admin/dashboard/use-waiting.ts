import { useEffect, useState } from "react";
import { href, useRevalidator } from "react-router";
import { readJson } from "#app/admin/shell/read-json.ts";
import type { WaitingLine } from "#domain/painel/hoje.ts";

const INTERVAL_MS = 8_000;

/** Reads the dashboard again every few seconds. If session or permission has ended, the whole screen is reloaded. */
export function useWaiting(loaded: WaitingLine[] | null): WaitingLine[] | null {
  const [waiting, setWaiting] = useState(loaded);
  const { revalidate } = useRevalidator();
  useEffect(() => setWaiting(loaded), [loaded]);
  useEffect(() => {
    const leaving = new AbortController();
    const check = async () => {
      if (document.hidden) return;
      const found = await readJson<{ waiting: WaitingLine[] | null }>(
        href("/admin/hoje"),
        leaving.signal,
      );
      if (found === "ended") revalidate();
      else if (found?.waiting) setWaiting(found.waiting);
    };
    const timer = setInterval(check, INTERVAL_MS);
    document.addEventListener("visibilitychange", check, { signal: leaving.signal });
    return () => {
      clearInterval(timer);
      leaving.abort();
    };
  }, [revalidate]);
  return waiting;
}
