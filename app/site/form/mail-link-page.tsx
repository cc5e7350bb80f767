import { Button } from "#app/ui/button.tsx";
import { PageHead } from "../frame/page-head.tsx";

interface Answer {
  title: string;
  text: string;
  link: { href: string; label: string };
}

interface MailLinkPageProps {
  /** True if the sent form succeeded, false if its link was not valid, undefined before the form is sent. */
  isDone: boolean | undefined;
  isValid: boolean;
  action?: string;
  request: { title: string; text: string; button: string };
  done: Answer;
  invalid: Omit<Answer, "title">;
}

/** The page of a link in a mail. Only its button acts, because mail programs open links by themselves. */
export function MailLinkPage({ isDone, isValid, action, request, ...answers }: MailLinkPageProps) {
  const invalid = { ...answers.invalid, title: "Link inválido" };
  const answer = isDone ? answers.done : isDone === false || !isValid ? invalid : undefined;
  const { title, text } = answer ?? request;
  // The result takes the focus, so that screen readers read it out.
  const isSent = isDone !== undefined;
  return (
    <div className="page-width py-20 md:py-32">
      <PageHead description={text} title={title} />
      <div
        // biome-ignore lint/a11y/noAutofocus: see `isSent`
        autoFocus={isSent}
        className="outline-none"
        role={isSent ? "status" : undefined}
        tabIndex={isSent ? -1 : undefined}
      >
        <h1 className="max-w-3xl text-h1">{title}</h1>
        <p className="mt-5 max-w-prose text-lead text-neutro-700">{text}</p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        {answer ? (
          <Button variant="filled" href={answer.link.href}>
            {answer.link.label}
          </Button>
        ) : (
          <form action={action} method="post">
            <Button variant="filled" type="submit">
              {request.button}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
