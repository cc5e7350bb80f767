import { href } from "react-router";
import { FinderField, type Found } from "#app/admin/parts/finder-field.tsx";
import type { FieldState } from "#app/ui/controls/field-state.ts";
import { cpfEnding, type Paciente } from "#domain/pessoas/pacientes.ts";
import { formatDay } from "#domain/texto/datas.ts";

interface PacienteFieldProps {
  field: FieldState;
  label: string;
  chosen?: Found;
  description?: string;
  /** Opens the fields of a new patient. */
  onCreate?(): void;
  onTyped?(typed: string): void;
}

export function PacienteField({ onCreate, ...props }: PacienteFieldProps) {
  return (
    <FinderField
      {...props}
      {...(onCreate && { create: { label: (typed) => `Cadastrar "${typed}"`, onCreate } })}
      address={href("/admin/pacientes/procurar")}
      nothing="Nenhum paciente encontrado."
      placeholder="Nome, CPF ou protocolo"
    />
  );
}

export function describePaciente(
  paciente: Pick<Paciente, "id" | "nome" | "cpf" | "data_nascimento">,
): Found {
  const { id, nome, cpf, data_nascimento } = paciente;
  const ending = cpf === null ? cpfEnding(cpf) : `CPF ${cpfEnding(cpf)}`;
  return { id, name: nome, detail: `${ending} · nasc. ${formatDay(data_nascimento)}` };
}
