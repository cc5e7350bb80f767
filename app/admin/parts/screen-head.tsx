import type { ReactNode } from "react";

/** Matches a report's protocol number, whose hyphens must not break a line. */
const PROTOCOLO = /(\d{4}-[\dA-Z]{5}-[\dA-Z]{5})/;

interface ScreenHeadProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

export function ScreenHead({ title, text, children }: ScreenHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <title>{`${title} · Painel`}</title>
      <div className="min-w-0 flex-1 basis-72">
        <h1 className="text-2xl">
          {title.split(PROTOCOLO).map((part) =>
            PROTOCOLO.test(part) ? (
              <span className="whitespace-nowrap" key={part}>
                {part}
              </span>
            ) : (
              part
            ),
          )}
        </h1>
        {text && <p className="mt-1 max-w-prose text-neutro-700">{text}</p>}
      </div>
      {children && <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
