import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import type { AuthAnswer } from "./answer-auth.server.ts";
import { AuthForm } from "./auth-form.tsx";
import { AUTH_PATHS } from "./steps.ts";

export function LoginForm({ answer }: { answer?: AuthAnswer }) {
  const { email, senha } = answeredFields(["email", "senha"], answer?.result);
  const isFirst = answer === undefined;
  return (
    <AuthForm
      action={AUTH_PATHS.entrar}
      button="Entrar"
      other={{ href: AUTH_PATHS.recuperar, label: "Esqueci minha senha" }}
      step="entrar"
    >
      <TextField
        autoComplete="username"
        autoFocus={isFirst || email.isFirstError}
        field={email}
        label="Email"
        required
        type="email"
      />
      <TextField
        autoComplete="current-password"
        // The password has the focus after a failed sign-in too, because it has to be typed again.
        autoFocus={!isFirst && !email.isFirstError}
        field={senha}
        label="Senha"
        required
        type="password"
      />
    </AuthForm>
  );
}
