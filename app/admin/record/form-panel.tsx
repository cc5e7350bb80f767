/** Where a record's form stands above its list. */
import { type ReactNode, useEffect, useRef } from "react";

export function FormPanel({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The list that was looked at stays below: eyes and focus go to the form.
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
      <h2 className="mb-5 text-xl font-semibold outline-none" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}
