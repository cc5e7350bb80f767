import { type ReactNode, type Ref, useId } from "react";

interface PanelProps {
  title: string;
  text?: ReactNode;
  id?: string;
  headingRef?: Ref<HTMLHeadingElement>;
  children: ReactNode;
}

export function Panel({ title, text, id, headingRef, children }: PanelProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="rounded-panel border border-neutro-200 bg-white p-4 md:p-5"
      id={id}
    >
      <h2
        className="text-base font-semibold outline-none"
        id={headingId}
        ref={headingRef}
        tabIndex={headingRef || id ? -1 : undefined}
      >
        {title}
      </h2>
      {text && <p className="mt-0.5 text-neutro-700">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
