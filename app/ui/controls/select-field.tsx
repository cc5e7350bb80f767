import type { ComponentProps, ReactNode } from "react";
import { Icon } from "../icon.tsx";
import { Field } from "./field.tsx";
import { controlProps, type FieldState, textValue } from "./field-state.ts";

interface Choice {
  value: string;
  label: string;
}

interface SelectFieldProps extends Omit<ComponentProps<"select">, "id" | "name"> {
  field: FieldState;
  label?: string;
  choices: readonly Choice[];
  description?: ReactNode;
}

export function SelectField({ field, label, choices, description, ...select }: SelectFieldProps) {
  return (
    <Field description={description} field={field} label={label}>
      <span className="select-frame">
        <select
          defaultValue={textValue(field)}
          {...select}
          {...controlProps(field, Boolean(description))}
          className="control control-select"
        >
          {choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Icon className="select-icon" name="chevron-down" />
      </span>
    </Field>
  );
}
