import type { FieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";

export function MotivoField({ field }: { field: FieldState }) {
  return (
    <TextField
      description="Fica no histórico da equipe; o paciente não vê."
      field={field}
      label="Motivo"
      required
      rows={3}
    />
  );
}
