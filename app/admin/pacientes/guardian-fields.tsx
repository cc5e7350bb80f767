import { DateField } from "#app/ui/controls/date-field.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CpfField } from "./cpf-field.tsx";

interface GuardianFieldsProps {
  fields: Record<"responsavel_nome" | "responsavel_cpf" | "responsavel_ate", FieldState>;
  /** The guardian's name, if another patient has the same guardian and the name is therefore known. */
  known: string | undefined;
}

export function GuardianFields({ fields, known }: GuardianFieldsProps) {
  return (
    <fieldset className="grid gap-4 rounded-panel border border-neutro-200 p-4">
      <legend className="px-1 font-medium">Responsável</legend>
      <p className="-mt-3 text-sm text-neutro-700">
        Até o último dia, quem responde pelo paciente abre os laudos com o próprio CPF, a data de
        nascimento do paciente e o protocolo.
      </p>
      <div>
        <CpfField
          description="De quem já responde por outro paciente, basta o CPF."
          field={fields.responsavel_cpf}
        />
        <div role="status">
          {known && (
            <p className="mt-1.5 flex items-center gap-1.5 text-sm text-neutro-800">
              <Icon className="size-4 text-certo" name="check" />
              Já cadastrado: {known}
            </p>
          )}
        </div>
      </div>
      <TextField autoComplete="off" field={fields.responsavel_nome} />
      <DateField
        description="Em branco, o dia em que o paciente faz 18 anos."
        field={fields.responsavel_ate}
      />
    </fieldset>
  );
}
