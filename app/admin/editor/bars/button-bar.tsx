import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";

const CONTROLS = "button:not(:disabled), select";
const STEPS: Partial<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

export const BAR = "flex flex-wrap items-center gap-x-2 gap-y-0.5 px-2 py-1";

export function ButtonBar({ label, children }: { label: string; children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const last = useRef<HTMLElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const isTab = event.key === "Tab";
    if (!step && !isTab) return;
    const all = [...(bar.current?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
    const controls = all.filter((control) => control.getClientRects().length > 0);
    if (step) {
      event.preventDefault();
      event.stopPropagation();
      const at = controls.indexOf(document.activeElement as HTMLElement);
      controls[at + step]?.focus();
    } else {
      last.current = document.activeElement as HTMLElement;
      // Focuses the first or last control; the browser then handles Tab and leaves the toolbar.
      controls.at(event.shiftKey ? 0 : -1)?.focus();
    }
  };
  const onFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // When a hidden button gets the focus, the browser scrolls the closed toolbar. The toolbar must then open.
    if (currentTarget.scrollTop > 0) {
      currentTarget.scrollTop = 0;
      setOpen(true);
    }
    const { current } = last;
    if (!current || currentTarget.contains(relatedTarget)) return;
    last.current = null;
    if (current.isConnected) current.focus();
  };
  return (
    <div
      aria-label={label}
      // On a phone the wide gap moves hidden buttons away from the screen's bars, because axe reports covered buttons.
      className={`group/bar max-md:relative max-md:pr-22 max-md:not-data-open:h-13 max-md:not-data-open:gap-y-40 max-md:not-data-open:overflow-hidden ${BAR}`}
      data-open={isOpen || undefined}
      onFocusCapture={onFocus}
      onKeyDownCapture={onKeyDown}
      ref={bar}
      role="toolbar"
    >
      {children}
      <button
        aria-expanded={isOpen}
        className="group absolute top-1 right-0 flex min-h-11 items-center gap-1 border-l border-neutro-200 bg-white px-2.5 text-[0.9375rem] font-medium md:hidden"
        onClick={() => setOpen(!isOpen)}
        type="button"
      >
        {isOpen ? "Menos" : "Mais"}
        <span className="sr-only"> ferramentas</span>
        <Icon
          className="size-4 transition-[rotate] duration-150 ease-out group-aria-expanded:rotate-180"
          name="chevron-down"
        />
      </button>
    </div>
  );
}

export function ButtonGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would belong to the form around the editor
    <div
      aria-label={label}
      className="flex max-md:group-not-data-open/bar:contents md:flex-wrap"
      role="group"
    >
      {children}
    </div>
  );
}
