import type { FieldMetadata } from "@conform-to/react";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { type Feriado, HORARIOS_LIMITS } from "#domain/horarios/horarios.ts";
import { RowsField } from "../record/rows-field.tsx";
import { IntervalFields } from "./interval-fields.tsx";

type TypedFeriado = Omit<Feriado, "intervalos"> & Partial<Pick<Feriado, "intervalos">>;

interface HolidayFieldsProps {
  // biome-ignore lint/suspicious/noExplicitAny: this component knows only the form's holidays, not the type of the whole form
  field: FieldMetadata<TypedFeriado[] | undefined, any, string[]>;
}

const BLANK: TypedFeriado = { data: "", nome: "" };

export function HolidayFields({ field }: HolidayFieldsProps) {
  return (
    <RowsField
      add={{ label: "Adicionar feriado" }}
      className="[&>ul>li]:border-t [&>ul>li]:border-neutro-200 [&>ul>li]:py-2.5 lg:[&>ul>li>:last-child]:pt-7"
      empty={<p className="text-neutro-700">Nenhum feriado.</p>}
      field={field}
      max={HORARIOS_LIMITS.feriados}
      nameOf={(index) => `feriado ${index + 1}`}
      newRow={BLANK}
    >
      {(row, index) => {
        const { data, nome, intervalos } = row.getFieldset();
        return (
          <div className="grid grid-cols-1 gap-x-4 gap-y-2 lg:grid-cols-[9.5rem_minmax(0,1fr)_19rem]">
            <TextField field={data} label={`Data ${index + 1}`} required type="date" />
            <TextField autoComplete="off" field={nome} label={`Feriado ${index + 1}`} required />
            <IntervalFields
              className="lg:pt-7"
              field={intervalos}
              max={HORARIOS_LIMITS.intervalos_feriado}
              of={`feriado ${index + 1}`}
            />
          </div>
        );
      }}
    </RowsField>
  );
}
