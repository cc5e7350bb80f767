/** Releases a report to its patient after a person has typed the patient's birth date. */
import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { liberacaoForm } from "#domain/laudos/laudos.ts";
import { releaseLaudo } from "#server/data/laudos/release.ts";
import type { Route } from "./+types/liberar.ts";
import { loadStep } from "./load-step.server.ts";
import { StepScreen } from "./step-screen.tsx";
import { takeStep } from "./take-step.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadStep(args);
}

export function action(args: Route.ActionArgs) {
  return takeStep(args, {
    schema: liberacaoForm,
    pdfOf: () => "current",
    take: releaseLaudo,
    said: "Laudo liberado.",
  });
}

export const clientAction = keepTyped;

export default function LiberarPage() {
  const step = useLoaderData<typeof loader>();
  return (
    <StepScreen
      answer={useActionData<typeof action>()}
      failure="Erro ao liberar laudo"
      id="liberar"
      confirm="Confirmar liberação"
      schema={liberacaoForm}
      step={step}
      text="Compare o nome e o exame com a primeira página. A data de nascimento, digitada de novo, confirma que o laudo é desta pessoa."
      title="Liberar laudo"
    >
      {(fields) => (
        <DateField
          description="Leia do PDF ou do documento do paciente, não do cadastro."
          field={fields.data_nascimento}
          label="Data de nascimento do paciente"
          required
        />
      )}
    </StepScreen>
  );
}
