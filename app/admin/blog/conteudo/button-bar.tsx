/** Buttons that are one stop of the Tab key, and are moved through with the arrows. */
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef } from "react";

const CONTROLS = "button:not(:disabled), select";
const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

export function ButtonBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isTab = event.key === "Tab";
    if (!step && !isTab) return;
    const controls = [...(bar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      const at = controls.indexOf(document.activeElement as HTMLElement);
      controls[at + step]?.focus();
    } else {
      last.current = document.activeElement as HTMLElement;
      // From the edge, the browser's own step leads out.
      controls.at(event.shiftKey ? 0 : -1)?.focus();
    }
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const { current } = last;
    if (!current || currentTarget.contains(relatedTarget)) return;
    last.current = null;
    if (current.isConnected) current.focus();
  };
  return (
    <div
      aria-label={label}
      className="editor-bar"
      onFocusCapture={onFocus}
      onKeyDownCapture={onKeyDown}
      ref={bar}
      role="toolbar"
    >
      {children}
    </div>
  );
}

export function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is part of the form around it
    <div aria-label={label} className="editor-group" role="group">
      {children}
    </div>
  );
}
