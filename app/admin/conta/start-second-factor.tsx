import { href, type useFetcher } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { startSecondFactorForm } from "#domain/contas/conta.ts";
import type { action } from "./segundo-fator.ts";

const SUBMIT = { label: "Continuar", busy: "Carregando..." };

export function StartSecondFactor({
  fetcher,
}: {
  fetcher: ReturnType<typeof useFetcher<typeof action>>;
}) {
  return (
    <AdminForm
      answer={fetcher.data}
      id="ligar-segundo-fator"
      label="Ligar segundo fator"
      own={{ fetcher, action: href("/admin/conta/segundo-fator") }}
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
    </AdminForm>
  );
}
