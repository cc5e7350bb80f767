/** Images join a report automatically only if they name its code (`protocolo`) and its patient. */
import { parseProtocolo } from "../laudos/protocolo.ts";
import { parseCpf } from "../pessoas/cpf.ts";
import { nameWords } from "../pessoas/name-words.ts";
import { formatDay } from "../texto/datas.ts";
import type { DadosEstudo } from "./imagens.ts";

export const DIVERGENCIAS = [
  "sem_protocolo",
  "protocolo_desconhecido",
  "outro_protocolo",
  "laudo_anulado",
  "sem_nascimento",
  "nascimento",
  "cpf",
  "nome",
  "laudo_movido",
  "desligado",
  "depois_da_liberacao",
  "misturado",
] as const;
export type Divergencia = (typeof DIVERGENCIAS)[number];

const TEXTOS: Record<Divergencia, string> = {
  sem_protocolo: "As imagens vieram sem protocolo.",
  protocolo_desconhecido: "Nenhum laudo tem o protocolo das imagens.",
  outro_protocolo: "As imagens têm o protocolo de outro laudo.",
  laudo_anulado: "O laudo com esse protocolo foi anulado.",
  sem_nascimento: "As imagens vieram sem data de nascimento.",
  nascimento: "A data de nascimento é diferente da do cadastro.",
  cpf: "O CPF é diferente do que está no cadastro.",
  nome: "O nome é diferente do que está no cadastro.",
  laudo_movido: "O laudo foi movido para outro paciente.",
  depois_da_liberacao: "Chegaram depois que o laudo foi liberado.",
  misturado: "No mesmo estudo vieram imagens com os dados de outra pessoa ou de outro pedido.",
  desligado: "O laudo a que pertenciam não recebe mais imagens.",
};

export function divergenciaTexto(divergencia: Divergencia): string {
  return TEXTOS[divergencia];
}

export interface Pessoa {
  nome: string;
  cpf: string | null;
  data_nascimento: string;
}

type Read = Pick<DadosEstudo, "nome" | "documento" | "nascimento">;

/** @returns why the images may not join automatically; none if the birth date matches, and the CPF or the name */
export function compareIdentity(read: Read, pessoa: Pessoa): Divergencia[] {
  const contradicted = contradictions(read, pessoa);
  if (contradicted.length > 0) return contradicted;
  if (read.nascimento === "") return ["sem_nascimento"];
  return isSameCpf(read, pessoa) || hasSameName(read.nome, pessoa.nome) ? [] : ["nome"];
}

/** @returns the study's data that differ from the patient's record; missing data do not count as different */
export function contradictions(read: Read, pessoa: Pessoa): Divergencia[] {
  const found: Divergencia[] = [];
  if (read.nascimento !== "" && read.nascimento !== pessoa.data_nascimento)
    found.push("nascimento");
  const cpf = parseCpf(read.documento);
  if (cpf && pessoa.cpf && cpf !== pessoa.cpf) found.push("cpf");
  const isNamed = nameWords(plainName(read.nome)).length > 0;
  if (isNamed && !isSameCpf(read, pessoa) && !hasSameName(read.nome, pessoa.nome))
    found.push("nome");
  return found;
}

interface Laudo {
  protocolo: string;
  exame: string;
  data_exame: string;
}

/** @returns a sentence for everything in which the images differ from the report and its patient */
export function listDifferences(dados: DadosEstudo, laudo: Laudo, pessoa: Pessoa): string[] {
  const found = contradictions(dados, pessoa).map(divergenciaTexto);
  const named = parseProtocolo(dados.protocolo);
  if (named && named !== laudo.protocolo) found.push(TEXTOS.outro_protocolo);
  if (dados.data !== "" && dados.data !== laudo.data_exame) {
    const [images, report] = [dados.data, laudo.data_exame].map(formatDay);
    found.push(`As imagens são de ${images}, e o exame do laudo é de ${report}.`);
  }
  if (dados.descricao !== "" && !sharesWord(dados.descricao, laudo.exame)) {
    found.push(`As imagens dizem “${dados.descricao}”, e o laudo é de “${laudo.exame}”.`);
  }
  return found;
}

const SHORTEST_WORD = 4;

/** Equipment abbreviates: `MR CRANIO` and `Ressonância magnética de crânio` share a word. */
function sharesWord(one: string, other: string): boolean {
  const words = nameWords(other);
  return nameWords(one).some((word) => word.length >= SHORTEST_WORD && words.includes(word));
}

function isSameCpf({ documento }: Read, { cpf }: Pessoa): boolean {
  return cpf !== null && parseCpf(documento) === cpf;
}

/** Accepts a name that equipment has cut or reordered, if it has the first name and only registered words. */
function hasSameName(read: string, registered: string): boolean {
  const words = nameWords(plainName(read));
  const known = nameWords(registered);
  const first = known[0];
  if (words.length < Math.min(2, known.length) || first === undefined) return false;
  return words.includes(first) && words.every((word) => known.includes(word));
}

/** @returns the words of a DICOM name such as `SOUZA^MARIA DA` (PS3.5, 6.2.1.2), without the part after `=` */
export function plainName(name: string): string {
  return (name.split("=")[0] ?? "").replaceAll("^", " ").replace(/\s+/g, " ").trim();
}
