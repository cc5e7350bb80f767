/** A labelled field of a form, with its message tied to it. Works without scripts. */
import type { ComponentProps, ReactNode } from "react";

interface FieldProps {
  label: string;
  name: string;
  error?: string;
  /** Said under the label, before the field is filled in. */
  hint?: ReactNode;
  /** The first wrong field of a form takes the focus. */
  isFirstError?: boolean;
}

type FormFieldProps = FieldProps & Omit<ComponentProps<"input">, "name">;
type FormTextareaProps = FieldProps & Omit<ComponentProps<"textarea">, "name">;

export function FormField({ label, name, error, hint, isFirstError, ...input }: FormFieldProps) {
  return (
    <Wrapper error={error} hint={hint} label={label} name={name}>
      <input {...shared({ name, error, hint, isFirstError })} type="text" {...input} />
    </Wrapper>
  );
}

export function FormTextarea({
  label,
  name,
  error,
  hint,
  isFirstError,
  ...textarea
}: FormTextareaProps) {
  return (
    <Wrapper error={error} hint={hint} label={label} name={name}>
      <textarea {...shared({ name, error, hint, isFirstError })} rows={6} {...textarea} />
    </Wrapper>
  );
}

function shared({ name, error, hint, isFirstError }: Omit<FieldProps, "label">) {
  const described = [hint && `${name}-dica`, error && `${name}-erro`].filter(Boolean).join(" ");
  return {
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
    autoFocus: isFirstError,
    className: "field",
    id: name,
    name,
  };
}

function Wrapper({
  label,
  name,
  error,
  hint,
  children,
}: Omit<FieldProps, "isFirstError"> & { children: ReactNode }) {
  return (
    <div>
      <label className="font-semibold" htmlFor={name}>
        {label}
      </label>
      {hint && (
        <p className="text-[0.9375rem] text-neutro-700" id={`${name}-dica`}>
          {hint}
        </p>
      )}
      <div className="mt-1.5">{children}</div>
      {error && (
        <p className="field-error" id={`${name}-erro`}>
          {error}
        </p>
      )}
    </div>
  );
}
