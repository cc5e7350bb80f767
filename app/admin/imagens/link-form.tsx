import { useState } from "react";
import { useFetcher } from "react-router";
import { AdminForm } from "#app/admin/form/admin-form.tsx";
import { Button } from "#app/ui/button.tsx";
import { CheckField } from "#app/ui/controls/check-field.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { ligarForm, ligarFormId } from "#domain/imagens/forms.ts";
import type { FormAnswer } from "#server/http/forms/form-answer.ts";

const CONFERE = "Conferi: apesar disso, as imagens são deste laudo";

interface LinkFormProps {
  estudo: string;
  action: string;
  label: string;
  confirm: string;
  describedBy: string;
}

export function LinkForm({ estudo, action, label, confirm, describedBy }: LinkFormProps) {
  const [shown, setShown] = useState<"button" | "form" | "button-again">("button");
  const fetcher = useFetcher<FormAnswer>();
  const id = ligarFormId(estudo);
  // Ticking the box clears the field's own errors, but the differences stay to be read.
  const differs = fetcher.data?.result?.error?.confere;
  if (shown !== "form") {
    return (
      <Button
        aria-describedby={describedBy}
        aria-expanded={false}
        autoFocus={shown === "button-again"}
        icon="link"
        onPress={() => setShown("form")}
      >
        {label}
      </Button>
    );
  }
  return (
    <AdminForm
      actions={
        <Button variant="quiet" onPress={() => setShown("button-again")}>
          Cancelar
        </Button>
      }
      answer={fetcher.data}
      id={id}
      isSecond
      label={label}
      own={{ fetcher, action }}
      schema={ligarForm}
      submit={{ label: confirm, busy: "Confirmando..." }}
    >
      {(fields) => (
        <>
          <input name="estudo" readOnly type="hidden" value={estudo} />
          <TextField
            autoComplete="off"
            autoFocus
            field={fields.protocolo}
            label="Protocolo"
            placeholder="2026-AB3CD-9EFGH"
            required
          />
          <DateField
            description="Leia do pedido ou do documento do paciente, não do cadastro."
            field={fields.data_nascimento}
            label="Data de nascimento do paciente"
            required
          />
          {differs && (
            <CheckField
              description={fields.confere.errors ? undefined : differs.join(" ")}
              field={fields.confere}
              label={CONFERE}
            />
          )}
        </>
      )}
    </AdminForm>
  );
}
