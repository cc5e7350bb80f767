/** Off sends nothing, as a browser's own checkbox does. */
import type { ReactNode } from "react";
import { controlProps, type FieldState } from "./field-state.ts";

interface SwitchFieldProps {
  field: FieldState;
  label: string;
  description?: ReactNode;
}

export function SwitchField({ field, label, description }: SwitchFieldProps) {
  const isOn = field.defaultValue === "on" || field.defaultValue === true;
  return (
    <div className="flex items-start gap-3">
      <input
        {...controlProps(field, Boolean(description))}
        className="switch"
        defaultChecked={isOn}
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state, and two could differ
        role="switch"
        type="checkbox"
      />
      <div>
        <label className="font-medium" htmlFor={field.id}>
          {label}
        </label>
        {description && (
          <p className="field-description" id={field.descriptionId}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
