import type { Motivo, Quebra } from "./segments.ts";

const WHAT: Record<Motivo, string> = {
  falta: "não está lá",
  corrente: "não segue a anterior",
  alterada: "foi alterada",
  refeita: "não é a que foi selada: a trilha foi refeita até ela",
  selo: "não tem o selo que este sistema deixou",
};

export function formatQuebra({ numero, motivo }: Quebra): string {
  return `Trilha dos pacientes: quebrada na linha ${numero}, que ${WHAT[motivo]}.`;
}
