import { type FieldMetadata, parse, useFormMetadata } from "@conform-to/react";
import { useId, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { type DIAS, HORARIOS_LIMITS, type Intervalo } from "#domain/horarios/horarios.ts";
import { WEEKDAY_NAMES } from "#domain/horarios/week-text.ts";
import { IntervalFields } from "./interval-fields.tsx";

type Dia = (typeof DIAS)[number];
type Week = Partial<Record<Dia, Intervalo[] | undefined>>;

interface WeekFieldsProps {
  // biome-ignore lint/suspicious/noExplicitAny: this component knows only the form's week, not the type of the whole form
  field: FieldMetadata<Week, any, string[]>;
  service: string;
}

const DAYS = Object.keys(WEEKDAY_NAMES) as Dia[];
const AS_MONDAY: readonly Dia[] = ["ter", "qua", "qui", "sex"];

export function WeekFields({ field, service }: WeekFieldsProps) {
  const form = useFormMetadata(field.formId);
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const days = field.getFieldset();
  const copyMonday = () => {
    const element = group.current?.closest("form");
    if (!element) return;
    const week = weekIn(element, field.name);
    const copies = AS_MONDAY.map((day) => [day, week.seg ?? []]);
    form.update({ name: field.name, value: { ...week, ...Object.fromEntries(copies) } });
  };
  return (
    <fieldset aria-labelledby={id} className="min-w-0" ref={group}>
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <h3 className="font-semibold" id={id}>
          {service}
        </h3>
        <Button
          aria-label={`Repetir a segunda até sexta: ${service}`}
          icon="copy"
          variant="quiet"
          onPress={copyMonday}
        >
          Repetir a segunda até sexta
        </Button>
      </div>
      <ul className="mt-1 border-b border-neutro-200">
        {DAYS.map((day) => (
          <li
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-t border-neutro-200 py-1.5 md:grid-cols-[5rem_minmax(0,1fr)] md:items-start"
            key={day}
          >
            <p className="font-medium md:pt-1.5">{WEEKDAY_NAMES[day]}</p>
            {/* On a phone the hours are on a line below the day's name and the button to add hours. */}
            <IntervalFields
              className="max-md:contents max-md:[&>p]:col-start-1 max-md:[&>p]:row-start-2 max-md:[&>p]:pb-1.5 max-md:[&>ul]:col-span-full max-md:[&>ul]:row-start-2 max-md:[&>ul]:pb-1.5"
              field={days[day]}
              max={HORARIOS_LIMITS.intervalos}
              of={`${WEEKDAY_NAMES[day].toLowerCase()}, ${service.toLowerCase()}`}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function weekIn(element: HTMLFormElement, name: string): Week {
  const { payload } = parse(new FormData(element), { resolve: () => ({ value: null }) });
  return name
    .split(".")
    .reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], payload) as Week;
}
