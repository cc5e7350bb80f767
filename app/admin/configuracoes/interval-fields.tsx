import type { FieldMetadata } from "@conform-to/react";
import type { ReactNode } from "react";
import { fillControl } from "#app/ui/controls/announced.ts";
import { FieldMessage } from "#app/ui/controls/field-message.tsx";
import { controlProps, type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { parseHora } from "#domain/horarios/hora.ts";
import type { Intervalo } from "#domain/horarios/horarios.ts";
import { RowsField } from "../record/rows-field.tsx";

interface IntervalFieldsProps {
  // biome-ignore lint/suspicious/noExplicitAny: this component knows only the form's day, not the type of the whole form
  field: FieldMetadata<Intervalo[] | undefined, any, string[]>;
  max: number;
  /** The day and the service, which complete the labels for screen readers. */
  of: string;
  className: string;
}

const BLANK: Intervalo = { abre: "", fecha: "" };

export function IntervalFields({ field, max, of, className }: IntervalFieldsProps) {
  return (
    <RowsField
      add={{ label: "Adicionar horário", of }}
      className={`flex flex-wrap items-start justify-between gap-x-4 [&>p]:self-center ${className}`}
      empty={<p className="text-neutro-700">Fechado</p>}
      field={field}
      max={max}
      nameOf={(index) => `horário ${index + 1} de ${of}`}
      newRow={BLANK}
    >
      {(row, index) => {
        const { abre, fecha } = row.getFieldset();
        const which = ` (horário ${index + 1} de ${of})`;
        return (
          <>
            <div className="flex flex-wrap items-center gap-2">
              <Time field={abre} which={which}>
                das
              </Time>
              <Time field={fecha} which={which}>
                às
              </Time>
            </div>
            <Messages fields={[abre, fecha]} />
          </>
        );
      }}
    </RowsField>
  );
}

interface TimeProps {
  field: FieldState;
  which: string;
  children: ReactNode;
}

function Time({ field, which, children }: TimeProps) {
  return (
    <>
      <label className="text-neutro-800" htmlFor={field.id}>
        {children}
        <span className="sr-only">{which}</span>
      </label>
      <input
        {...controlProps(field, false)}
        className="control w-24 max-w-full px-2 tabular-nums"
        autoComplete="off"
        defaultValue={textValue(field)}
        inputMode="numeric"
        maxLength={12}
        onBlur={({ currentTarget }) => {
          const time = parseHora(currentTarget.value);
          if (time && time !== currentTarget.value) fillControl(currentTarget, time);
        }}
        placeholder="hh:mm"
        required
        type="text"
      />
    </>
  );
}

function Messages({ fields }: { fields: FieldState[] }) {
  const [first] = fields;
  return fields.map((field) => {
    const [message] = field.errors ?? [];
    const isRepeated = field !== first && message === first?.errors?.[0];
    return (
      <FieldMessage
        className={isRepeated ? "sr-only" : undefined}
        id={field.errorId}
        key={field.errorId}
        message={message}
      />
    );
  });
}
