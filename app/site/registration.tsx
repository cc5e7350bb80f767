/** CRM, and RQE with the specialty (CFM Resolução 2.336/2023); nothing where neither is known. */
import type { Profissional } from "#domain/profissionais.ts";

type Registered = Pick<Profissional, "crm" | "rqe">;

/** For where it stands in a line of other things; empty where there is none. */
export function registrationText(profissional: Registered): string {
  return numbersOf(profissional).join(" · ");
}

export function Registration({ profissional }: { profissional: Registered }) {
  const numbers = numbersOf(profissional);
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

function numbersOf({ crm, rqe }: Registered): string[] {
  return [crm, rqe].flatMap((number) => number || []);
}
