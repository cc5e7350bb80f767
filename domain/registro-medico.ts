/**
 * A doctor's registration as it has to be shown: the word `Médica` or `Médico`, CRM, and RQE with a
 * specialty (CFM Resolução 2.336/2023, art. 4).
 */
import type { ConfiguracoesSite } from "./configuracoes-site.ts";
import type { Profissional } from "./profissionais.ts";

/** Where no `titulo` was chosen, the word follows from the name. */
export type RegisteredDoctor = Pick<Profissional, "nome" | "titulo" | "crm" | "rqe">;

type TechnicalDirector = Pick<
  ConfiguracoesSite,
  "diretor_tecnico" | "crm_diretor_tecnico" | "titulo_diretor_tecnico"
>;

/** Another profession's council, as `CREFITO-13 …`: its members say `Dr.` too. */
const OTHER_COUNCIL = /^\s*(?!CRM(?![a-z]))[a-z]{2,}/i;

/** The word that goes with `Dra.` or `Dr.` before a name; null for any other name. */
export function proposeTitulo(nome: string): Profissional["titulo"] {
  const [, feminine] = /^\s*dr(a?)(?:\.|\s)/i.exec(nome) ?? [];
  if (feminine === undefined) return null;
  return feminine === "" ? "Médico" : "Médica";
}

/** `Médica`, `CRM-MS 00001`, `RQE 0001`; empty for whoever has no number. */
export function listRegistration(doctor: RegisteredDoctor): string[] {
  const numbers = [doctor.crm, doctor.rqe].flatMap((number) => number || []);
  if (numbers.length === 0) return [];
  const titulo = tituloOf(doctor);
  return titulo ? [titulo, ...numbers] : numbers;
}

/** The chosen word, else the one that the name proposes, unless the register is another council's. */
export function tituloOf({
  nome,
  titulo,
  crm,
}: Omit<RegisteredDoctor, "rqe">): Profissional["titulo"] {
  if (titulo) return titulo;
  return OTHER_COUNCIL.test(crm ?? "") ? null : proposeTitulo(nome);
}

/** The same on one line: `Médica · CRM-MS 00001 · RQE 0001`. */
export function formatRegistration(doctor: RegisteredDoctor): string {
  return listRegistration(doctor).join(" · ");
}

/** `Dr. Otávio Lima, Médico · CRM-MS 00002`; empty where neither name nor number is known. */
export function formatTechnicalDirector(clinic: TechnicalDirector): string {
  const { diretor_tecnico, crm_diretor_tecnico, titulo_diretor_tecnico } = clinic;
  const registration = formatRegistration({
    nome: diretor_tecnico,
    titulo: titulo_diretor_tecnico,
    crm: crm_diretor_tecnico,
    rqe: null,
  });
  return [diretor_tecnico, registration].filter(Boolean).join(", ");
}
