import { href, useActionData, useLoaderData } from "react-router";
import { keepTyped } from "#app/admin/form/keep-typed.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { depoimentoForm, DEPOIMENTO_LABELS as LABELS } from "#domain/clinica/depoimentos.ts";
import { depoimentos } from "#server/data/depoimentos.ts";
import { PublicidadeReview } from "../publicidade/review.tsx";
import { ReviewedField } from "../publicidade/reviewed-field.tsx";
import { FormPanel } from "../record/form-panel.tsx";
import { RecordForm } from "../record/record-form.tsx";
import { loadRecord, saveRecord } from "../record/save-record.server.ts";
import type { Route } from "./+types/edit.ts";

const TEXTS = {
  created: "Depoimento criado com sucesso!",
  updated: "Depoimento atualizado com sucesso!",
};

export function loader(args: Route.LoaderArgs) {
  return loadRecord(args, "depoimentos", depoimentos);
}

export function action(args: Route.ActionArgs) {
  return saveRecord(args, {
    thing: "depoimentos",
    schema: depoimentoForm,
    texts: TEXTS,
    ...depoimentos,
  });
}

export const clientAction = keepTyped;

export default function DepoimentoForm() {
  const { record, nextOrder } = useLoaderData<typeof loader>();
  return (
    <FormPanel
      record={record ? { thing: "depoimentos", id: record.id } : undefined}
      title={record ? "Editar Depoimento" : "Novo Depoimento"}
    >
      <PublicidadeReview recordId={record?.id} thing="depoimentos">
        <RecordForm
          answer={useActionData<typeof action>()}
          cancelTo={href("/admin/depoimentos")}
          defaults={{ ordem_exibicao: String(nextOrder) }}
          failure="Erro ao salvar depoimento"
          id="depoimento"
          keepsDraft={false}
          labels={LABELS}
          record={record}
          schema={depoimentoForm}
        >
          {(fields) => (
            <>
              <TextField
                description="Como a pessoa quer aparecer: o nome, só o primeiro, ou “Paciente de mamografia”."
                field={fields.nome}
                required
              />
              <ReviewedField
                description="Nas palavras da pessoa, sem diagnóstico nem promessa de resultado."
                field={fields.texto}
                required
                rows={5}
              />
              <TextField
                description="Quem consentiu e quando, por exemplo: Maria da Silva, por WhatsApp, em 10/11/2026. Não aparece no site."
                field={fields.consentimento}
                required
              />
              <TextField field={fields.ordem_exibicao} min={0} type="number" />
            </>
          )}
        </RecordForm>
      </PublicidadeReview>
    </FormPanel>
  );
}
