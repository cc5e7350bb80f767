/** Turning it off asks for the password and a code: an open screen alone is not enough. */
import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { href, useFetcher } from "react-router";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { stopSecondFactorForm } from "#domain/conta.ts";
import { submissionResult } from "../submission-result.ts";
import { OwnForm } from "./own-form.tsx";

const SUBMIT = { label: "Desligar", busy: "Salvando..." };

export function StopSecondFactor() {
  const fetcher = useFetcher();
  const [form, fields] = useForm({
    id: "desligar-segundo-fator",
    lastResult: submissionResult(fetcher.data),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: stopSecondFactorForm }),
  });
  return (
    <OwnForm
      action={href("/admin/conta/segundo-fator")}
      fetcher={fetcher}
      form={form}
      label="Desligar segundo fator"
      submit={SUBMIT}
    >
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
    </OwnForm>
  );
}
