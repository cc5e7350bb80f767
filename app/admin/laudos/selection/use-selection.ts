import { useEffect, useState } from "react";
import { SELECTION_FORM } from "./select-box.tsx";

export function useSelection(rows: readonly string[]) {
  const [count, setCount] = useState(0);
  const shown = rows.join();
  useEffect(() => {
    const recount = () => setCount(boxes().filter(({ checked }) => checked).length);
    recount();
    const done = new AbortController();
    document.addEventListener("change", recount, done);
    document.addEventListener("keydown", toActions, done);
    return () => done.abort();
  }, [shown]);
  return {
    count,
    setAll(isTicked: boolean) {
      const all = boxes();
      for (const box of all) box.checked = isTicked;
      setCount(isTicked ? all.length : 0);
      all[0]?.focus();
    },
  };
}

function toActions(event: KeyboardEvent): void {
  const { target, key } = event;
  if (key !== "Enter" || !(target instanceof Element) || !target.matches("[data-select]")) return;
  event.preventDefault();
  document.querySelector<HTMLElement>(`#${SELECTION_FORM} button`)?.focus();
}

function boxes(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>("main [data-select]")];
}
