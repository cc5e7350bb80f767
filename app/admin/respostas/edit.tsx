import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  RESPOSTA_PRONTA_LABELS as LABELS,
  respostaProntaForm,
} from "#domain/mensagens/respostas-prontas.ts";
import { respostasProntas } from "#server/data/plain-lists.ts";
import { FormPanel } from "../record/form-panel.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";

const TEXTS = {
  created: "Resposta pronta criada com sucesso!",
  updated: "Resposta pronta atualizada com sucesso!",
};

export function loader(args: Route.LoaderArgs) {
  return loadRecord(args, "respostas_prontas", respostasProntas);
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "respostas_prontas",
    schema: respostaProntaForm,
    texts: TEXTS,
    ...respostasProntas,
  });
}

export const clientAction = keepTyped;

export default function RespostaProntaForm() {
  const { record, nextOrder } = useLoaderData<typeof loader>();
  return (
    <FormPanel
      record={record ? { thing: "respostas_prontas", id: record.id } : undefined}
      title={record ? "Editar Resposta pronta" : "Nova Resposta pronta"}
    >
      <RecordForm
        answer={useActionData<typeof action>()}
        cancelTo={href("/admin/respostas")}
        defaults={{ ordem_exibicao: String(nextOrder) }}
        failure="Erro ao salvar resposta pronta"
        id="resposta-pronta"
        isOftenRepeated
        labels={LABELS}
        record={record}
        schema={respostaProntaForm}
      >
        {(fields) => (
          <>
            <TextField
              description="Como aparece para quem responde. A pessoa que escreveu não vê."
              field={fields.nome}
              required
            />
            <TextField
              description="Sem a saudação, que já está na resposta. [nome] vira o primeiro nome de quem escreveu e [exame], o exame de que a mensagem fala. Outra palavra entre colchetes, como [valor], fica para quem responde preencher: com ela a resposta não sai."
              field={fields.texto}
              required
              rows={8}
            />
            <TextField field={fields.ordem_exibicao} min={0} type="number" />
          </>
        )}
      </RecordForm>
    </FormPanel>
  );
}
