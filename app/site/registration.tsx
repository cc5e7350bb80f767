/** A doctor's registration below the name; nothing where there is none. */
import type { Profissional } from "#domain/profissionais.ts";
import { listRegistration } from "#domain/registro-medico.ts";

interface RegistrationProps {
  profissional: Pick<Profissional, "nome" | "titulo" | "crm" | "rqe">;
}

export function Registration({ profissional }: RegistrationProps) {
  const parts = listRegistration(profissional);
  if (parts.length === 0) return null;
  return (
    <p className="mt-1 overflow-hidden text-sm text-neutro-700 tabular-nums">
      {/* Where a line begins, its dot is left of the paragraph and so is not seen. */}
      <span className="-ml-4 flex flex-wrap">
        {parts.map((part) => (
          <span
            className="relative whitespace-nowrap pl-4 before:absolute before:left-0 before:w-4 @max-[18rem]:whitespace-normal before:text-center before:content-['·'/'']"
            key={part}
          >
            {part}
          </span>
        ))}
      </span>
    </p>
  );
}
