/** What is asked of a patient, in a form of their own or in that of their first report. */
import { useState } from "react";
import { Button } from "#app/ui/controls/button.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { formatCpf } from "#domain/cpf.ts";
import { PACIENTE_LABELS as LABELS } from "#domain/pacientes.ts";

const GUARDIAN = ["responsavel_nome", "responsavel_cpf", "responsavel_ate"] as const;

type Fields = Record<
  "nome" | "cpf" | "data_nascimento" | "email" | "telefone" | (typeof GUARDIAN)[number],
  FieldState
>;

export function PacienteFields({ fields }: { fields: Fields }) {
  const hasGuardian = GUARDIAN.some((name) => textValue(fields[name]));
  const isAsked = GUARDIAN.some((name) => fields[name].errors?.length);
  const [isOpen, setOpen] = useState(hasGuardian);
  return (
    <>
      <TextField autoComplete="off" field={fields.nome} label={LABELS.nome} required />
      <div className="form-pair">
        <CpfField
          description="Sem CPF, o paciente só abre os laudos pelo responsável."
          field={fields.cpf}
          label={LABELS.cpf}
        />
        <DateField field={fields.data_nascimento} label={LABELS.data_nascimento} required />
      </div>
      <div className="form-pair">
        <TextField
          autoComplete="off"
          description="Recebe o aviso de cada laudo e o código de acesso."
          field={fields.email}
          inputMode="email"
          label={LABELS.email}
        />
        <TextField
          autoComplete="off"
          description="Com DDD, para o aviso pelo WhatsApp."
          field={fields.telefone}
          label={LABELS.telefone}
          type="tel"
        />
      </div>
      {isOpen || isAsked ? (
        <fieldset className="grid gap-4 rounded-panel border border-neutro-200 p-4">
          <legend className="px-1 font-medium">Responsável</legend>
          <p className="-mt-3 text-sm text-neutro-700">
            Até o último dia, quem responde pelo paciente abre os laudos com o próprio CPF, a data
            de nascimento do paciente e o protocolo.
          </p>
          <TextField
            autoComplete="off"
            field={fields.responsavel_nome}
            label={LABELS.responsavel_nome}
          />
          <div className="form-pair">
            <CpfField field={fields.responsavel_cpf} label={LABELS.responsavel_cpf} />
            <DateField field={fields.responsavel_ate} label={LABELS.responsavel_ate} />
          </div>
        </fieldset>
      ) : (
        <div>
          <Button icon="plus" onPress={() => setOpen(true)}>
            Informar responsável
          </Button>
        </div>
      )}
    </>
  );
}

interface CpfFieldProps {
  field: FieldState;
  label: string;
  description?: string;
}

function CpfField({ field, ...props }: CpfFieldProps) {
  return (
    <TextField
      {...props}
      autoComplete="off"
      defaultValue={formatCpf(textValue(field) ?? "")}
      field={field}
      inputMode="numeric"
      placeholder="000.000.000-00"
    />
  );
}
