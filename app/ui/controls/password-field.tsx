import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { Field } from "./field.tsx";
import { controlProps, type FieldState } from "./field-state.ts";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "id" | "name" | "type"> {
  field: FieldState;
  label: string;
  description?: ReactNode;
  children?: ReactNode;
  isShown?: boolean;
}

export function PasswordField({
  field,
  label,
  description,
  children,
  isShown = false,
  ...input
}: PasswordFieldProps) {
  const [chosen, setChosen] = useState<boolean>();
  const isVisible = chosen ?? isShown;
  return (
    <Field description={description} field={field} label={label}>
      <div className="flex flex-wrap gap-2">
        <input
          {...input}
          {...controlProps(field, Boolean(description))}
          autoCapitalize="none"
          className="control min-w-0 flex-1 basis-48 font-normal tabular-nums"
          spellCheck={false}
          type={isVisible ? "text" : "password"}
        />
        <Button aria-pressed={isVisible} onPress={() => setChosen(!isVisible)}>
          {isVisible ? "Ocultar" : "Mostrar"}
        </Button>
        {children}
      </div>
    </Field>
  );
}
