/** CRM, and RQE with the specialty (CFM Resolução 2.336/2023); nothing where neither is known. */
import type { Profissional } from "#domain/profissionais.ts";

type Registered = Pick<Profissional, "crm" | "rqe">;

/** @returns the registration in one line, empty where there is none. */
export function registrationText({ crm, rqe }: Registered): string {
  return [crm, rqe].filter(Boolean).join(" · ");
}

export function Registration({ profissional }: { profissional: Registered }) {
  const text = registrationText(profissional);
  if (text === "") return null;
  return <p className="mt-1 text-sm text-neutro-700 tabular-nums">{text}</p>;
}
