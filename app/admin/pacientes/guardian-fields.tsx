import { href, Link } from "react-router";
import { DateField } from "#app/ui/controls/date-field.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { TextField } from "#app/ui/controls/text-field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CpfField } from "./cpf-field.tsx";

type FieldName = `responsavel_${"nome" | "cpf" | "email" | "ate"}`;

export interface CurrentGuardian {
  id: string;
  nome: string;
}

interface GuardianFieldsProps {
  fields: Record<FieldName, FieldState>;
  current: CurrentGuardian | undefined;
  /** The name of the person who is already registered with the typed CPF. */
  known: string | undefined;
}

export function GuardianFields({ fields, known, current }: GuardianFieldsProps) {
  return (
    <fieldset className="grid gap-4 rounded-panel border border-neutro-200 p-4">
      <legend className="px-1 font-medium">Responsável</legend>
      <p className="-mt-3 text-sm text-neutro-700">
        Até o último dia, quem responde pelo paciente abre os laudos com o próprio CPF, a data de
        nascimento do paciente e o protocolo. Com um e-mail, recebe um código que abre os laudos de
        todos os filhos menores de 18 anos.
      </p>
      {current && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-medium break-words">{current.nome}</span>
          <Link
            className="link inline-flex min-h-11 items-center md:min-h-8"
            to={href("/admin/pacientes/responsaveis/:id", { id: current.id })}
          >
            Editar responsável
          </Link>
        </p>
      )}
      <div>
        <CpfField
          description={
            current
              ? "Outro CPF põe outra pessoa no lugar; em branco, o paciente fica sem responsável."
              : "De quem já responde por outro paciente, basta o CPF."
          }
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
      <TextField
        autoComplete="off"
        description="Só de quem ainda não está cadastrado."
        field={fields.responsavel_nome}
      />
      <TextField
        autoComplete="off"
        description="Da própria pessoa: é só para ele que o código vai."
        field={fields.responsavel_email}
        inputMode="email"
      />
      <DateField
        description="Em branco, o dia em que o paciente faz 18 anos."
        field={fields.responsavel_ate}
      />
    </fieldset>
  );
}
