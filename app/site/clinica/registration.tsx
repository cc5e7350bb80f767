import { listRegistration } from "#domain/clinica/registro-medico.ts";
import type { Profissional } from "#domain/pessoas/profissionais.ts";

interface RegistrationProps {
  profissional: Pick<Profissional, "nome" | "titulo" | "crm" | "rqe">;
}

export function Registration({ profissional }: RegistrationProps) {
  const parts = listRegistration(profissional);
  if (parts.length === 0) return null;
  return (
    <p className="mt-1 overflow-hidden text-sm text-neutro-700 tabular-nums">
      <span className="dotted">
        {parts.map((part) => (
          <span key={part}>{part}</span>
        ))}
      </span>
    </p>
  );
}
