import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import type { AuthAnswer } from "./answer-auth.server.ts";
import { AuthForm } from "./auth-form.tsx";
import { AUTH_PATHS } from "./steps.ts";

export function CodeForm({ answer }: { answer?: AuthAnswer }) {
  const { codigo } = answeredFields(["codigo"], answer?.result);
  return (
    <AuthForm
      action={AUTH_PATHS.codigo}
      button="Entrar"
      other={{ href: AUTH_PATHS.entrar, label: "Voltar ao login" }}
      step="codigo"
    >
      <TextField
        autoComplete="one-time-code"
        autoFocus
        description="Os 6 dígitos do aplicativo, ou um dos códigos de recuperação."
        field={codigo}
        inputMode="text"
        label="Código"
        required
      />
    </AuthForm>
  );
}
