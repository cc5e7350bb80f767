/**
 * Which data a line of the patients' trail is about: ids that are part of its hash, so that none is ever changed
 * nor reused. A column is named as it is spelled; some ids carry a value (`versao:2`). Their Portuguese is here alone.
 */
import { LAUDO_LABELS } from "#domain/laudos/laudos.ts";
import { PACIENTE_LABELS } from "#domain/pessoas/pacientes.ts";
import { ownValue } from "#domain/texto/own-value.ts";

export const DADOS = {
  ...LAUDO_LABELS,
  ...PACIENTE_LABELS,
  status: "Situação",
  aberto_em: "aberto em",
  responsavel_hash: "acesso do responsável",

  acessos: "acessos",
  arquivo: "arquivo",
  aviso: "aviso",
  cadastro: "cadastro",
  laudo: "laudo",
  lista: "lista",
  mensagem: "mensagem",
  nome_arquivo: "nome do arquivo",
  paginas: "páginas",
  pdf: "PDF",
  versao: "versão",
} as const;

export type Dado = keyof typeof DADOS;

/** An id that this version does not know reads as its words. */
export function formatDados(dados: readonly string[]): string {
  return dados.map(formatDado).join(", ");
}

function formatDado(dado: string): string {
  const [id = "", ...value] = dado.split(":");
  return [ownValue<string>(DADOS, id) ?? id.replaceAll("_", " "), ...value].join(" ");
}
