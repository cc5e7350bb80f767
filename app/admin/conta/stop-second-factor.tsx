import { href, useFetcher } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { stopSecondFactorForm } from "#domain/contas/conta.ts";
import type { action } from "./segundo-fator.ts";

const SUBMIT = { label: "Desligar", busy: "Salvando..." };

export function StopSecondFactor() {
  const fetcher = useFetcher<typeof action>();
  return (
    <AdminForm
      answer={fetcher.data}
      id="desligar-segundo-fator"
      label="Desligar segundo fator"
      own={{ fetcher, action: href("/admin/conta/segundo-fator") }}
      schema={stopSecondFactorForm}
      submit={SUBMIT}
    >
      {(fields) => (
        <>
          <PasswordField
            autoComplete="current-password"
            autoFocus
            field={fields.senha_atual}
            label="Senha atual"
            required
          />
          <TextField
            autoComplete="one-time-code"
            description="Do aplicativo, ou um código de recuperação."
            field={fields.codigo}
            inputMode="numeric"
            label="Código"
            required
          />
        </>
      )}
    </AdminForm>
  );
}
