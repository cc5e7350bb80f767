import { href, useActionData, useLoaderData } from "react-router";
import { ExameBoxes } from "#app/admin/exames/exame-boxes.tsx";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { QUESTIONARIO_LABELS as LABELS, questionarioForm } from "#domain/agenda/questionarios.ts";
import { CONFIRA } from "#domain/exames/exames.ts";
import { asStaff } from "#server/auth/as-staff.ts";
import { questionarios } from "#server/data/agenda/questionarios.ts";
import { exames as exameRecords } from "#server/data/exames/exames.ts";
import { FormPanel } from "../record/form-panel.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";
import { PerguntaRows } from "./pergunta-rows.tsx";

const TEXTS = {
  created: "Questionário criado com sucesso!",
  updated: "Questionário atualizado com sucesso!",
};

export async function loader(args: Route.LoaderArgs) {
  const loaded = await loadRecord(args, "questionarios", questionarios);
  const work = await asStaff(args, "open", "questionarios");
  const all = await work.transaction(exameRecords.all);
  return { ...loaded, exames: all.map(({ id, nome }) => ({ id, nome })) };
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "questionarios",
    schema: questionarioForm,
    texts: TEXTS,
    create: questionarios.create,
    // A person who saves the form has seen its questions, so the questionnaire counts as confirmed.
    update: (tx, { values, ...change }) =>
      questionarios.update(tx, { ...change, values: { ...values, conferido: true } }),
  });
}

export const clientAction = keepTyped;

export default function QuestionarioForm() {
  const { record, nextOrder, exames } = useLoaderData<typeof loader>();
  return (
    <FormPanel
      record={record ? { thing: "questionarios", id: record.id } : undefined}
      title={record ? "Editar Questionário" : "Novo Questionário"}
    >
      <RecordForm
        answer={useActionData<typeof action>()}
        cancelTo={href("/admin/questionarios")}
        defaults={{
          ordem_exibicao: String(nextOrder),
          perguntas: [{ texto: "", vermelha: "sim", ajuda: "" }],
        }}
        failure="Erro ao salvar questionário"
        id="questionario"
        isWide
        labels={LABELS}
        record={record}
        schema={questionarioForm}
      >
        {(fields) => (
          <>
            {record && !record.conferido && (
              <div className="rounded-panel bg-aviso-fundo p-4 text-aviso" role="note">
                <p className="font-semibold">{CONFIRA}</p>
                <p>
                  Estas perguntas vieram das sugestões e ainda não valem. Confira-as com o médico;
                  ao salvar, passam a valer.
                </p>
              </div>
            )}
            <TextField field={fields.nome} required />
            <TextField
              description="O que a paciente lê antes das perguntas."
              field={fields.introducao}
              rows={3}
            />
            <fieldset className="min-w-0">
              <legend className="font-semibold">{LABELS.perguntas}</legend>
              <p className="field-description mb-3">
                A paciente responde Sim ou Não. Com a resposta que pede decisão, o exame espera até
                alguém da equipe decidir.
              </p>
              <PerguntaRows field={fields.perguntas} />
            </fieldset>
            <ExameBoxes
              description="As perguntas são feitas a quem pede um destes."
              exames={exames}
              field={fields.exames}
              label={LABELS.exames}
            />
            <TextField field={fields.ordem_exibicao} min={0} type="number" />
          </>
        )}
      </RecordForm>
    </FormPanel>
  );
}
