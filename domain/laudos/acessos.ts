import type { QuemToca } from "../registro/trilha-pacientes.ts";
import { day } from "../texto/fields.ts";
import { z } from "../z.ts";

interface Toucher {
  quem: QuemToca;
  responsavel: boolean;
  usuario_nome: string | null;
}

export function formatQuemAcessou({ quem, responsavel, usuario_nome }: Toucher): string {
  if (quem === "sistema") return "Sistema";
  if (quem === "compartilhamento") return "Link compartilhado";
  if (quem === "validador") return "Validador do ITI";
  if (quem === "equipe") return usuario_nome ?? "Equipe";
  const person = responsavel ? "Responsável" : "Paciente";
  return `${person}, pelo ${quem === "codigo" ? "código" : "protocolo"}`;
}

export const periodoForm = z
  .object({ de: day("Data inválida"), ate: day("Data inválida") })
  .refine(({ de, ate }) => de <= ate, { path: ["ate"], message: "O fim vem antes do começo" });
