import { href, useFetcher } from "react-router";
import { Panel } from "#app/admin/parts/panel.tsx";
import { HistoryLink } from "#app/admin/record/history/history-link.tsx";
import { SwitchField } from "#app/ui/controls/switch-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  DEFAULT_DEPOIMENTOS_SECAO,
  type DepoimentosSecao,
  depoimentosSecaoForm,
  DEPOIMENTOS_SECAO_LABELS as LABELS,
} from "#domain/clinica/depoimentos.ts";
import { RecordForm } from "../record/record-form.tsx";
import type { action } from "./secao.ts";

interface SectionFormProps {
  section: DepoimentosSecao | null;
}

export function SectionForm({ section }: SectionFormProps) {
  const fetcher = useFetcher<typeof action>();
  return (
    <Panel title="Na página inicial">
      <RecordForm
        answer={fetcher.data}
        defaults={DEFAULT_DEPOIMENTOS_SECAO}
        failure="Erro ao salvar a seção"
        id="secao"
        // Form data omits a switch that is off, so a draft could not restore it.
        keepsDraft={false}
        label="Na página inicial"
        labels={LABELS}
        own={{ fetcher, action: href("/admin/depoimentos/secao") }}
        record={section}
        schema={depoimentosSecaoForm}
      >
        {(fields) => (
          <>
            <SwitchField
              description="Desligado, o site não mostra depoimentos nem números."
              field={fields.mostrar}
            />
            <div className="grid grid-cols-3 items-end gap-3">
              <TextField field={fields.satisfacao} />
              <TextField field={fields.media} />
              <TextField field={fields.avaliacoes} />
            </div>
            <p className="text-sm text-neutro-700">
              Use só números que a clínica pode provar. Um campo em branco não aparece.
            </p>
            {section && <HistoryLink id={section.id} thing="depoimentos_secao" />}
          </>
        )}
      </RecordForm>
    </Panel>
  );
}
