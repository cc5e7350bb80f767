import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { CheckField } from "#app/ui/controls/check-field.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { LI_ALTERADO } from "#domain/laudos/assinaturas.ts";
import { liberacaoForm } from "#domain/laudos/laudos.ts";
import { releaseLaudo } from "#server/data/laudos/release.ts";
import { type Lote, loteSearch, readLote, stopAddress } from "../selection/lote.ts";
import { LoteSteps } from "../selection/lote-steps.tsx";
import { nextAddress } from "../selection/next-address.server.ts";
import type { Route } from "./+types/liberar.ts";
import { loadStep } from "./load-step.server.ts";
import { StepScreen } from "./step-screen.tsx";
import { takeStep } from "./take-step.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args);
  return { step, lote: loteOf(args.request) };
}

export function action(args: Route.ActionArgs) {
  const lote = loteOf(args.request);
  return takeStep(args, {
    schema: liberacaoForm,
    pdfOf: () => "current",
    take: releaseLaudo,
    to: (_, work) => nextAddress(work, lote),
    undoSearch: loteSearch(lote),
    said: "Laudo liberado.",
  });
}

function loteOf(request: Request): Lote {
  return readLote(new URL(request.url).searchParams);
}

export const clientAction = keepTyped;

export default function LiberarPage() {
  const { step, lote } = useLoaderData<typeof loader>();
  const { id } = step.laudo;
  const isOfLote = lote.ids.length > 0;
  const position = `${lote.ids.indexOf(id) + 1} de ${lote.ids.length}`;
  return (
    <StepScreen
      answer={useActionData<typeof action>()}
      cancelTo={isOfLote ? stopAddress(lote) : undefined}
      failure="Erro ao liberar laudo"
      id="liberar"
      confirm="Confirmar liberação"
      schema={liberacaoForm}
      step={step}
      text="Compare o nome e o exame com a primeira página. A data de nascimento, digitada de novo, confirma que o laudo é desta pessoa."
      title={isOfLote ? `Liberar laudo ${position}` : "Liberar laudo"}
      // Each report of a batch begins with an empty form.
      key={id}
      tools={isOfLote && <LoteSteps id={id} lote={lote} />}
    >
      {(fields) => (
        <>
          {step.pdf?.integridade === "alterada" && (
            <CheckField field={fields.li_alterado} label={LI_ALTERADO} />
          )}
          <DateField
            description="Leia do PDF ou do documento do paciente, não do cadastro."
            field={fields.data_nascimento}
            label="Data de nascimento do paciente"
            required
          />
        </>
      )}
    </StepScreen>
  );
}
