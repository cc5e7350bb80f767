import { useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/controls/date-field.tsx";
import { type FieldState, textValue } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { parseCpf } from "#domain/pessoas/cpf.ts";
import { CpfField } from "./cpf-field.tsx";
import { type CurrentGuardian, GuardianFields } from "./guardian-fields.tsx";
import { useGuardian } from "./use-guardian.ts";

const GUARDIAN = [
  "responsavel_nome",
  "responsavel_cpf",
  "responsavel_email",
  "responsavel_ate",
] as const;

type Fields = Record<
  "nome" | "cpf" | "data_nascimento" | "email" | "telefone" | (typeof GUARDIAN)[number],
  FieldState
>;

interface PacienteFieldsProps {
  fields: Fields;
  today: string;
  guardian?: CurrentGuardian | undefined;
  /** What was typed into the search for a patient; it fills the new patient's name or CPF. */
  searched?: string;
}

export function PacienteFields({ fields, today, guardian, searched = "" }: PacienteFieldsProps) {
  const cpf = parseCpf(searched);
  const nome = /\d/.test(searched) ? "" : searched.trim();
  const hasGuardian = GUARDIAN.some((name) => textValue(fields[name]));
  const hasErrors = GUARDIAN.some((name) => fields[name].errors?.length);
  const [isOpen, setOpen] = useState(hasGuardian);
  const box = useRef<HTMLDivElement>(null);
  const names = {
    birth: fields.data_nascimento.name,
    nome: fields.responsavel_nome.name,
    cpf: fields.responsavel_cpf.name,
    ate: fields.responsavel_ate.name,
  };
  const known = useGuardian(box, names, today);
  return (
    <div className="grid gap-5" ref={box}>
      <TextField
        autoComplete="off"
        defaultValue={textValue(fields.nome) ?? nome}
        field={fields.nome}
        required
      />
      <div className="form-pair">
        <CpfField
          description="Sem CPF, o paciente só abre os laudos pelo responsável."
          field={fields.cpf}
          typed={cpf}
        />
        <DateField field={fields.data_nascimento} required />
      </div>
      <div className="form-pair">
        <TextField
          autoComplete="off"
          description="Recebe o aviso de cada laudo e o código de acesso."
          field={fields.email}
          inputMode="email"
        />
        <TextField
          autoComplete="off"
          description="Com DDD, para o aviso pelo WhatsApp."
          field={fields.telefone}
          type="tel"
        />
      </div>
      {isOpen || hasErrors ? (
        <GuardianFields current={guardian} fields={fields} known={known} />
      ) : (
        <div>
          <Button icon="plus" onPress={() => setOpen(true)}>
            Informar responsável
          </Button>
          {/* Without scripts the button does nothing, so the fields are always shown. */}
          <noscript>
            <GuardianFields current={guardian} fields={fields} known={undefined} />
          </noscript>
        </div>
      )}
    </div>
  );
}
