/** Writes a doctor's registration as CFM Resolução 2.336/2023, art. 4, requires: title, CRM and RQE. */
import type { Profissional } from "../pessoas/profissionais.ts";
import type { ConfiguracoesSite } from "./configuracoes-site.ts";
import { parseEndereco } from "./endereco.ts";

export type RegisteredDoctor = Pick<Profissional, "nome" | "titulo" | "crm" | "rqe">;

type TechnicalDirector = Pick<
  ConfiguracoesSite,
  "diretor_tecnico" | "crm_diretor_tecnico" | "titulo_diretor_tecnico" | "endereco"
>;

/** Matches a council of another profession, such as `CREFITO-13 …`, whose members also call themselves `Dr.`. */
const OTHER_COUNCIL = /^\s*(?!CRM(?![a-z]))[a-z]{2,}/i;

const NUMBER_FIRST = /^(?:n[.ºo°]{1,2} ?)?(\d[\d.]*)(?: ?[-/ ] ?([a-z]{2}))?$/i;
const STATE_FIRST = /^([a-z]{2})(?: ?[-/] ?| )(\d[\d.]*)$/i;
const NUMBERS_ONLY = /^(?:n[.ºo°]{1,2} ?)?(\d[\d.]*(?:(?:, | e |\/)\d[\d.]*)*)$/i;

/** Writes `12345/MS`, or `12345` with the `uf` MS, as `CRM-MS 12345`. Texts of other forms stay unchanged. */
export function formatCrm(typed: string | null, uf = ""): string {
  const text = oneLine(typed);
  const [, number, after] = NUMBER_FIRST.exec(text) ?? [];
  const [, before, behind] = STATE_FIRST.exec(text) ?? [];
  const state = (after ?? before ?? uf).toUpperCase();
  const digits = number ?? behind;
  if (digits === undefined) return text;
  return state ? `CRM-${state} ${digits}` : `CRM ${digits}`;
}

export function formatRqe(typed: string | null): string {
  const text = oneLine(typed);
  const [, numbers] = NUMBERS_ONLY.exec(text) ?? [];
  return numbers === undefined ? text : `RQE ${numbers}`;
}

export function formatClinicCrm(
  clinic: Pick<ConfiguracoesSite, "registro_crm" | "endereco">,
): string {
  return formatCrm(clinic.registro_crm, parseEndereco(clinic.endereco).uf);
}

export function formatSigner(medico: string, crm: string): string {
  return [medico, formatCrm(crm)].filter(Boolean).join(", ");
}

function oneLine(typed: string | null): string {
  return (typed ?? "").replace(/\s+/g, " ").trim();
}

export function proposeTitulo(nome: string): Profissional["titulo"] {
  const [, feminine] = /^\s*dr(a?)(?:\.|\s)/i.exec(nome) ?? [];
  if (feminine === undefined) return null;
  return feminine === "" ? "Médico" : "Médica";
}

export function listRegistration(doctor: RegisteredDoctor): string[] {
  const numbers = [formatCrm(doctor.crm), formatRqe(doctor.rqe)].filter(Boolean);
  if (numbers.length === 0) return [];
  const titulo = tituloOf(doctor);
  return titulo ? [titulo, ...numbers] : numbers;
}

/** @returns the chosen title; for a doctor without one, that which `Dr.` or `Dra.` implies; null for all others */
export function tituloOf({
  nome,
  titulo,
  crm,
}: Omit<RegisteredDoctor, "rqe">): Profissional["titulo"] {
  if (titulo) return titulo;
  return OTHER_COUNCIL.test(formatCrm(crm)) ? null : proposeTitulo(nome);
}

export function formatRegistration(doctor: RegisteredDoctor): string {
  return listRegistration(doctor).join(" · ");
}

export function formatTechnicalDirector(clinic: TechnicalDirector): string {
  const { diretor_tecnico, crm_diretor_tecnico, titulo_diretor_tecnico, endereco } = clinic;
  const registration = formatRegistration({
    nome: diretor_tecnico,
    titulo: titulo_diretor_tecnico,
    // A clinic's technical director is registered in the clinic's state.
    crm: formatCrm(crm_diretor_tecnico, parseEndereco(endereco).uf),
    rqe: null,
  });
  return [diretor_tecnico, registration].filter(Boolean).join(", ");
}
