/** First step: the password again. */
import { href, type useFetcher } from "react-router";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { startSecondFactorForm } from "#domain/contas/conta.ts";
import { OwnForm } from "./own-form.tsx";

const SUBMIT = { label: "Continuar", busy: "Carregando..." };

export function StartSecondFactor({ fetcher }: { fetcher: ReturnType<typeof useFetcher> }) {
  return (
    <OwnForm
      action={href("/admin/conta/segundo-fator")}
      fetcher={fetcher}
      id="ligar-segundo-fator"
      label="Ligar segundo fator"
      schema={startSecondFactorForm}
      submit={SUBMIT}
    >
      {(fields) => (
        <PasswordField
          autoComplete="current-password"
          autoFocus
          description="Para ter certeza de que é você."
          field={fields.senha_atual}
          label="Senha atual"
          required
        />
      )}
    </OwnForm>
  );
}
