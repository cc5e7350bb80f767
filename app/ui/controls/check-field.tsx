import type { ReactNode } from "react";
import { useLabel } from "./field-labels.ts";
import { FieldMessage } from "./field-message.tsx";
import { controlProps, type FieldState } from "./field-state.ts";

interface CheckFieldProps {
  field: FieldState;
  label?: string;
  description?: ReactNode;
  isDisabled?: boolean;
  onChange?(isTicked: boolean): void;
}

export function CheckField({ field, label, description, isDisabled, onChange }: CheckFieldProps) {
  const [message] = field.errors ?? [];
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <input
        {...controlProps(field, Boolean(description))}
        className="relative mt-0.5 size-5 accent-botao after:absolute after:-inset-3"
        defaultChecked={!isDisabled && isTicked(field)}
        disabled={isDisabled}
        onChange={({ target }) => onChange?.(target.checked)}
        type="checkbox"
      />
      <div>
        <label className="font-medium" htmlFor={field.id}>
          {useLabel(field, label)}
        </label>
        {description && (
          <p className="field-description" id={field.descriptionId}>
            {description}
          </p>
        )}
        <FieldMessage id={field.errorId} message={message} />
      </div>
    </div>
  );
}

export function isTicked({ defaultValue }: Pick<FieldState, "defaultValue">): boolean {
  return defaultValue === "on" || defaultValue === true;
}
