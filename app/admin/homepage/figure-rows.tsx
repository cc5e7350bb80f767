import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "#app/ui/controls/text-field.tsx";
import type { Estatistica } from "#domain/clinica/estatisticas.ts";
import { FieldFindings } from "../publicidade/findings.tsx";
import { RowsField } from "../record/rows-field.tsx";

interface FigureRowsProps {
  // biome-ignore lint/suspicious/noExplicitAny: this component knows only the form's list, not the type of the whole form
  field: FieldMetadata<Estatistica[] | undefined, any, string[]>;
  label: string;
  add: string;
  name: string;
  max: number;
  labels(number: number): { valor: string; descricao: string };
}

const BLANK: Estatistica = { valor: "", descricao: "" };

export function FigureRows({ field, label, add, name, max, labels }: FigureRowsProps) {
  return (
    <RowsField
      add={{ label: add }}
      empty={<p className="text-neutro-700">Nenhuma linha.</p>}
      field={field}
      max={max}
      nameOf={(index) => `${name} ${index + 1}`}
      newRow={BLANK}
      ordered={label}
    >
      {(row, index) => {
        const { valor, descricao } = row.getFieldset();
        const label = labels(index + 1);
        return (
          <div className="grid gap-3">
            <div className="grid gap-3 sm:grid-cols-[7rem_minmax(0,1fr)]">
              <TextField autoComplete="off" field={valor} label={label.valor} required />
              <TextField autoComplete="off" field={descricao} label={label.descricao} required />
            </div>
            <FieldFindings campo={field.name} fields={[valor, descricao]} label={label.descricao} />
          </div>
        );
      }}
    </RowsField>
  );
}
