import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { PacienteField } from "#app/admin/pacientes/search/paciente-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { movimentoForm } from "#domain/laudos/laudo-registro.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { getLaudoAccesses } from "#server/data/laudos/laudos.ts";
import { moveLaudo } from "#server/data/laudos/release.ts";
import { TrailTable } from "../acessos/trail-table.tsx";
import type { Route } from "./+types/mover.ts";
import { loadStep } from "./load-step.server.ts";
import { StepScreen } from "./step-screen.tsx";
import { takeStep } from "./take-step.server.ts";

export async function loader(args: Route.LoaderArgs) {
  const step = await loadStep(args);
  const work = await asStaff(args, "read", "laudos");
  const seen = await work.transaction((tx) => getLaudoAccesses(tx, step.laudo.id, "outside"));
  return { step, seen: seen?.lines ?? [] };
}

export function action(args: Route.ActionArgs) {
  return takeStep(args, {
    schema: movimentoForm,
    take: moveLaudo,
    to: (id) => href("/admin/laudos/:id/acessos", { id }),
    said: "Laudo movido. Sob o paciente certo ele recomeça em análise, com um protocolo novo.",
  });
}

export const clientAction = keepTyped;

export default function MoverPage() {
  const { step, seen } = useLoaderData<typeof loader>();
  return (
    <StepScreen
      answer={useActionData<typeof action>()}
      failure="Erro ao mover laudo"
      id="mover"
      confirm="Confirmar mudança"
      schema={movimentoForm}
      isFinal
      below={
        <section className="mt-8">
          <h2 className="mb-2 text-xl">Quem já abriu</h2>
          {seen.length === 0 ? (
            <p className="text-neutro-800">Ninguém de fora da equipe abriu este laudo.</p>
          ) : (
            <TrailTable lines={seen} />
          )}
        </section>
      }
      step={step}
      text="O laudo é anulado neste paciente. O mesmo exame e o mesmo PDF recomeçam em análise no cadastro certo, com protocolo próprio, e passam de novo pela liberação."
      title="Mover para outro paciente"
    >
      {(fields) => (
        <>
          <PacienteField field={fields.paciente_id} label="Paciente certo" />
          <TextField field={fields.motivo} label="Motivo" required rows={3} />
        </>
      )}
    </StepScreen>
  );
}
