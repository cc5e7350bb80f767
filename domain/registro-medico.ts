/**
 * A doctor's registration as it has to be shown: the word `Médica` or `Médico`, CRM, and RQE with a
 * specialty (CFM Resolução 2.336/2023, art. 4).
 */
interface RegisteredDoctor {
  nome: string;
  /** `Médica` or `Médico`; without it the word follows from the name. */
  titulo?: string | null;
  crm: string | null;
  rqe: string | null;
}

export interface TechnicalDirector {
  diretor_tecnico: string;
  crm_diretor_tecnico: string;
  titulo_diretor_tecnico?: string | null;
}

/** Another profession's council, as `CREFITO-13 …`: its members say `Dr.` too. */
const OTHER_COUNCIL = /^\s*(?!CRM(?![a-z]))[a-z]{2,}/i;

/** The word that goes with `Dra.` or `Dr.` before a name; null for any other name. */
export function proposeTitulo(nome: string): "Médica" | "Médico" | null {
  const [, feminine] = /^\s*dr(a?)(?:\.|\s)/i.exec(nome) ?? [];
  if (feminine === undefined) return null;
  return feminine === "" ? "Médico" : "Médica";
}

/** `Médica`, `CRM-MS 00001`, `RQE 0001`; empty for whoever has no number. */
export function listRegistration({ nome, titulo, crm, rqe }: RegisteredDoctor): string[] {
  const numbers = [crm, rqe].flatMap((number) => number || []);
  if (numbers.length === 0) return [];
  const proposed = OTHER_COUNCIL.test(crm ?? "") ? null : proposeTitulo(nome);
  const word = titulo || proposed;
  return word ? [word, ...numbers] : numbers;
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
