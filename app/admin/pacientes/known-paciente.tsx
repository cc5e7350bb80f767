import { type ReactNode, useEffect, useRef } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { Paciente } from "#domain/pessoas/pacientes.ts";
import { formatDay } from "#domain/texto/datas.ts";

export type Known = Pick<Paciente, "id" | "nome" | "data_nascimento">;

export function KnownPaciente({ paciente, children }: { paciente: Known; children: ReactNode }) {
  const notice = useRef<HTMLDivElement>(null);
  // The notice takes the focus, because it is far above the pressed button. Each refused save has a new `paciente`.
  useEffect(() => {
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: "center" });
  }, [paciente]);
  return (
    <div
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-panel bg-primaria-50 p-4 outline-none"
      ref={notice}
      role="alert"
      tabIndex={-1}
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
