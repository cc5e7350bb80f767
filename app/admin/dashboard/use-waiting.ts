import { useEffect, useState } from "react";
import { href, useRevalidator } from "react-router";
import type { Waiting } from "#domain/painel/hoje.ts";

const INTERVAL_MS = 8_000;

/**
 * Reads again what waits every eight seconds, and at once when a hidden tab is shown again. A failed read changes
 * nothing; once the session or the permission has ended, the whole screen is loaded again.
 */
export function useWaiting(loaded: Waiting[] | null): Waiting[] | null {
  const [waiting, setWaiting] = useState(loaded);
  const { revalidate } = useRevalidator();
  useEffect(() => setWaiting(loaded), [loaded]);
  useEffect(() => {
    const leaving = new AbortController();
    const check = async () => {
      if (document.hidden) return;
      const found = await readWaiting(leaving.signal);
      if (found === "ended") revalidate();
      else if (found) setWaiting(found);
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

async function readWaiting(signal: AbortSignal): Promise<Waiting[] | "ended" | undefined> {
  try {
    const response = await fetch(href("/admin/hoje"), { signal, redirect: "manual" });
    if (response.type === "opaqueredirect" || response.status === 403) return "ended";
    return response.ok ? ((await response.json()).waiting ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
