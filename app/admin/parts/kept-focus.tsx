/** Keeps the focus in a form that is drawn anew with each answer, as searches are. */
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { FIELDS } from "#app/ui/controls/field-state.ts";

interface KeptFocusProps {
  /** With what the form is drawn anew. */
  of: string;
  children: ReactNode;
}

export function KeptFocus({ of, children }: KeptFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  /** Finds in the new form what had the focus in the former one. */
  const selector = useRef<string>(undefined);
  const shown = useRef(of);
  useEffect(() => {
    if (shown.current === of) return;
    shown.current = of;
    if (!selector.current || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>(selector.current)?.focus();
  }, [of]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing is done with it, it is watched
    <div
      className="contents"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) selector.current = undefined;
      }}
      onFocus={({ target }) => {
        const name = target.getAttribute("name");
        const ofField = name ? `[name="${CSS.escape(name)}"]` : FIELDS;
        selector.current = target.getAttribute("type") === "submit" ? "[type=submit]" : ofField;
      }}
      ref={box}
    >
      <Fragment key={of}>{children}</Fragment>
    </div>
  );
}
