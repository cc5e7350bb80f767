/**
 * A doctor's registration as it has to be shown: the word `Médica` or `Médico`, CRM, and RQE with a
 * specialty (CFM Resolução 2.336/2023, art. 4).
 */

import type { Profissional } from "../pessoas/profissionais.ts";
import type { ConfiguracoesSite } from "./configuracoes-site.ts";
import { parseEndereco } from "./endereco.ts";

/** Where no `titulo` was chosen, the word follows from the name. */
export type RegisteredDoctor = Pick<Profissional, "nome" | "titulo" | "crm" | "rqe">;

type TechnicalDirector = Pick<
  ConfiguracoesSite,
  "diretor_tecnico" | "crm_diretor_tecnico" | "titulo_diretor_tecnico" | "endereco"
>;

/** Another profession's council, as `CREFITO-13 …`: its members say `Dr.` too. */
const OTHER_COUNCIL = /^\s*(?!CRM(?![a-z]))[a-z]{2,}/i;

/** `12345`, `12.345`, `nº 12345`, `12345-MS`, `12345/MS`. */
const NUMBER_FIRST = /^(?:n[.ºo°]{1,2} ?)?(\d[\d.]*)(?: ?[-/ ] ?([a-z]{2}))?$/i;
/** `MS 12345`, `MS-12345`. */
const STATE_FIRST = /^([a-z]{2})(?: ?[-/] ?| )(\d[\d.]*)$/i;
/** Numbers without any word, also several: `123`, `123 e 456`. */
const NUMBERS_ONLY = /^(?:n[.ºo°]{1,2} ?)?(\d[\d.]*(?:(?:, | e |\/)\d[\d.]*)*)$/i;

/**
 * A CRM as it is shown: a number typed alone gets its word, and the state that was typed with it.
 * What has a word already stays, another council's too.
 * @param uf of a person or clinic that can only be registered in this state; empty if unknown
 */
export function formatCrm(typed: string | null, uf = ""): string {
  const text = oneLine(typed);
  const [, number, after] = NUMBER_FIRST.exec(text) ?? [];
  const [, before, behind] = STATE_FIRST.exec(text) ?? [];
  const state = (after ?? before ?? uf).toUpperCase();
  const digits = number ?? behind;
  if (digits === undefined) return text;
  return state ? `CRM-${state} ${digits}` : `CRM ${digits}`;
}

/** A specialist register as it is shown: `55431` is `RQE 55431`; what has a word already stays. */
export function formatRqe(typed: string | null): string {
  const text = oneLine(typed);
  const [, numbers] = NUMBERS_ONLY.exec(text) ?? [];
  return numbers === undefined ? text : `RQE ${numbers}`;
}

/** The clinic's own register; it can only be registered where it is. */
export function formatClinicCrm(
  clinic: Pick<ConfiguracoesSite, "registro_crm" | "endereco">,
): string {
  return formatCrm(clinic.registro_crm, parseEndereco(clinic.endereco).uf);
}

/** `Dra. Rosa, CRM 12345`, as a report names who signed it; either may be empty. */
export function formatSigner(medico: string, crm: string): string {
  return [medico, formatCrm(crm)].filter(Boolean).join(", ");
}

function oneLine(typed: string | null): string {
  return (typed ?? "").replace(/\s+/g, " ").trim();
}

/** The word that goes with `Dra.` or `Dr.` before a name; null for any other name. */
export function proposeTitulo(nome: string): Profissional["titulo"] {
  const [, feminine] = /^\s*dr(a?)(?:\.|\s)/i.exec(nome) ?? [];
  if (feminine === undefined) return null;
  return feminine === "" ? "Médico" : "Médica";
}

/** `Médica`, `CRM-MS 00001`, `RQE 0001`; empty for whoever has no number. */
export function listRegistration(doctor: RegisteredDoctor): string[] {
  const numbers = [formatCrm(doctor.crm), formatRqe(doctor.rqe)].filter(Boolean);
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
  return OTHER_COUNCIL.test(formatCrm(crm)) ? null : proposeTitulo(nome);
}

/** The same on one line: `Médica · CRM-MS 00001 · RQE 0001`. */
export function formatRegistration(doctor: RegisteredDoctor): string {
  return listRegistration(doctor).join(" · ");
}

/** `Dr. Otávio Lima, Médico · CRM-MS 00002`; empty where neither name nor number is known. */
export function formatTechnicalDirector(clinic: TechnicalDirector): string {
  const { diretor_tecnico, crm_diretor_tecnico, titulo_diretor_tecnico, endereco } = clinic;
  const registration = formatRegistration({
    nome: diretor_tecnico,
    titulo: titulo_diretor_tecnico,
    // Who answers for a clinic is registered in its state.
    crm: formatCrm(crm_diretor_tecnico, parseEndereco(endereco).uf),
    rqe: null,
  });
  return [diretor_tecnico, registration].filter(Boolean).join(", ");
}
