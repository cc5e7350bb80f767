import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import type { AuthAnswer } from "./answer-auth.server.ts";
import { AUTH_PATHS, type AuthStep } from "./steps.ts";

interface Form {
  action?: string;
  button: string;
  other?: { href: string; label: string };
  fields: readonly (Omit<ComponentProps<typeof TextField>, "field"> & { name: string })[];
}

const BACK = { href: AUTH_PATHS.entrar, label: "Voltar ao login" };
const EMAIL = { name: "email", label: "Email", type: "email", autoComplete: "username" };
const NEW = { type: "password", autoComplete: "new-password" };

const FORMS: Readonly<Record<AuthStep, Form>> = {
  entrar: {
    action: AUTH_PATHS.entrar,
    button: "Entrar",
    other: { href: AUTH_PATHS.recuperar, label: "Esqueci minha senha" },
    fields: [
      EMAIL,
      { name: "senha", label: "Senha", type: "password", autoComplete: "current-password" },
    ],
  },
  recuperar: {
    action: AUTH_PATHS.recuperar,
    button: "Enviar email de recuperação",
    other: BACK,
    fields: [EMAIL],
  },
  codigo: {
    action: AUTH_PATHS.codigo,
    button: "Entrar",
    other: BACK,
    fields: [
      {
        name: "codigo",
        label: "Código",
        description: "Os 6 dígitos do aplicativo, ou um dos códigos de recuperação.",
        autoComplete: "one-time-code",
        inputMode: "text",
      },
    ],
  },
  senha: {
    button: "Redefinir senha",
    fields: [
      {
        ...NEW,
        name: "senha",
        label: "Nova senha",
        description: "Mínimo de 6 caracteres. Uma frase curta é melhor que uma palavra.",
      },
      { ...NEW, name: "confirmacao", label: "Confirmar nova senha" },
    ],
  },
};

export function AuthForm({ step, answer }: { step: AuthStep; answer?: AuthAnswer }) {
  const { action, button, other, fields } = FORMS[step];
  const names = fields.map(({ name }) => name);
  const states = answeredFields(names, answer?.result);
  // If no single field is wrong, a failed sign-in focuses the password, because it has to be typed again.
  const again = answer && step === "entrar" ? names.at(-1) : names[0];
  const focused = names.find((name) => states[name]?.isFirstError) ?? again;
  return (
    <form action={action} className="grid gap-5" method="post" noValidate>
      <input name="acao" type="hidden" value={step} />
      {fields.map(({ name, ...field }) => {
        const state = states[name];
        return (
          state && (
            <TextField {...field} autoFocus={name === focused} field={state} key={name} required />
          )
        );
      })}
      <Button className="w-full" data-busy="Carregando..." type="submit" variant="filled">
        {button}
      </Button>
      {other && (
        <a className="link inline-flex min-h-11 items-center justify-self-start" href={other.href}>
          {other.label}
        </a>
      )}
    </form>
  );
}
