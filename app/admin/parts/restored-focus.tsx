/** Restores the focus in a form that is remounted by `resetKey`, such as a search form after each search. */
import { Fragment, type ReactNode, useEffect, useRef } from "react";
import { FIELDS } from "#app/ui/controls/field-state.ts";

interface RestoredFocusProps {
  resetKey: string | number;
  children: ReactNode;
}

/** Selects submit buttons, also a busy one, whose type is no longer `submit`. */
const SUBMIT = "[type=submit], [data-busy]";

export function RestoredFocus({ resetKey, children }: RestoredFocusProps) {
  const box = useRef<HTMLDivElement>(null);
  const selector = useRef<string>(undefined);
  const shown = useRef(resetKey);
  useEffect(() => {
    if (shown.current === resetKey) return;
    shown.current = resetKey;
    if (!selector.current || document.activeElement !== document.body) return;
    box.current?.querySelector<HTMLElement>(selector.current)?.focus();
  }, [resetKey]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the handlers only watch where the focus is
    <div
      className="contents"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget) selector.current = undefined;
      }}
      onFocus={({ target }) => {
        const name = target.getAttribute("name");
        const ofField = name ? `[name="${CSS.escape(name)}"]` : FIELDS;
        selector.current = target.matches(SUBMIT) ? SUBMIT : ofField;
      }}
      ref={box}
    >
      <Fragment key={resetKey}>{children}</Fragment>
    </div>
  );
}
