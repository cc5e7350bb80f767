import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Paciente } from "#domain/pessoas/pacientes.ts";
import { formatDay } from "#domain/texto/datas.ts";

export type Known = Pick<Paciente, "id" | "nome" | "data_nascimento">;

export function KnownPaciente({ paciente, children }: { paciente: Known; children: ReactNode }) {
  return (
    <div
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-primaria-50 p-4"
      role="alert"
    >
      <Icon className="size-5 text-texto-primaria" name="user" />
      <p className="min-w-0 flex-1 basis-60">
        Este CPF já está cadastrado: <strong className="font-semibold">{paciente.nome}</strong>,
        nasc. {formatDay(paciente.data_nascimento)}. Nada foi gravado.
      </p>
      {children}
    </div>
  );
}
