import { parse } from "@conform-to/react";
import { type RefObject, useEffect, useState } from "react";
import { serializeForm } from "#app/ui/controls/form-changes.ts";

export interface Typed {
  key: string;
  values: Readonly<Record<string, unknown>>;
}

export function useTyped(holder: RefObject<HTMLElement | null>): Typed | undefined {
  const [typed, setTyped] = useState<Typed>();
  useEffect(() => {
    const { current } = holder;
    if (!current) return;
    const read = () => {
      const form = current.querySelector("form");
      if (!form) return;
      const key = serializeForm(form);
      setTyped((last) => (last?.key === key ? last : { key, values: valuesOf(form) }));
    };
    read();
    // Adding or removing a row fires no event, so the elements are observed.
    const rows = new MutationObserver(read);
    rows.observe(current, { childList: true, subtree: true });
    current.addEventListener("input", read);
    return () => {
      rows.disconnect();
      current.removeEventListener("input", read);
    };
  }, [holder]);
  return typed;
}

function valuesOf(form: HTMLFormElement) {
  return parse(new FormData(form), { resolve: () => ({ value: null }) }).payload;
}
