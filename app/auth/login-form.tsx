/** E-mail and password. */
import { firstError } from "#app/ui/form-answer.ts";
import { FormField } from "#app/ui/form-field.tsx";
import type { AuthAnswer } from "./answer.ts";
import { AuthForm } from "./auth-form.tsx";
import { AUTH_PATHS } from "./steps.ts";

export function LoginForm({ answer }: { answer?: AuthAnswer }) {
  const errors = answer?.errors ?? {};
  const first = firstError(["email", "senha"], errors);
  return (
    <AuthForm
      action={AUTH_PATHS.entrar}
      button="Entrar"
      other={{ href: AUTH_PATHS.recuperar, label: "Esqueci minha senha" }}
      step="entrar"
    >
      <FormField
        autoComplete="username"
        defaultValue={answer?.values.email}
        error={errors.email}
        isFirstError={first === "email" || !answer}
        label="Email"
        name="email"
        required
        type="email"
      />
      <FormField
        autoComplete="current-password"
        error={errors.senha}
        isFirstError={first === "senha" || (answer !== undefined && first === undefined)}
        label="Senha"
        name="senha"
        required
        type="password"
      />
    </AuthForm>
  );
}
