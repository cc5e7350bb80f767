import { formatCrm } from "../clinica/registro-medico.ts";

export interface ResponsibleDoctor {
  medico_responsavel: string;
  crm: string;
}

interface Signer {
  nome: string;
  /** As the certificate states it: number and state. */
  crm: string | null;
}

const TITLE = /^(?:dr|dra|doutor|doutora|prof|profa)$/;
const PARTICLE = /^(?:da|das|de|do|dos|e)$/;

/** False if the CRM numbers differ, or if neither name contains the other. Names may be shortened: `Helena P. Andrade`. */
export function isSameDoctor(signer: Signer, { medico_responsavel, crm }: ResponsibleDoctor) {
  const [stated, registered] = [signer.crm ?? "", crm].map(parseCrm);
  if (stated && registered && !isSameCrm(stated, registered)) return false;
  const [first, second] = [signer.nome, medico_responsavel].map(wordsOf);
  return contains(first ?? [], second ?? []) || contains(second ?? [], first ?? []);
}

interface Crm {
  number: string;
  uf: string | undefined;
}

function parseCrm(text: string): Crm | undefined {
  const [, uf, digits = ""] =
    /^CRM(?:-([A-Z]{2}))? ([\d.]+)$/.exec(formatCrm(text)) ?? readLabelled(text);
  const number = digits.replaceAll(".", "").replace(/^0+/, "");
  return number ? { number, uf } : undefined;
}

/** Reads texts that name the council: `CRM-MS 1234`, `CRM/MS 1234`, `CRM 1234 MS`. */
function readLabelled(text: string): (string | undefined)[] {
  const letters = text.toUpperCase().replace(/\bCRM\b/, "");
  const [uf] = /\b[A-Z]{2}\b/.exec(letters) ?? [];
  const [digits] = /\d[\d.]*/.exec(letters) ?? [];
  return [text, uf, digits];
}

function isSameCrm(first: Crm, second: Crm): boolean {
  const isSameState = !first.uf || !second.uf || first.uf === second.uf;
  return first.number === second.number && isSameState;
}

function wordsOf(name: string): string[] {
  const plain = name
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();
  const words = plain.match(/[a-z]+/g) ?? [];
  return words.filter((word) => !TITLE.test(word) && !PARTICLE.test(word));
}

/** True if the words of `part` occur in `whole` in their order, beginning with the first name; an initial is enough. */
function contains(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0 || whole[0] !== part[0]) return false;
  let at = 0;
  return part.every((word) => {
    const found = whole.findIndex((one, index) => index >= at && isWord(one, word));
    at = found + 1;
    return found >= 0;
  });
}

function isWord(whole: string, word: string): boolean {
  return whole === word || (word.length === 1 && whole.startsWith(word));
}
