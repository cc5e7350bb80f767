import type { ReactNode } from "react";

interface PageIntroProps {
  title: string;
  text: ReactNode;
  action?: ReactNode;
}

export function PageIntro({ title, text, action }: PageIntroProps) {
  return (
    <div className="page-width pt-12 pb-12 md:pt-20 md:pb-16">
      <h1 className="text-h1">{title}</h1>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-12 gap-y-8">
        <p className="max-w-2xl text-lead text-neutro-700">{text}</p>
        {action}
      </div>
    </div>
  );
}
