import type { ThingEntry } from "../thing-entry.ts";

export const ANEXO_TIPOS = ["imagem", "pdf"] as const;
export type AnexoTipo = (typeof ANEXO_TIPOS)[number];

export const ANEXO_LIMITS = {
  files: 4,
  /** The most files of one request, including those that staff ask for later. */
  ofRequest: 12,
  bytes: 10 * 1024 * 1024,
  pdfBytes: 4 * 1024 * 1024,
  /** The most bytes of all requests that nobody at the clinic has taken yet. */
  untakenBytes: 2 * 1024 ** 3,
  nome: 120,
  paginas: 20,
} as const;

export const ANEXO_ACCEPT = "image/*,application/pdf,.pdf";

export const ANEXO_TEXT = "Até quatro arquivos: fotos de até 10 MB, PDFs de até 4 MB.";

/** A request's files are deleted so many days after its end, or after they came if nobody at the clinic took it. */
export const ANEXO_DIAS = 30;

const ANEXO_PROBLEMS = {
  "too-large": "tem mais de 10 MB",
  "pdf-too-large": "é um PDF de mais de 4 MB: envie fotos das páginas",
  heic: "está em um formato do iPhone (HEIC) que não abre aqui: tire um print da foto e envie o print, ou envie um JPEG ou PDF",
  "not-accepted": "não é uma foto nem um PDF",
  password: "está protegido por senha",
  active: "é um PDF que executa ações ao ser aberto",
  "too-many-pages": `tem mais de ${ANEXO_LIMITS.paginas} páginas`,
  "no-room":
    "não pôde ser recebido agora: envie o pedido sem arquivos, e a clínica pede a foto depois",
  broken: "não pôde ser lido",
} as const;
export type AnexoProblem = keyof typeof ANEXO_PROBLEMS;

export const TOO_MANY_FILES = `Envie no máximo ${ANEXO_LIMITS.files} arquivos`;

/** @param chosen the names of all sent files; the browser forgets the files when the form is shown again */
export function chooseAgainText(chosen: readonly string[]): string {
  const names = new Intl.ListFormat("pt-BR", { type: "conjunction" }).format(chosen);
  return chosen.length === 1
    ? `Escolha o arquivo de novo: ${names}`
    : `Escolha os arquivos de novo: ${names}`;
}

export function problemText(nome: string, problem: AnexoProblem): string {
  return `${nome} ${ANEXO_PROBLEMS[problem]}`;
}

export const AGENDAMENTO_ANEXOS = {
  label: "Anexo de agendamento",
  plural: "Anexos de agendamentos",
  article: "o",
  icon: null,
  name: null,
  isPersonal: true,
  below: "/:id",
  openedBy: "agendamento_id",
  fields: {},
} as const satisfies ThingEntry<object>;
