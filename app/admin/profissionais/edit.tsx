/** A doctor, new or existing; the form stands over the list. */
import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { TagsField } from "#app/ui/controls/tags-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  PROFISSIONAL_LABELS as LABELS,
  PROFISSIONAL_LIMITS as LIMITS,
  parseEspecializacoes,
  profissionalForm,
} from "#domain/profissionais.ts";
import { profissionais } from "#server/data/profissionais.ts";
import { ImageField } from "../media/image-field.tsx";
import { FormDialog } from "../record/form-dialog.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { NameFields } from "./name-fields.tsx";

const TEXTS = {
  created: "Profissional adicionado com sucesso",
  updated: "Profissional atualizado com sucesso",
};

/** The specification's default; the order itself is changed in the list. */
const NEW = { ordem_exibicao: "0" };

export function loader(args: Route.LoaderArgs) {
  return loadRecord(args, "profissionais", { get: profissionais.get });
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "profissionais",
    schema: profissionalForm,
    to: href("/admin/profissionais"),
    texts: TEXTS,
    ...profissionais,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return keepTyped(serverAction);
}

export default function ProfissionalForm() {
  const { record } = useLoaderData<typeof loader>();
  return (
    <FormDialog
      closeTo={href("/admin/profissionais")}
      record={record ? { thing: "profissionais", id: record.id } : undefined}
      title={record ? "Editar Profissional" : "Novo Profissional"}
    >
      <RecordForm
        answer={useActionData<typeof clientAction>()}
        cancelTo={href("/admin/profissionais")}
        defaults={NEW}
        failure="Erro ao salvar profissional"
        id="profissional"
        labels={LABELS}
        record={record}
        schema={profissionalForm}
      >
        {(fields) => (
          <>
            <NameFields nome={fields.nome} titulo={fields.titulo} />
            <TextField field={fields.especialidade} label={LABELS.especialidade} required />
            <div className="grid gap-5 sm:grid-cols-2">
              <TextField
                description="Como aparece no site: CRM-MS 00001"
                field={fields.crm}
                label={LABELS.crm}
              />
              <TextField
                description="O registro da especialidade: RQE 0001"
                field={fields.rqe}
                label={LABELS.rqe}
              />
            </div>
            <ImageField
              bucket="medicos"
              crop="portrait"
              field={fields.foto_url}
              label={LABELS.foto_url}
            />
            <TextField field={fields.mini_bio} label={LABELS.mini_bio} rows={3} />
            <TextField field={fields.formacao} label={LABELS.formacao} rows={2} />
            <TagsField
              field={fields.especializacoes}
              label={LABELS.especializacoes}
              max={LIMITS.especializacoes}
              maxLength={LIMITS.especializacao}
              parse={parseEspecializacoes}
            />
            <TextField field={fields.horarios} label={LABELS.horarios} />
            <TextField
              field={fields.ordem_exibicao}
              label={LABELS.ordem_exibicao}
              min={0}
              type="number"
            />
          </>
        )}
      </RecordForm>
    </FormDialog>
  );
}
