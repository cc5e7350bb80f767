import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { Button } from "#app/ui/button.tsx";
import { DISCARD } from "#app/ui/controls/unsaved-changes.tsx";
import { PACIENTE_LABELS as LABELS, pacienteForm } from "#domain/pessoas/pacientes.ts";
import { isoDate } from "#domain/texto/datas.ts";
import { getPaciente } from "#server/data/pacientes/pacientes.ts";
import type { DataAnswer } from "#server/http/forms/form-answer.ts";
import { FormPanel } from "../record/form-panel.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, type RecordConflict, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { createOrOffer, updateOnce } from "./create-or-offer.server.ts";
import { type Known, KnownPaciente } from "./known-paciente.tsx";
import { PacienteFields } from "./paciente-fields.tsx";

export async function loader(args: Route.LoaderArgs) {
  const { record } = await loadRecord(args, "pacientes", {
    get: getPaciente,
  });
  const { responsavel_id: id, responsavel_nome: nome } = record ?? {};
  return {
    // The guardian's name and e-mail belong to another record, so the form begins without them.
    record: record && { ...record, responsavel_nome: null, responsavel_email: null },
    guardian: id && nome ? { id, nome } : undefined,
    today: isoDate(new Date()),
  };
}

export async function action(
  args: Route.ActionArgs,
): Promise<Response | DataAnswer<RecordConflict & { known: Known }>> {
  const schema = pacienteForm(isoDate(new Date()));
  const to = href("/admin/pacientes");
  if (args.params.id === undefined) return createOrOffer(args, schema, to);
  return saveRecord(args, {
    thing: "pacientes",
    schema,
    to,
    texts: { updated: "Paciente atualizado com sucesso!" },
    update: updateOnce,
  });
}

export const clientAction = keepTyped;

export default function PacienteForm() {
  const { record, guardian, today } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const known = answer?.known;
  return (
    <FormPanel
      record={record ? { thing: "pacientes", id: record.id } : undefined}
      title={record ? "Editar Paciente" : "Novo Paciente"}
    >
      {known && (
        <KnownPaciente paciente={known}>
          <Button state={DISCARD} to={href("/admin/pacientes/:id", { id: known.id })}>
            Abrir este cadastro
          </Button>
        </KnownPaciente>
      )}
      <RecordForm
        answer={answer}
        cancelTo={href("/admin/pacientes")}
        failure="Erro ao salvar paciente"
        id="paciente"
        keepsDraft={false}
        key={record?.id}
        labels={LABELS}
        record={record}
        schema={pacienteForm(today)}
      >
        {(fields) => <PacienteFields fields={fields} guardian={guardian} today={today} />}
      </RecordForm>
    </FormPanel>
  );
}
