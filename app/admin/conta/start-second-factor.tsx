/** First step: the password again. */
import { href, type useFetcher } from "react-router";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { startSecondFactorForm } from "#domain/conta.ts";
import { useAdminForm } from "../use-admin-form.ts";
import { OwnForm } from "./own-form.tsx";

const SUBMIT = { label: "Continuar", busy: "Carregando..." };

export function StartSecondFactor({ fetcher }: { fetcher: ReturnType<typeof useFetcher> }) {
  const [form, fields] = useAdminForm({
    id: "ligar-segundo-fator",
    schema: startSecondFactorForm,
    answer: fetcher.data,
  });
  return (
    <OwnForm
      action={href("/admin/conta/segundo-fator")}
      fetcher={fetcher}
      form={form}
      label="Ligar segundo fator"
      submit={SUBMIT}
    >
      <PasswordField
        autoComplete="current-password"
        autoFocus
        description="Para ter certeza de que é você."
        field={fields.senha_atual}
        label="Senha atual"
        required
      />
    </OwnForm>
  );
}
