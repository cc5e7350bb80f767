/** A new password, by the link that was e-mailed. */
import { firstError } from "#app/ui/form-answer.ts";
import { FormField } from "#app/ui/form-field.tsx";
import type { AuthAnswer } from "./answer.ts";
import { AuthForm } from "./auth-form.tsx";

export function NewSenhaForm({ answer }: { answer?: AuthAnswer }) {
  const errors = answer?.errors ?? {};
  const first = firstError(["senha", "confirmacao"], errors) ?? "senha";
  return (
    <AuthForm button="Redefinir senha" step="senha">
      <FormField
        autoComplete="new-password"
        error={errors.senha}
        hint="Mínimo de 6 caracteres. Uma frase curta é melhor que uma palavra."
        isFirstError={first === "senha"}
        label="Nova senha"
        name="senha"
        required
        type="password"
      />
      <FormField
        autoComplete="new-password"
        error={errors.confirmacao}
        isFirstError={first === "confirmacao"}
        label="Confirmar nova senha"
        name="confirmacao"
        required
        type="password"
      />
    </AuthForm>
  );
}
