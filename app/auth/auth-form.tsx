import type { ReactNode } from "react";
import type { AuthStep } from "./steps.ts";

interface AuthFormProps {
  step: AuthStep;
  /** The address to which the form is sent; by default the page's own, with its query. */
  action?: string;
  button: string;
  other?: { href: string; label: string };
  children: ReactNode;
}

export function AuthForm({ step, action, button, other, children }: AuthFormProps) {
  return (
    <form action={action} className="grid gap-5" method="post" noValidate>
      <input name="acao" type="hidden" value={step} />
      {children}
      <button className="button w-full" data-busy="Carregando..." type="submit">
        {button}
      </button>
      {other && (
        <a className="link inline-flex min-h-11 items-center justify-self-start" href={other.href}>
          {other.label}
        </a>
      )}
    </form>
  );
}
