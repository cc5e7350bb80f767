import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";
import type { FieldState } from "./field-state.ts";

interface FieldProps {
  field: FieldState;
  label: string;
  description?: ReactNode;
  children: ReactNode;
}

export function Field({ field, label, description, children }: FieldProps) {
  const [message] = field.errors ?? [];
  return (
    <div className="field">
      <label className="field-label" htmlFor={field.id}>
        {label}
      </label>
      {description && (
        <p className="field-description" id={field.descriptionId}>
          {description}
        </p>
      )}
      <div className="field-control">{children}</div>
      {message && (
        <p className="field-error" id={field.errorId}>
          <Icon className="field-error-icon" name="alert" />
          {message}
        </p>
      )}
    </div>
  );
}
