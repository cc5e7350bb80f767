import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field.tsx";
import { controlProps, type FieldState, textValue } from "./field-state.ts";

interface TextFieldProps extends Omit<ComponentProps<"input">, "id" | "name"> {
  field: FieldState;
  label?: string;
  description?: ReactNode;
  rows?: number;
}

export function TextField({ field, label, description, rows, ...input }: TextFieldProps) {
  const shared = {
    ...controlProps(field, Boolean(description)),
    autoFocus: input.autoFocus ?? field.isFirstError,
    className: "control",
  };
  return (
    <Field description={description} field={field} label={label}>
      {rows === undefined ? (
        <input defaultValue={textValue(field)} type="text" {...input} {...shared} />
      ) : (
        <textarea
          {...shared}
          defaultValue={textValue(field)}
          required={input.required}
          rows={rows}
        />
      )}
    </Field>
  );
}
