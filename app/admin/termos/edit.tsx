import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { CONFIRA } from "#domain/exames/exames.ts";
import { TERMO_LABELS as LABELS, termoForm } from "#domain/termos/termos.ts";
import { termos } from "#server/data/exames/termos.ts";
import { FormPanel } from "../record/form-panel.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";

const TEXTS = {
  created: "Termo criado com sucesso!",
  updated: "Termo atualizado com sucesso!",
};

export function loader(args: Route.LoaderArgs) {
  return loadRecord(args, "termos_consentimento", termos);
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "termos_consentimento",
    schema: termoForm,
    texts: TEXTS,
    create: termos.create,
    // A person who saves the form has seen its text, so the text counts as confirmed.
    update: (tx, { values, ...change }) =>
      termos.update(tx, { ...change, values: { ...values, conferido: true } }),
  });
}

export const clientAction = keepTyped;

export default function TermoForm() {
  const { record, nextOrder } = useLoaderData<typeof loader>();
  return (
    <FormPanel
      record={record ? { thing: "termos_consentimento", id: record.id } : undefined}
      title={record ? "Editar Termo" : "Novo Termo"}
    >
      <RecordForm
        answer={useActionData<typeof action>()}
        cancelTo={href("/admin/termos")}
        defaults={{ ordem_exibicao: String(nextOrder) }}
        failure="Erro ao salvar termo"
        id="termo"
        labels={LABELS}
        record={record}
        schema={termoForm}
      >
        {(fields) => (
          <>
            {record && !record.conferido && (
              <div className="rounded-panel bg-aviso-fundo p-4 text-aviso" role="note">
                <p className="font-semibold">{CONFIRA}</p>
                <p>
                  Este texto veio das sugestões e ainda não se imprime. Confira-o com o médico; ao
                  salvar, este aviso sai.
                </p>
              </div>
            )}
            <TextField field={fields.nome} required />
            <TextField
              description="Uma linha em branco separa os parágrafos. Nome, documento, data e assinatura já têm lugar na folha."
              field={fields.texto}
              required
              rows={14}
            />
            <TextField field={fields.ordem_exibicao} min={0} type="number" />
          </>
        )}
      </RecordForm>
    </FormPanel>
  );
}
