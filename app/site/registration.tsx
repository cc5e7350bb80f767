/** CRM, and RQE with the specialty (CFM Resolução 2.336/2023); nothing where neither is known. */
import type { Profissional } from "#domain/profissionais.ts";

export function Registration({
  profissional,
}: {
  profissional: Pick<Profissional, "crm" | "rqe">;
}) {
  const text = [profissional.crm, profissional.rqe].filter(Boolean).join(" · ");
  if (text === "") return null;
  return <p className="mt-1 text-sm text-neutro-700 tabular-nums">{text}</p>;
}
