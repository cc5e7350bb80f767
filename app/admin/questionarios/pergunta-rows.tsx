import type { FieldMetadata } from "@conform-to/react";
import { RowsField } from "#app/admin/record/rows-field.tsx";
import { SelectField } from "#app/ui/controls/select-field.tsx";
import { TextField } from "#app/ui/controls/text-field.tsx";
import {
  PERGUNTA_LABELS,
  QUESTIONARIO_LIMITS,
  VERMELHA_TEXTS,
  VERMELHAS,
  type Vermelha,
} from "#domain/agenda/questionarios.ts";

interface TypedPergunta {
  texto: string;
  vermelha?: Vermelha;
  ajuda?: string | null;
}

interface PerguntaRowsProps {
  // biome-ignore lint/suspicious/noExplicitAny: this component knows only the form's list, not the type of the whole form
  field: FieldMetadata<TypedPergunta[], any, string[]>;
}

const ANSWERS = VERMELHAS.map((value) => ({ value, label: VERMELHA_TEXTS[value] }));

export function PerguntaRows({ field }: PerguntaRowsProps) {
  return (
    <RowsField
      add={{ label: "Adicionar pergunta" }}
      empty={<p className="text-neutro-700">Nenhuma pergunta.</p>}
      field={field}
      max={QUESTIONARIO_LIMITS.perguntas}
      nameOf={(index) => `pergunta ${index + 1}`}
      newRow={{ texto: "", vermelha: "sim", ajuda: "" }}
      ordered="Perguntas"
    >
      {(row, index) => {
        const { texto, vermelha, ajuda } = row.getFieldset();
        const of = `da pergunta ${index + 1}`;
        return (
          <div className="grid gap-3">
            <TextField
              field={texto}
              label={`${PERGUNTA_LABELS.texto} ${index + 1}`}
              required
              rows={2}
            />
            <div className="grid gap-3 sm:grid-cols-[1fr_2fr]">
              <SelectField
                choices={ANSWERS}
                field={vermelha}
                label={`${PERGUNTA_LABELS.vermelha} ${of}`}
              />
              <TextField field={ajuda} label={`${PERGUNTA_LABELS.ajuda} ${of}`} />
            </div>
          </div>
        );
      }}
    </RowsField>
  );
}
