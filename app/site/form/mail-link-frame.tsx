import type { ReactNode } from "react";
import { PageHead } from "../frame/page-head.tsx";

interface FrameProps {
  title: string;
  text: string;
  /** True if the text is the result of the form that was sent. It takes the focus, so that it is read out. */
  isAnswer?: boolean;
  children?: ReactNode;
}

export function MailLinkFrame({ title, text, isAnswer = false, children }: FrameProps) {
  return (
    <div className="page-width py-20 md:py-32">
      <PageHead description={text} title={title} />
      <div
        // biome-ignore lint/a11y/noAutofocus: see `isAnswer`
        autoFocus={isAnswer}
        className="outline-none"
        role={isAnswer ? "status" : undefined}
        tabIndex={isAnswer ? -1 : undefined}
      >
        <h1 className="max-w-3xl text-h1">{title}</h1>
        <p className="mt-5 max-w-prose text-lead text-neutro-700">{text}</p>
      </div>
      {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
    </div>
  );
}
