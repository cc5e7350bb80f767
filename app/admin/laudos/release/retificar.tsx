import { useState } from "react";
import { useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { CheckField } from "#app/ui/controls/check-field.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { LI_ALTERADO } from "#domain/laudos/assinaturas.ts";
import { retificacaoComPdfForm } from "#domain/laudos/laudo-registro.ts";
import { correctLaudo } from "#server/data/laudos/release.ts";
import { PdfField } from "../pdf/pdf-field.tsx";
import type { SentPdf } from "../pdf/use-pdf-uploads.ts";
import type { Route } from "./+types/retificar.ts";
import { loadStep } from "./load-step.server.ts";
import { MotivoField } from "./motivo-field.tsx";
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

export const clientAction = keepTyped;

export default function RetificarPage() {
  const step = useLoaderData<typeof loader>();
  const [sent, setSent] = useState<SentPdf>();
  return (
    <StepScreen
      answer={useActionData<typeof action>()}
      failure="Erro ao retificar laudo"
      id="retificar"
      confirm="Confirmar retificação"
      schema={retificacaoComPdfForm}
      step={step}
      text="O paciente passa a ver só o PDF novo, com a palavra Retificado. O anterior fica guardado para a equipe."
      title="Retificar laudo"
    >
      {(fields) => (
        <>
          <PdfField field={fields.pdf} label="PDF" onSent={setSent} />
          {(sent?.integridade === "alterada" || fields.li_alterado.errors) && (
            <CheckField field={fields.li_alterado} label={LI_ALTERADO} />
          )}
          <MotivoField field={fields.motivo} />
          <DateField
            description="Leia do PDF novo ou do documento do paciente, não do cadastro."
            field={fields.data_nascimento}
            label="Data de nascimento do paciente"
            required
          />
        </>
      )}
    </StepScreen>
  );
}
