/** Annuls a report, for good; one under the wrong patient moves to the right one. */
import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { LinkButton } from "#app/ui/controls/link-button.tsx";
import { anulacaoForm } from "#domain/laudos.ts";
import { annulLaudo } from "#server/data/laudos/release.ts";
import type { Route } from "./+types/anular.ts";
import { GateForm } from "./gate-form.tsx";
import { GateScreen } from "./gate-screen.tsx";
import { loadGate } from "./load-gate.server.ts";
import { MotivoField } from "./motivo-field.tsx";
import { passGate } from "./pass-gate.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadGate(args);
}

export function action(args: Route.ActionArgs) {
  return passGate(args, {
    schema: anulacaoForm,
    take: annulLaudo,
    said: "Laudo anulado. Os acessos abertos a ele foram encerrados.",
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction);
}

export default function AnularPage() {
  const gate = useLoaderData<typeof loader>();
  const { id } = gate.laudo;
  return (
    <GateScreen
      gate={gate}
      text="O paciente passa a ler “Anulado pela clínica. Fale conosco.” e nenhum arquivo sai mais. Não há volta: um laudo certo é cadastrado de novo."
      title="Anular laudo"
    >
      <GateForm
        answer={useActionData<typeof clientAction>()}
        confirm="Confirmar anulação"
        failure="Erro ao anular laudo"
        id="anular"
        isDangerous
        schema={anulacaoForm}
        versao={gate.laudo.versao}
      >
        {(fields) => <MotivoField field={fields.motivo} />}
      </GateForm>
      <section className="max-w-xl rounded-panel bg-neutro-50 p-4">
        <h2 className="font-semibold">O laudo está no paciente errado?</h2>
        <p className="mt-1 mb-3 text-neutro-800">
          Anule este laudo e leve o mesmo PDF para o cadastro certo em um só passo, e veja quem já
          abriu.
        </p>
        <LinkButton icon="arrow-right" to={href("/admin/laudos/:id/mover", { id })}>
          Mover para outro paciente
        </LinkButton>
      </section>
    </GateScreen>
  );
}
