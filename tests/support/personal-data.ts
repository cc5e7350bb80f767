/** Only the log's lines are JSON; other lines, such as the first password, are for the operator. */
import { DEMO_PACIENTES } from "#demo/content/pacientes.ts";
import { DEMO_USUARIOS } from "#demo/usuarios.ts";
import { parseCpf } from "#domain/pessoas/cpf.ts";

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}/gi;
const CPF = /(?<![\w.-])\d{3}\.?\d{3}\.?\d{3}-?\d{2}(?![\w.-])/g;
const PROTOCOLO = /(?<![\w-])20\d\d-?[0-9a-hjkmnp-tv-z]{5}-?[0-9a-hjkmnp-tv-z]{5}(?![\w-])/gi;
const PEOPLE = [...DEMO_USUARIOS, ...DEMO_PACIENTES];
const GUARDIANS = DEMO_PACIENTES.flatMap(({ responsavel_nome }) => responsavel_nome ?? []);
const NAMES = [...PEOPLE.map(({ nome }) => nome), ...GUARDIANS];

export function findPersonalData(line: string): string[] {
  if (!line.startsWith("{")) return [];
  const cpfs = [...line.matchAll(CPF)].map(([text]) => text).filter((text) => parseCpf(text));
  const found = [EMAIL, PROTOCOLO].flatMap((kind) => line.match(kind) ?? []);
  return [...cpfs, ...found, ...NAMES.filter((name) => line.includes(name))];
}
