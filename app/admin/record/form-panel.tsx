import { type ReactNode, useEffect, useRef } from "react";
import type { TableThing } from "#domain/permissions.ts";
import { HistoryLink } from "./history/history-link.tsx";

interface FormPanelProps {
  title: string;
  record?: { thing: TableThing; id: string };
  heading?: "h1" | "h2";
  children: ReactNode;
}

export function FormPanel({ title, record, heading: Heading = "h2", children }: FormPanelProps) {
  const focused = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    focused.current?.focus({ preventScroll: true });
    focused.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <section
      aria-label={title}
      className="mb-8 rounded-panel border border-neutro-300 bg-white p-4 md:p-6"
    >
      <title>{`${title} · Painel`}</title>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="text-xl font-semibold outline-none" ref={focused} tabIndex={-1}>
          {title}
        </Heading>
        {record && <HistoryLink {...record} />}
      </div>
      {children}
    </section>
  );
}
