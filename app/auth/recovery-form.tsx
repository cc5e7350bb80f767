import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import type { AuthAnswer } from "./answer-auth.server.ts";
import { AuthForm } from "./auth-form.tsx";
import { AUTH_PATHS } from "./steps.ts";

export function RecoveryForm({ answer }: { answer?: AuthAnswer }) {
  const { email } = answeredFields(["email"], answer?.result);
  return (
    <AuthForm
      action={AUTH_PATHS.recuperar}
      button="Enviar email de recuperação"
      other={{ href: AUTH_PATHS.entrar, label: "Voltar ao login" }}
      step="recuperar"
    >
      <TextField
        autoComplete="username"
        autoFocus
        field={email}
        label="Email"
        required
        type="email"
      />
    </AuthForm>
  );
}
