/** Corrects a report that is out: a new version of the PDF; the old one stays for staff. */
import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { retificacaoComPdfForm } from "#domain/laudos/laudo-registro.ts";
import { correctLaudo } from "#server/data/laudos/release.ts";
import { PdfField } from "../pdf/pdf-field.tsx";
import type { Route } from "./+types/retificar.ts";
import { loadStep } from "./load-step.server.ts";
import { MotivoField } from "./motivo-field.tsx";
import { StepForm } from "./step-form.tsx";
import { StepScreen } from "./step-screen.tsx";
import { takeStep } from "./take-step.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadStep(args);
}

export function action(args: Route.ActionArgs) {
  return takeStep(args, {
    schema: retificacaoComPdfForm,
    pdfOf: ({ pdf }) => pdf,
    take: (tx, { pdf, ...requested }) => correctLaudo(tx, { ...requested, versaoId: pdf }),
    said: "Laudo retificado.",
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction);
}

export default function RetificarPage() {
  const step = useLoaderData<typeof loader>();
  return (
    <StepScreen
      step={step}
      text="O paciente passa a ver só o PDF novo, com a palavra Retificado. O anterior fica guardado para a equipe."
      title="Retificar laudo"
    >
      <StepForm
        answer={useActionData<typeof clientAction>()}
        confirm="Confirmar retificação"
        failure="Erro ao retificar laudo"
        id="retificar"
        schema={retificacaoComPdfForm}
        versao={step.laudo.versao}
      >
        {(fields) => (
          <>
            <PdfField field={fields.pdf} label="PDF" />
            <MotivoField field={fields.motivo} />
            <DateField
              description="Leia do PDF novo ou do documento do paciente, não do cadastro."
              field={fields.data_nascimento}
              label="Data de nascimento do paciente"
              required
            />
          </>
        )}
      </StepForm>
    </StepScreen>
  );
}
