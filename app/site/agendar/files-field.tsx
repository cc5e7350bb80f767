import { Field } from "#app/ui/controls/field.tsx";
import { controlProps, type FieldState } from "#app/ui/controls/field-state.ts";
import { ANEXO_ACCEPT } from "#domain/agendamentos/anexos.ts";

interface FilesFieldProps {
  field: FieldState;
  label: string;
  description: string;
}

export function FilesField({ field, label, description }: FilesFieldProps) {
  return (
    <Field description={description} field={field} label={label}>
      <input
        {...controlProps(field, true)}
        accept={ANEXO_ACCEPT}
        className="block w-full min-w-0 rounded-control border border-dashed border-neutro-500 p-3 text-note file:mr-4 file:min-h-11 file:rounded-control file:border file:border-neutro-500 file:bg-white file:px-4 file:font-semibold aria-invalid:border-erro"
        multiple
        type="file"
      />
    </Field>
  );
}
