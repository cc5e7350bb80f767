import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { novoProtocoloForm } from "#domain/laudos/laudo-registro.ts";
import { reissueProtocolo } from "#server/data/laudos/release.ts";
import type { Route } from "./+types/protocolo.ts";
import { loadStep } from "./load-step.server.ts";
import { StepScreen } from "./step-screen.tsx";
import { takeStep } from "./take-step.server.ts";

export function loader(args: Route.LoaderArgs) {
  return loadStep(args);
}

export function action(args: Route.ActionArgs) {
  return takeStep(args, {
    schema: novoProtocoloForm,
    take: reissueProtocolo,
    to: (id) => href("/admin/laudos/:id/comprovante", { id }),
    said: "Novo protocolo criado. O anterior não abre mais nada.",
  });
}

export const clientAction = keepTyped;

export default function ProtocoloPage() {
  const step = useLoaderData<typeof loader>();
  return (
    <StepScreen
      answer={useActionData<typeof action>()}
      failure="Erro ao criar protocolo"
      id="protocolo"
      confirm="Confirmar novo protocolo"
      schema={novoProtocoloForm}
      step={step}
      text="Para um comprovante perdido ou visto por outra pessoa. O protocolo de agora deixa de abrir o laudo, e os acessos abertos com ele terminam."
      title="Novo protocolo"
    />
  );
}
