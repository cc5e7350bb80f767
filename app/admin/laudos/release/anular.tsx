import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { Button } from "#app/ui/button.tsx";
import { anulacaoForm } from "#domain/laudos/laudos.ts";
import { annulLaudo } from "#server/data/laudos/release.ts";
import type { Route } from "./+types/anular.ts";
import { loadStep } from "./load-step.server.ts";
import { MotivoField } from "./motivo-field.tsx";
import { StepScreen } from "./step-screen.tsx";
import { takeStep } from "./take-step.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadStep(args);
}

export function action(args: Route.ActionArgs) {
  return takeStep(args, {
    schema: anulacaoForm,
    take: annulLaudo,
    said: "Laudo anulado. Os acessos abertos a ele foram encerrados.",
  });
}

export const clientAction = keepTyped;

export default function AnularPage() {
  const step = useLoaderData<typeof loader>();
  const { id } = step.laudo;
  return (
    <StepScreen
      answer={useActionData<typeof action>()}
      failure="Erro ao anular laudo"
      id="anular"
      confirm="Confirmar anulação"
      schema={anulacaoForm}
      isFinal
      after={
        <section className="max-w-xl rounded-panel bg-neutro-50 p-4">
          <h2 className="font-semibold">O laudo está no paciente errado?</h2>
          <p className="mt-1 mb-3 text-neutro-800">
            Anule este laudo e leve o mesmo PDF para o cadastro certo em um só passo, e veja quem já
            abriu.
          </p>
          <Button icon="arrow-right" to={href("/admin/laudos/:id/mover", { id })}>
            Mover para outro paciente
          </Button>
        </section>
      }
      step={step}
      text="O paciente passa a ler “Anulado pela clínica. Fale conosco.” e nenhum arquivo sai mais. Não há volta: um laudo certo é cadastrado de novo."
      title="Anular laudo"
    >
      {(fields) => <MotivoField field={fields.motivo} />}
    </StepScreen>
  );
}
