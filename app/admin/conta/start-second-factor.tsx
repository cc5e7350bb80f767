/** First step: the password again. */
import { useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { href, type useFetcher } from "react-router";
import { PasswordField } from "#app/ui/controls/password-field.tsx";
import { startSecondFactorForm } from "#domain/conta.ts";
import { submissionResult } from "../submission-result.ts";
import { OwnForm } from "./own-form.tsx";

const SUBMIT = { label: "Continuar", busy: "Carregando..." };

export function StartSecondFactor({ fetcher }: { fetcher: ReturnType<typeof useFetcher> }) {
  const [form, fields] = useForm({
    id: "ligar-segundo-fator",
    lastResult: submissionResult(fetcher.data),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: startSecondFactorForm }),
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
