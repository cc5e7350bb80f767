import { TextField } from "#app/ui/controls/text-field.tsx";
import { answeredFields } from "#app/ui/form-answer.ts";
import type { AuthAnswer } from "./answer-auth.server.ts";
import { AuthForm } from "./auth-form.tsx";

export function NewSenhaForm({ answer }: { answer?: AuthAnswer }) {
  const { senha, confirmacao } = answeredFields(["senha", "confirmacao"], answer?.result);
  return (
    <AuthForm button="Redefinir senha" step="senha">
      <TextField
        autoComplete="new-password"
        autoFocus={!confirmacao.isFirstError}
        description="Mínimo de 6 caracteres. Uma frase curta é melhor que uma palavra."
        field={senha}
        label="Nova senha"
        required
        type="password"
      />
      <TextField
        autoComplete="new-password"
        field={confirmacao}
        label="Confirmar nova senha"
        required
        type="password"
      />
    </AuthForm>
  );
}
