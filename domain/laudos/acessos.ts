import { day } from "../texto/fields.ts";
import { z } from "../z.ts";

interface Toucher {
  quem: "protocolo" | "codigo" | "equipe" | "sistema";
  /** True if a guardian, not the patient, opened the access. */
  responsavel: boolean;
  usuario_nome: string | null;
}

/** @returns `Paciente, pelo protocolo`, `Responsável, pelo código`, or the name of a member of staff */
export function formatQuemAcessou({ quem, responsavel, usuario_nome }: Toucher): string {
  if (quem === "sistema") return "Sistema";
  if (quem === "equipe") return usuario_nome ?? "Equipe";
  const person = responsavel ? "Responsável" : "Paciente";
  return `${person}, pelo ${quem === "codigo" ? "código" : "protocolo"}`;
}

/** `de` and `ate` are both included in the period. */
export const periodoForm = z
  .object({ de: day("Data inválida"), ate: day("Data inválida") })
  .refine(({ de, ate }) => de <= ate, { path: ["ate"], message: "O fim vem antes do começo" });
