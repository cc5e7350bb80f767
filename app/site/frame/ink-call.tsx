import type { ReactNode } from "react";

interface InkCallProps {
  id: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function InkCall({ id, title, text, children }: InkCallProps) {
  return (
    <section aria-labelledby={id} className="on-ink">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-8 py-16 md:py-24">
        <div className="max-w-xl">
          <h2 className="text-h2" id={id}>
            {title}
          </h2>
          <p className="mt-4 text-lead text-neutro-200">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
