/**
 * A doctor's registration as it is shown: `Médica · CRM-MS 00001 · RQE 0001` (CFM Resolução
 * 2.336/2023, art. 4).
 */
import type { TituloMedico } from "./profissionais.ts";

export interface RegistroMedico {
  titulo: TituloMedico | null;
  crm: string | null;
  /** Of a specialist. */
  rqe?: string | null;
}

/** The word and the numbers that are known; empty where none is. */
export function listRegistro({ titulo, crm, rqe }: RegistroMedico): string[] {
  return [titulo, crm, rqe].flatMap((part) => part || []);
}

/** For where it stands in a line of other things; empty where there is none. */
export function formatRegistro(registro: RegistroMedico): string {
  return listRegistro(registro).join(" · ");
}
