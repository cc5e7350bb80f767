import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { withoutAbsentCobertura } from "#domain/exames/cobertura.ts";
import { CONFIRA, exameForm, EXAME_LABELS as LABELS } from "#domain/exames/exames.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { exames } from "#server/data/exames/exames.ts";
import { convenios as convenioRecords } from "#server/data/plain-lists.ts";
import { FormPanel } from "../record/form-panel.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { CoberturaFields } from "./cobertura-fields.tsx";

const TEXTS = {
  created: "Exame criado com sucesso",
  updated: "Exame atualizado com sucesso",
};

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadRecord(args, "exames", exames);
  const work = await asStaff(args, "open", "exames");
  const all = await work.transaction(convenioRecords.all);
  return { ...loaded, insurers: all.map(({ id, nome }) => ({ id, nome })) };
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "exames",
    schema: exameForm,
    texts: TEXTS,
    create: (tx, values) => exames.create(tx, withoutAbsentCobertura(values)),
    // A person who saves the form has seen its texts, so the exam counts as confirmed.
    update: (tx, { values, ...change }) =>
      exames.update(tx, {
        ...change,
        values: { ...withoutAbsentCobertura(values), conferido: true },
      }),
  });
}

export const clientAction = keepTyped;

export default function ExameForm() {
  const { record, nextOrder, insurers } = useLoaderData<typeof loader>();
  return (
    <FormPanel
      record={record ? { thing: "exames", id: record.id } : undefined}
      title={record ? "Editar Exame" : "Novo Exame"}
    >
      <RecordForm
        answer={useActionData<typeof action>()}
        cancelTo={href("/admin/exames")}
        defaults={{ ordem_exibicao: String(nextOrder) }}
        failure="Falha ao salvar exame"
        id="exame"
        isOftenRepeated
        labels={LABELS}
        record={record}
        schema={exameForm}
      >
        {(fields) => (
          <>
            {record && !record.conferido && (
              <div className="rounded-panel bg-aviso-fundo p-4 text-aviso" role="note">
                <p className="font-semibold">{CONFIRA}</p>
                <p>
                  Este exame veio do catálogo. Confira a descrição e o preparo com o médico; ao
                  salvar, este aviso sai. Só a equipe o vê.
                </p>
              </div>
            )}
            <TextField field={fields.nome} required />
            <TextField field={fields.descricao} required rows={4} />
            <TextField
              description="Um passo por linha. Deixe em branco se o exame não pede preparo."
              field={fields.preparo}
              rows={5}
            />
            <CoberturaFields convenios={insurers} fields={fields} />
            <TextField field={fields.ordem_exibicao} min={0} type="number" />
          </>
        )}
      </RecordForm>
    </FormPanel>
  );
}
