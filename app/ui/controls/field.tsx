/** The frame of a field: label, what it is for, the control, and its message tied to it. */
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
    <div>
      <label className="block font-medium" htmlFor={field.id}>
        {label}
      </label>
      <div className="mt-1.5">{children}</div>
      {description && (
        <p className="mt-1.5 text-sm text-neutro-700" id={field.descriptionId}>
          {description}
        </p>
      )}
      {message && (
        <p className="mt-1.5 flex gap-1.5 text-sm font-medium text-erro" id={field.errorId}>
          <Icon className="mt-0.5 size-4" name="alert" />
          {message}
        </p>
      )}
    </div>
  );
}
