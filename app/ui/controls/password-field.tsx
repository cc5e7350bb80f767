/** A password, hidden until one asks to see it; further buttons stand beside it. */
import { type ComponentProps, type ReactNode, useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { controlProps, type FieldState } from "./field-state.ts";

interface PasswordFieldProps extends Omit<ComponentProps<"input">, "id" | "name" | "type"> {
  field: FieldState;
  label: string;
  description?: ReactNode;
  /** Shown after the button that uncovers it. */
  children?: ReactNode;
  /** Uncovered from the start of its life, as for a password that was just made. */
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
  const [asked, setAsked] = useState<boolean>();
  const shown = asked ?? isShown;
  return (
    <Field description={description} field={field} label={label}>
      <div className="flex flex-wrap gap-2">
        <input
          {...input}
          {...controlProps(field, Boolean(description))}
          autoCapitalize="none"
          className="control min-w-0 flex-1 basis-48 font-normal tabular-nums"
          spellCheck={false}
          type={shown ? "text" : "password"}
        />
        <Button aria-pressed={shown} onPress={() => setAsked(!shown)}>
          {shown ? "Ocultar" : "Mostrar"}
        </Button>
        {children}
      </div>
    </Field>
  );
}
