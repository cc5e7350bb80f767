/** The patients' trail hashes each line with its act's id, so an id is never changed or reused. */
import { ownValue } from "#domain/texto/own-value.ts";

interface Ato {
  texto: string;
  /** Who may record it: staff with the capability, jobs (`sistema`), the patient, or database functions (`banco`). */
  escreve: "pacientes" | "mensagens" | "sistema" | "paciente" | "banco";
  doLaudo?: string;
  isLeitura?: true;
}

export const ATOS = {
  abriu_paciente: { texto: "abriu paciente", escreve: "pacientes" },
  abriu_responsavel: { texto: "abriu responsável", escreve: "pacientes" },
  procurou_paciente: { texto: "procurou paciente", escreve: "pacientes" },
  procurou_pacientes: { texto: "procurou pacientes", escreve: "pacientes" },
  listou_pacientes: { texto: "listou pacientes", escreve: "pacientes" },
  viu_telefones: { texto: "viu telefones", escreve: "pacientes" },
  viu_laudo: {
    texto: "viu o laudo",
    escreve: "pacientes",
    doLaudo: "abriu o laudo",
    isLeitura: true,
  },
  imprimiu_comprovante: {
    texto: "imprimiu o comprovante",
    escreve: "pacientes",
    doLaudo: "imprimiu o comprovante",
  },
  procurou_laudos: { texto: "procurou laudos", escreve: "pacientes" },
  listou_laudos: { texto: "listou laudos", escreve: "pacientes" },
  viu_acessos: { texto: "viu os acessos", escreve: "pacientes" },
  exportou_acessos: { texto: "exportou acessos", escreve: "pacientes" },
  listou_pdfs: { texto: "listou PDFs na fila", escreve: "pacientes" },
  listou_imagens: { texto: "listou imagens sem laudo", escreve: "pacientes" },
  enviou_imagens: {
    texto: "enviou imagens",
    escreve: "pacientes",
    doLaudo: "enviou imagens",
  },

  abriu_mensagem: { texto: "abriu mensagem", escreve: "mensagens" },
  procurou_mensagens: { texto: "procurou mensagens", escreve: "mensagens" },
  listou_mensagens: { texto: "listou mensagens", escreve: "mensagens" },
  imprimiu_mensagens: { texto: "imprimiu mensagens", escreve: "mensagens" },
  respondeu_por_email: { texto: "respondeu por e-mail", escreve: "sistema" },
  avisou_mensagem: { texto: "avisou de mensagem nova", escreve: "sistema" },

  abriu_agendamento: { texto: "abriu agendamento", escreve: "pacientes" },
  procurou_agendamentos: { texto: "procurou agendamentos", escreve: "pacientes" },
  listou_agendamentos: { texto: "listou agendamentos", escreve: "pacientes" },
  contou_agendamentos: { texto: "viu os números dos agendamentos", escreve: "pacientes" },
  viu_anexo_agendamento: { texto: "viu anexo de agendamento", escreve: "pacientes" },
  avisou_agendamento: { texto: "avisou por e-mail de um agendamento", escreve: "sistema" },
  respondeu_perguntas: { texto: "respondeu às perguntas de segurança", escreve: "banco" },
  desistiu_agendamento: { texto: "desistiu do agendamento", escreve: "banco" },
  confirmou_horario: { texto: "confirmou horário", escreve: "banco" },
  confirmou_presenca: { texto: "confirmou que vem", escreve: "banco" },
  entrou_na_espera: { texto: "entrou na lista de espera", escreve: "banco" },
  saiu_da_espera: { texto: "saiu da lista de espera", escreve: "banco" },
  procurou_na_espera: { texto: "procurou na lista de espera", escreve: "sistema" },
  pediu_outro_horario: { texto: "pediu outro horário", escreve: "banco" },
  enviou_foto_agendamento: { texto: "enviou outra foto do agendamento", escreve: "banco" },

  informou_aparelho: { texto: "informou os aparelhos", escreve: "sistema" },
  enviou_codigo_acesso: { texto: "enviou código de acesso", escreve: "sistema" },
  avisou_por_email: {
    texto: "avisou por e-mail",
    escreve: "sistema",
    doLaudo: "avisou por e-mail",
  },

  abriu_lista: { texto: "abriu a lista", escreve: "paciente" },
  abriu_laudo: {
    texto: "abriu laudo",
    escreve: "paciente",
    doLaudo: "abriu o laudo",
    isLeitura: true,
  },
  encerrou_acesso: { texto: "encerrou o acesso", escreve: "paciente" },

  compartilhou_laudo: {
    texto: "compartilhou laudo",
    escreve: "banco",
    doLaudo: "criou um link do laudo",
  },
  encerrou_compartilhamento: {
    texto: "encerrou compartilhamento",
    escreve: "banco",
    doLaudo: "encerrou um link do laudo",
  },
  abriu_compartilhado: {
    texto: "abriu laudo compartilhado",
    escreve: "banco",
    doLaudo: "abriu o laudo pelo link",
    isLeitura: true,
  },

  entrou: { texto: "entrou", escreve: "banco" },
  viu_paginas: {
    texto: "viu páginas",
    escreve: "banco",
    doLaudo: "viu as páginas",
    isLeitura: true,
  },
  baixou_pdf: { texto: "baixou PDF", escreve: "banco", doLaudo: "baixou o PDF", isLeitura: true },
  imprimiu_pdf: {
    texto: "imprimiu PDF",
    escreve: "banco",
    doLaudo: "imprimiu o PDF",
    isLeitura: true,
  },
  viu_imagens: {
    texto: "viu imagens",
    escreve: "banco",
    doLaudo: "viu as imagens",
    isLeitura: true,
  },
  baixou_imagens: {
    texto: "baixou imagens",
    escreve: "banco",
    doLaudo: "baixou as imagens",
    isLeitura: true,
  },
  recebeu_imagens: {
    texto: "recebeu imagens",
    escreve: "banco",
    doLaudo: "recebeu as imagens",
  },
  ligou_imagens: {
    texto: "ligou imagens a um laudo",
    escreve: "banco",
    doLaudo: "ligou imagens ao laudo",
  },
  moveu_imagens: {
    texto: "moveu imagens para outro laudo",
    escreve: "banco",
    doLaudo: "moveu imagens",
  },
  soltou_imagens: {
    texto: "tirou imagens de um laudo",
    escreve: "banco",
    doLaudo: "tirou imagens do laudo",
  },
  descartou_imagens: {
    texto: "descartou imagens",
    escreve: "banco",
    doLaudo: "descartou imagens",
  },
  cadastrou_paciente: { texto: "cadastrou paciente", escreve: "banco" },
  alterou_paciente: { texto: "alterou paciente", escreve: "banco" },
  alterou_responsavel: { texto: "alterou responsável", escreve: "banco" },
  registrou_laudo: { texto: "registrou laudo", escreve: "banco", doLaudo: "cadastrou o laudo" },
  alterou_laudo: {
    texto: "alterou laudo",
    escreve: "banco",
    doLaudo: "alterou os dados do laudo",
  },
  trocou_paciente_laudo: {
    texto: "trocou o paciente do laudo",
    escreve: "banco",
    doLaudo: "trocou o cadastro do laudo",
  },
  enviou_pdf: { texto: "enviou PDF", escreve: "banco", doLaudo: "juntou o PDF" },
  conferiu_assinatura: {
    texto: "conferiu de novo a assinatura do PDF, com outro resultado",
    escreve: "banco",
    doLaudo: "conferiu de novo a assinatura, com outro resultado",
  },
  juntou_pdf: { texto: "juntou PDF ao laudo", escreve: "banco", doLaudo: "juntou o PDF" },
  descartou_pdf: { texto: "descartou PDF sem laudo", escreve: "banco" },
  liberou_laudo: { texto: "liberou laudo", escreve: "banco", doLaudo: "liberou o laudo" },
  desfez_aviso: { texto: "desfez o aviso por e-mail", escreve: "banco" },
  retificou_laudo: { texto: "retificou laudo", escreve: "banco", doLaudo: "corrigiu o laudo" },
  emitiu_protocolo: {
    texto: "emitiu novo protocolo",
    escreve: "banco",
    doLaudo: "emitiu um novo protocolo",
  },
  moveu_laudo: { texto: "moveu laudo", escreve: "banco", doLaudo: "moveu o laudo" },
  anulou_laudo: { texto: "anulou laudo", escreve: "banco", doLaudo: "anulou o laudo" },
} as const satisfies Record<string, Ato>;

