import type { ThingEntry } from "../thing-entry.ts";

/** How a study arrived: from the equipment, by a person in the back office, or fetched from the clinic's archive. */
export const ORIGENS_IMAGEM = ["dicom", "painel", "pacs"] as const;
export type OrigemImagem = (typeof ORIGENS_IMAGEM)[number];

export const SITUACOES_SERIE = ["pendente", "renderizando", "pronta", "falhou"] as const;
export type SituacaoSerie = (typeof SITUACOES_SERIE)[number];

export const IMAGEM_LIMITS = {
  bytes: 1024 * 1024 * 1024,
  /** The most images of one series that are rendered; further images can only be downloaded. */
  serie: 5_000,
  nome: 200,
} as const;

export const AVISO_DIAGNOSTICO = "Imagens para consulta; não servem para diagnóstico.";

/** Data from a study's DICOM header; a text that the header lacks is empty. */
export interface DadosEstudo {
  nome: string;
  documento: string;
  nascimento: string;
  protocolo: string;
  descricao: string;
  data: string;
}

export function countImagens(quantas: number): string {
  return quantas === 1 ? "1 imagem" : `${quantas} imagens`;
}

export function countFalhas(quantas: number): string {
  return quantas === 1 ? "1 não pôde ser exibida" : `${quantas} não puderam ser exibidas`;
}

export function countParciais(quantas: number): string {
  return quantas === 1 ? "1 é exibida só em parte" : `${quantas} são exibidas só em parte`;
}

export function countRepetidas(quantas: number): string {
  return `${countImagens(quantas)} já ${quantas === 1 ? "estava" : "estavam"} aqui`;
}

export function countRecusadas(quantas: number): string {
  return `${countImagens(quantas)} ${quantas === 1 ? "foi recusada" : "foram recusadas"}`;
}

const MODALIDADES: Readonly<Record<string, string>> = {
  CR: "Radiografia",
  CT: "Tomografia",
  DX: "Radiografia",
  MG: "Mamografia",
  MR: "Ressonância",
  US: "Ultrassom",
  XA: "Angiografia",
  RF: "Radioscopia",
  NM: "Medicina nuclear",
  PT: "PET",
  OT: "Imagens",
};

/** @param modalidade a DICOM code (PS3.3, C.7.3.1.1.1); an unknown one is returned unchanged */
export function modalidadeLabel(modalidade: string): string {
  return Object.hasOwn(MODALIDADES, modalidade) ? String(MODALIDADES[modalidade]) : modalidade;
}

const confidential = {
  article: "o",
  icon: null,
  name: null,
  isPersonal: true,
  fields: {},
} as const;

export const ESTUDOS = {
  ...confidential,
  label: "Estudo de imagens",
  plural: "Estudos de imagens",
  icon: "image",
} as const satisfies ThingEntry<object>;

export const SERIES = {
  ...confidential,
  label: "Série de imagens",
  plural: "Séries de imagens",
  article: "a",
  openedBy: "estudo_id",
} as const satisfies ThingEntry<object>;

export const IMAGENS = {
  ...confidential,
  label: "Imagem de exame",
  plural: "Imagens de exames",
  article: "a",
  openedBy: "serie_id",
} as const satisfies ThingEntry<object>;
