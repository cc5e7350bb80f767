/** What the CFM asks to be said of a doctor, part by part; nothing where nothing is known. */
import { listRegistro, type RegistroMedico } from "#domain/registro-medico.ts";

export function Registration({ profissional }: { profissional: RegistroMedico }) {
  const parts = listRegistro(profissional);
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
