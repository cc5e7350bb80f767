import { type ReactNode, useEffect, useRef } from "react";
import type { TableThing } from "#domain/permissions.ts";
import { HistoryLink } from "./history/history-link.tsx";

interface FormPanelProps {
  title: string;
  record?: { thing: TableThing; id: string };
  children: ReactNode;
}

export function FormPanel({ title, record, children }: FormPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The form opens above the list, so it is scrolled into view and focused.
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section
      aria-label={title}
      className="mb-8 rounded-panel border border-neutro-300 bg-white p-4 md:p-6"
    >
      <title>{`${title} · Painel`}</title>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl font-semibold outline-none" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {record && <HistoryLink {...record} />}
      </div>
      {children}
    </section>
  );
}
