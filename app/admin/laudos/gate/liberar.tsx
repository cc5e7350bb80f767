/** Releases a report to its patient, once a person has looked at whose it is. */
import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { liberacaoForm } from "#domain/laudos.ts";
import { releaseLaudo } from "#server/data/laudos/release.ts";
import type { Route } from "./+types/liberar.ts";
import { GateForm } from "./gate-form.tsx";
import { GateScreen } from "./gate-screen.tsx";
import { loadGate } from "./load-gate.server.ts";
import { passGate } from "./pass-gate.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadGate(args);
}

export function action(args: Route.ActionArgs) {
  return passGate(args, {
    schema: liberacaoForm,
    pdfOf: () => "current",
    take: releaseLaudo,
    said: "Laudo liberado.",
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction);
}

export default function LiberarPage() {
  const gate = useLoaderData<typeof loader>();
  return (
    <GateScreen
      gate={gate}
      text="Compare o nome e o exame com a primeira página. A data de nascimento, digitada de novo, confirma que o laudo é desta pessoa."
      title="Liberar laudo"
    >
      <GateForm
        answer={useActionData<typeof clientAction>()}
        confirm="Confirmar liberação"
        failure="Erro ao liberar laudo"
        id="liberar"
        schema={liberacaoForm}
        versao={gate.laudo.versao}
      >
        {(fields) => (
          <DateField
            description="Leia do PDF ou do documento do paciente, não do cadastro."
            field={fields.data_nascimento}
            label="Data de nascimento do paciente"
            required
          />
        )}
      </GateForm>
    </GateScreen>
  );
}
