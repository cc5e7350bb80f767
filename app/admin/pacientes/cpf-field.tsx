import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { formatCpf } from "#domain/pessoas/cpf.ts";

interface CpfFieldProps {
  field: FieldState;
  label?: string;
  description?: string;
  required?: boolean;
  typed?: string | undefined;
}

export function CpfField({ field, typed = "", ...props }: CpfFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      defaultValue={formatCpf(textValue(field) ?? typed)}
      field={field}
      inputMode="numeric"
      placeholder="000.000.000-00"
    />
  );
}
