/** Has the server render what stands in a form, soon after each change of it. Nothing is saved. */
import { type RefObject, useEffect, useRef, useState } from "react";
import { href, useNavigation } from "react-router";
import { serializeForm } from "#app/ui/controls/form-changes.ts";

/** Between the last key and the request; the whole way is meant to take 100 ms. */
const PAUSE_MS = 40;

/**
 * @param holder what holds the form, whichever form stands in it
 * @param onPage called with each page as HTML, in the order of what was typed
 * @returns whether the last request failed
 */
export function useDraftPage(
  holder: RefObject<HTMLElement | null>,
  onPage: (html: string) => void,
): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  const shown = useRef(onPage);
  shown.current = onPage;
  const { state } = useNavigation();
  // While it is saved: the notice that waits for the next page is not this one's to take.
  const isIdle = state === "idle";
  useEffect(() => {
    const { current } = holder;
    if (!current || !isIdle) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let asked: AbortController | undefined;
    let last: string | undefined;
    const ask = async () => {
      const form = current.querySelector("form");
      if (!form) return;
      const typed = serializeForm(form);
      if (typed === last) return;
      last = typed;
      asked?.abort();
      asked = new AbortController();
      const { signal } = asked;
      try {
        const html = await renderDraft(form, signal);
        setHasFailed(html === undefined);
        if (html !== undefined) shown.current(html);
      } catch {
        if (!signal.aborted) setHasFailed(true);
      }
    };
    const askSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(ask, PAUSE_MS);
    };
    askSoon();
    // Rows come, go and move without an event of their own.
    const rows = new MutationObserver(askSoon);
    rows.observe(current, { childList: true, subtree: true });
    current.addEventListener("input", askSoon);
    return () => {
      clearTimeout(timer);
      asked?.abort();
      rows.disconnect();
      current.removeEventListener("input", askSoon);
    };
  }, [holder, isIdle]);
  return hasFailed;
}

/** @returns undefined where the server refused */
async function renderDraft(form: HTMLFormElement, signal: AbortSignal) {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") body.append(name, value);
  }
  const response = await fetch(href("/admin/homepage/previa"), {
    method: "POST",
    body,
    signal,
    redirect: "manual",
  });
  return response.ok ? response.text() : undefined;
}