type AtoId = keyof typeof ATOS;

export type AtoDe<Writer extends Ato["escreve"]> = {
  [Id in AtoId]: (typeof ATOS)[Id]["escreve"] extends Writer ? Id : never;
}[AtoId];

const ENTRIES: Readonly<Record<string, Ato>> = ATOS;
const IDS = Object.keys(ATOS) as AtoId[];

export function listAtosDe<Writer extends Ato["escreve"]>(writer: Writer): AtoDe<Writer>[] {
  return IDS.filter((id): id is AtoDe<Writer> => ATOS[id].escreve === writer);
}

export const LAUDO_ACTS: readonly string[] = IDS.filter((id) => ENTRIES[id]?.doLaudo);

export const READING_ACTS: readonly string[] = IDS.filter((id) => ENTRIES[id]?.isLeitura);

export const ROUTINE_ACTS: readonly string[] = IDS.filter((id) => !ENTRIES[id]?.doLaudo);

export function isLeitura(ato: string): boolean {
  return READING_ACTS.includes(ato);
}

export function isRotina(ato: string): boolean {
  return ROUTINE_ACTS.includes(ato);
}

export function formatAto(ato: string): string {
  return ownValue(ENTRIES, ato)?.texto ?? ato.replaceAll("_", " ");
}

export function formatAtoDoLaudo(ato: string): string {
  return ownValue(ENTRIES, ato)?.doLaudo ?? formatAto(ato);
}
