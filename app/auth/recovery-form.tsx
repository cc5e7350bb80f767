/** The e-mail to which a recovery link goes. */
import { FormField } from "#app/ui/form-field.tsx";
import type { AuthAnswer } from "./answer.ts";
import { AuthForm } from "./auth-form.tsx";
import { AUTH_PATHS } from "./steps.ts";

export function RecoveryForm({ answer }: { answer?: AuthAnswer }) {
  return (
    <AuthForm
      action={AUTH_PATHS.recuperar}
      button="Enviar email de recuperação"
      other={{ href: AUTH_PATHS.entrar, label: "Voltar ao login" }}
      step="recuperar"
    >
      <FormField
        autoComplete="username"
        defaultValue={answer?.values.email}
        error={answer?.errors.email}
        isFirstError
        label="Email"
        name="email"
        required
        type="email"
      />
    </AuthForm>
  );
}
