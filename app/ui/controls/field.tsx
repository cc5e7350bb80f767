import type { ReactNode } from "react";
import { useLabel } from "./field-labels.ts";
import { FieldMessage } from "./field-message.tsx";
import type { FieldState } from "./field-state.ts";

interface FieldProps {
  field: FieldState;
  /** Absent if the form provides all labels (`field-labels.ts`). */
  label?: string;
  description?: ReactNode;
  children: ReactNode;
}

export function Field({ field, label, description, children }: FieldProps) {
  const [message] = field.errors ?? [];
  return (
    <div className="field">
      <label className="field-label" htmlFor={field.id}>
        {useLabel(field, label)}
      </label>
      {description && (
        <p className="field-description" id={field.descriptionId}>
          {description}
        </p>
      )}
      <div className="field-control">{children}</div>
      <FieldMessage id={field.errorId} message={message} />
    </div>
  );
}
