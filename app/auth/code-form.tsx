/** The second step of a sign-in, for those who switched it on. */
import { FormField } from "#app/ui/form-field.tsx";
import type { AuthAnswer } from "./answer.ts";
import { AuthForm } from "./auth-form.tsx";
import { AUTH_PATHS } from "./steps.ts";

export function CodeForm({ answer }: { answer?: AuthAnswer }) {
  return (
    <AuthForm
      action={AUTH_PATHS.codigo}
      button="Entrar"
      other={{ href: AUTH_PATHS.entrar, label: "Voltar ao login" }}
      step="codigo"
    >
      <FormField
        autoComplete="one-time-code"
        error={answer?.errors.codigo}
        hint="Os 6 dígitos do aplicativo, ou um dos códigos de recuperação."
        inputMode="text"
        isFirstError
        label="Código"
        name="codigo"
        required
      />
    </AuthForm>
  );
}
