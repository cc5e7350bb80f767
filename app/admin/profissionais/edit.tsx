import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { PROFISSIONAL_LABELS as LABELS, profissionalForm } from "#domain/pessoas/profissionais.ts";
import { profissionais } from "#server/data/plain-lists.ts";
import { PublicidadeReview } from "../publicidade/review.tsx";
import { FormDialog } from "../record/form-dialog.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { ProfissionalFields } from "./profissional-fields.tsx";

const TEXTS = {
  created: "Profissional adicionado com sucesso",
  updated: "Profissional atualizado com sucesso",
};

export function loader(args: Route.LoaderArgs) {
  return loadRecord(args, "profissionais", { get: profissionais.get });
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "profissionais",
    schema: profissionalForm,
    texts: TEXTS,
    ...profissionais,
  });
}

export const clientAction = keepTyped;

export default function ProfissionalForm() {
  const { record } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      closeTo={href("/admin/profissionais")}
      record={record ? { thing: "profissionais", id: record.id } : undefined}
      title={record ? "Editar Profissional" : "Novo Profissional"}
    >
      <PublicidadeReview recordId={record?.id} thing="profissionais">
        <RecordForm
          answer={useActionData<typeof action>()}
          cancelTo={href("/admin/profissionais")}
          failure="Erro ao salvar profissional"
          id="profissional"
          labels={LABELS}
          record={record}
          schema={profissionalForm}
        >
          {(fields) => <ProfissionalFields fields={fields} />}
        </RecordForm>
      </PublicidadeReview>
    </FormDialog>
  );
}
