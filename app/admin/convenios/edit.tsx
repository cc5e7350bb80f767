import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { convenioForm, CONVENIO_LABELS as LABELS } from "#domain/clinica/convenios.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { readCoberturaOf } from "#server/data/exames/cobertura.ts";
import { convenios } from "#server/data/plain-lists.ts";
import { ImageField } from "../midia/field/image-field.tsx";
import { FormPanel } from "../record/form-panel.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { ExamesCobertos } from "./exames-cobertos.tsx";

const TEXTS = {
  created: "Convênio criado com sucesso!",
  updated: "Convênio atualizado com sucesso!",
};

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadRecord(args, "convenios", { get: convenios.get });
  if (!loaded.record) return { ...loaded, cobertura: undefined };
  const work = await asStaff(args, "open", "cobertura");
  const { id } = loaded.record;
  return { ...loaded, cobertura: await work.transaction((tx) => readCoberturaOf(tx, id)) };
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "convenios",
    schema: convenioForm,
    texts: TEXTS,
    ...convenios,
  });
}

export const clientAction = keepTyped;

export default function ConvenioForm() {
  const { record, cobertura } = useLoaderData<typeof loader>();
  return (
    <FormPanel
      record={record ? { thing: "convenios", id: record.id } : undefined}
      title={record ? "Editar Convênio" : "Novo Convênio"}
    >
      <RecordForm
        answer={useActionData<typeof action>()}
        cancelTo={href("/admin/convenios")}
        failure="Erro ao salvar convênio"
        id="convenio"
        isOftenRepeated
        labels={LABELS}
        record={record}
        schema={convenioForm}
      >
        {(fields) => (
          <>
            <TextField field={fields.nome} required />
            <ImageField
              bucket="convenios"
              description="JPG, PNG, GIF, WebP ou AVIF, com no máximo 5MB."
              field={fields.logo_url}
            />
            <TextField field={fields.observacoes} rows={3} />
            <TextField
              description="Em branco, vai para o fim da lista."
              field={fields.ordem_exibicao}
              min={0}
              type="number"
            />
            {record && cobertura && <ExamesCobertos id={record.id} {...cobertura} />}
          </>
        )}
      </RecordForm>
    </FormPanel>
  );
}
