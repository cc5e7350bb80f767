/** CRM, and RQE with the specialty (CFM Resolução 2.336/2023); nothing where neither is known. */
import type { Profissional } from "#domain/profissionais.ts";

export function Registration({
  profissional,
}: {
  profissional: Pick<Profissional, "crm" | "rqe">;
}) {
  const numbers = [profissional.crm, profissional.rqe].filter(Boolean);
  if (numbers.length === 0) return null;
  return (
    <p className="mt-1 overflow-hidden text-sm text-neutro-700 tabular-nums">
      {/* Where a line begins, its dot is left of the paragraph and so is not seen. */}
      <span className="-ml-4 flex flex-wrap">
        {numbers.map((number) => (
          <span
            className="relative whitespace-nowrap pl-4 before:absolute before:left-0 before:w-4 @max-[18rem]:whitespace-normal before:text-center before:content-['·'/'']"
            key={number}
          >
            {number}
          </span>
        ))}
      </span>
    </p>
  );
}
