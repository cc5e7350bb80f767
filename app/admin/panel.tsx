/** A part of a screen with a heading of its own, set apart by a hairline. */
import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  text?: ReactNode;
  children: ReactNode;
}

export function Panel({ title, text, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-panel border border-neutro-200 bg-white p-4 md:p-5"
    >
      <h2 className="text-base font-semibold" id={id}>
        {title}
      </h2>
      {text && <p className="mt-0.5 text-neutro-700">{text}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
