import type { ReactNode } from "react";

interface ScreenHeadProps {
  title: string;
  text?: ReactNode;
  children?: ReactNode;
}

export function ScreenHead({ title, text, children }: ScreenHeadProps) {
  return (
    <div className="mb-6 flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <title>{`${title} · Painel`}</title>
      <div>
        <h1 className="text-2xl">{title}</h1>
        {text && <p className="mt-1 max-w-prose text-neutro-700">{text}</p>}
      </div>
      {children && <div className="flex min-w-0 flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}
